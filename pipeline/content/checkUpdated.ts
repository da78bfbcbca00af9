import type { ReadDocument } from './document.ts'
import { placeOfPath } from './placedTexts.ts'
import type { Complain } from './problem.ts'

/** A document cannot have been changed before it was published, where it says when that was. */
export function checkUpdated(document: ReadDocument, complain: Complain): void {
  const { date, updated } = document.values
  if (typeof date !== 'string' || typeof updated !== 'string' || updated >= date) return
  const what = `“updated” is ${updated}, which is before “date”, ${date}.`
  complain(
    placeOfPath(document, 'updated'),
    'early-update',
    what,
    'Write a later day, or remove the line.',
  )
}
