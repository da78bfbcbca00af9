import * as words from 'words/newsletter'
import * as site from 'words/site'
import { submitForm } from '../../forms/submitForm.ts'
import { hasFormService } from '../../settings/settings.ts'
import { isRecord } from '../../shared/checkJson.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { appendToStoredList, readStoredList } from '../../storage/webStorage.ts'
import { showToast, type Toast } from '../../ui/toast/toast.ts'

type SubscribeResult = 'empty' | 'duplicate' | 'subscribed' | 'not stored'

export const formMessages: Record<SubscribeResult, Toast> = {
  empty: { title: words.emptyTitle, message: words.empty, variant: 'destructive' },
  duplicate: { title: words.duplicateTitle, message: words.duplicate },
  subscribed: { title: words.subscribedTitle, message: words.subscribed },
  'not stored': { title: site.notStored, message: words.notStored, variant: 'destructive' },
}

/** Signs up and shows the outcome. @returns `subscribed` also when the address waits to be sent */
export async function signUp(form: HTMLFormElement, success: Toast): Promise<SubscribeResult> {
  const email = emailIn(form)
  if (hasFormService('newsletter') && email !== '' && !subscriptions(email).some(wasSent)) {
    return (await submitForm(form, 'newsletter', { email }, success)) ? 'subscribed' : 'not stored'
  }
  const result = subscribe(email, new Date())
  showToast(result === 'subscribed' ? success : formMessages[result])
  return result
}

export function emailIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('email') ?? '')
}

export function subscribe(email: string, now: Date): SubscribeResult {
  if (email === '') return 'empty'
  if (subscriptions(email).length > 0) return 'duplicate'
  const entry = { email, date: now.toISOString() }
  return appendToStoredList(STORAGE_KEYS.subscribers, entry) ? 'subscribed' : 'not stored'
}

function subscriptions(email: string): unknown[] {
  const entries = readStoredList(STORAGE_KEYS.subscribers)
  // Older entries are bare addresses.
  return entries.filter((entry) => (isRecord(entry) ? entry.email : entry) === email)
}

/** Entries without `isSent` were stored while the settings named no service. */
function wasSent(entry: unknown): boolean {
  return isRecord(entry) && entry.isSent === true
}
