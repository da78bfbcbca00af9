import { appendToStoredList, readStoredList, STORAGE_KEYS } from '../../storage/storedList.ts'

export type SubscribeResult = 'empty' | 'duplicate' | 'subscribed' | 'not stored'

/**
 * Puts an e-mail address on the list of subscribers in the browser's storage.
 * Older entries are bare addresses; both kinds are kept, and count as the same by exact match.
 *
 * @param now the moment of subscribing
 */
export function subscribe(email: string, now: Date): SubscribeResult {
  if (email === '') return 'empty'
  if (isSubscribed(email)) return 'duplicate'
  const entry = { email, date: now.toISOString() }
  return appendToStoredList(STORAGE_KEYS.subscribers, entry) ? 'subscribed' : 'not stored'
}

/** Whether exactly this address is on the list. */
export function isSubscribed(email: string): boolean {
  return readStoredList(STORAGE_KEYS.subscribers).some((entry) => emailOf(entry) === email)
}

/** What was typed into the field `email` of a form. */
export function emailIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('email') ?? '')
}

function emailOf(entry: unknown): unknown {
  if (typeof entry === 'object' && entry !== null && 'email' in entry) return entry.email
  return entry
}
