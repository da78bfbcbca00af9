import { appendToStoredList, STORAGE_KEYS } from '../../storage/storedList.ts'

export interface Submission {
  name: string
  email: string
  subject: string
  message: string
}

/**
 * Appends a message to the stored list.
 * @returns whether it was stored
 */
export function submit(submission: Submission, now: Date): boolean {
  return appendToStoredList(STORAGE_KEYS.submissions, { ...submission, date: now.toISOString() })
}
