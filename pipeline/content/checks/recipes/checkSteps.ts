import { isStepHeading } from '../../../../src/content/recipeGroups.ts'
import { stepsOf } from '../../documents/placedTexts.ts'
import { type ReportProblem, quote } from '../../report/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'

/** Refuses a heading among the steps that has no name, and instructions that are headings only. */
export function checkSteps(document: ReadDocument, report: ReportProblem): void {
  const entries = stepsOf(document)
  for (const { text, place } of entries) {
    if (!isStepHeading(text) || /[\p{L}\p{N}]/u.test(text)) continue
    const what = `${quote(text)} is a heading without a name.`
    report(place, 'unnamed-heading', what, 'Name its part, as in “For the dough:”, or remove it.')
  }
  const [first] = entries
  if (!first || entries.some(({ text }) => !isStepHeading(text))) return
  const what = 'What ends in a colon is a heading, and “instructions” holds nothing else.'
  const fix = 'Write the steps below their headings, or end them with a full stop.'
  report(first.place, 'no-steps', what, fix)
}

/** A heading without steps may be a step that ends in a colon. */
export function checkEmptyGroups(document: ReadDocument, report: ReportProblem): void {
  const entries = stepsOf(document)
  for (const [index, { text, place }] of entries.entries()) {
    const next = entries[index + 1]
    if (!isStepHeading(text) || (next && !isStepHeading(next.text))) continue
    const what = `${quote(text)} ends in a colon and is a heading, but no step follows it.`
    report(place, 'empty-group', what, 'Write its steps below it, or end it with a full stop.')
  }
}
