import { ingredientsOf, stepsOf, textsAt } from '../documents/placedTexts.ts'
import { type ReportProblem, type SourcePlace, quote } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'

/** Warns of an ingredient or a step that stands twice; groups may share an ingredient. */
export function checkRepeatedLines(document: ReadDocument, report: ReportProblem): void {
  const groups = textsAt(document, /^ingredients\[\d+\]\.group$/).map(({ place }) => place.line)
  const seen = new Map<string, SourcePlace>()
  const reasons = textsAt(document, /^(pros|cons)\[\d+\]$/)
  for (const { text, place } of [...ingredientsOf(document), ...stepsOf(document), ...reasons]) {
    // A group may stand in the line below the text.
    const group = groups.filter((line) => line <= place.line + 1).length
    const key = `${group} ${text}`
    const first = seen.get(key)
    if (first) {
      const what = `${quote(text)} stands in line ${first.line}, too.`
      report(place, 'repeated-line', what, 'Remove one of the two, or say how they differ.')
    } else seen.set(key, place)
  }
}
