import { appendToStoredList, STORAGE_KEYS } from '../../storage/storedList.ts'

export interface Submission {
  name: string
  email: string
  subject: string
  message: string
}

/**
 * Puts a message on the list of submissions in the browser's storage.
 * @param now the moment of sending
 * @returns whether it was stored
 */
export function submit(submission: Submission, now: Date): boolean {
  return appendToStoredList(STORAGE_KEYS.submissions, { ...submission, date: now.toISOString() })
}
