import { hasTexts, isRecord, parseJson } from '../shared/checkJson.ts'
import { UNSENT_PREFIX } from '../storage/keys.ts'
import { keysAfter, readText, writeText } from '../storage/storedText.ts'
import type { SubmittedFields } from './send.ts'
import type { FormKind } from './target.ts'

export interface Submission {
  kind: FormKind
  values: SubmittedFields
  date: string
  /** Set when the visitor must change it before it is sent again. */
  isRefused?: true
}

/**
 * Uses one key per submission, so that tabs do not overwrite each other's.
 * @returns false when storage is blocked or full
 */
export function keepUnsent(id: string, submission: Submission): boolean {
  return writeText(UNSENT_PREFIX + id, JSON.stringify(submission))
}

export function forgetUnsent(id: string): void {
  writeText(UNSENT_PREFIX + id, null)
}

export function readUnsent(id: string): Submission | null {
  const value = parseJson(readText(UNSENT_PREFIX + id))
  return isSubmission(value) ? value : null
}

/** The oldest first. */
export function allUnsent(): [id: string, submission: Submission][] {
  return keysAfter(UNSENT_PREFIX)
    .flatMap((id): [string, Submission][] => {
      const submission = readUnsent(id)
      return submission ? [[id, submission]] : []
    })
    .toSorted(([, a], [, b]) => a.date.localeCompare(b.date))
}

function isSubmission(value: unknown): value is Submission {
  if (!hasTexts(value, 'kind', 'date') || !isRecord(value.values)) return false
  return value.kind === 'newsletter' || value.kind === 'contact'
}
