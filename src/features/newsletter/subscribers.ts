import { appendToStoredList, readStoredList, STORAGE_KEYS } from '../../storage/storedList.ts'

export type SubscribeResult = 'empty' | 'duplicate' | 'subscribed' | 'not stored'

/** Appends an address to the stored list. Older entries are bare addresses. */
export function subscribe(email: string, now: Date): SubscribeResult {
  if (email === '') return 'empty'
  if (isSubscribed(email)) return 'duplicate'
  const entry = { email, date: now.toISOString() }
  return appendToStoredList(STORAGE_KEYS.subscribers, entry) ? 'subscribed' : 'not stored'
}

/** By exact match. */
export function isSubscribed(email: string): boolean {
  return readStoredList(STORAGE_KEYS.subscribers).some((entry) => emailOf(entry) === email)
}

export function emailIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('email') ?? '')
}

function emailOf(entry: unknown): unknown {
  if (typeof entry === 'object' && entry !== null && 'email' in entry) return entry.email
  return entry
}
