import type { ReportProblem } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import type { Rule } from '../report/rules.ts'

interface Advice {
  rule: Rule
  /** How many characters search results show, about, before they cut. */
  most: number
}

const TITLE: Advice = { rule: 'long-title', most: 60 }
const DESCRIPTION: Advice = { rule: 'long-description', most: 160 }

export function checkLengths({ placed, type }: ReadDocument, report: ReportProblem): void {
  const advices = new Map([
    [type.titleField, TITLE],
    [type.summaryField, DESCRIPTION],
  ])
  for (const { path, value, place } of placed) {
    const advice = advices.get(path)
    if (!advice || typeof value !== 'string' || value.length <= advice.most) continue
    const what = `“${path}” is ${value.length} characters long; search results show about ${advice.most}.`
    report(place, advice.rule, what, 'Shorten it, or say what matters first.')
  }
}
