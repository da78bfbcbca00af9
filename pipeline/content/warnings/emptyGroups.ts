import { isStepHeading } from '../../../src/content/groups.ts'
import { stepsOf } from '../read/placedTexts.ts'
import { type Complain, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

/** A heading without steps may be a step that ends in a colon. */
export function checkEmptyGroups(document: ReadDocument, complain: Complain): void {
  const entries = stepsOf(document)
  for (const [index, { text, place }] of entries.entries()) {
    const next = entries[index + 1]
    if (!isStepHeading(text) || (next && !isStepHeading(next.text))) continue
    const what = `${quote(text)} ends in a colon and is a heading, but no step follows it.`
    complain(place, 'empty-group', what, 'Write its steps below it, or end it with a full stop.')
  }
}
