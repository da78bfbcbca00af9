import { dequal } from 'dequal'
import { once } from '../../../src/shared/memoize.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import type { ReadDocument } from '../documents/document.ts'
import type { Report, ContentProblem } from '../../problems/problem.ts'

export const TO_BE_WRITTEN = 'To be written.'

export function isUnfilled({ rule }: ContentProblem): boolean {
  return /^(?:missing-field|empty-value|missing-text|template-text)$/.test(rule)
}

/** A draft may lack everything but its key and its title. */
export function withoutGapsOfDraft({ type, values, problems }: ReadDocument): ContentProblem[] {
  if (values.draft !== true) return problems
  const needed = new Set([type.uniqueField, type.titleField])
  return problems.filter((problem) => {
    const { rule, path } = problem
    const isNeeded = rule !== 'template-text' && path !== undefined && needed.has(path)
    return !isUnfilled(problem) || isNeeded
  })
}

const NOTE_TO_ONESELF = new RegExp(
  String.raw`^(?:(TODO|TBD|FIXME|XXX|Lorem ipsum)\b|${TO_BE_WRITTEN}$)`,
  'i',
)

const templateBody = once(() => compileMdx(TO_BE_WRITTEN, false, () => {}))

export function checkTemplateWords(document: ReadDocument, report: Report) {
  for (const { path, value, place } of document.placed) {
    const isNoted = typeof value === 'string' && NOTE_TO_ONESELF.test(value)
    if (!isNoted && !dequal(value, templateBody())) continue
    const what = `“${path}” still says “${isNoted ? value : TO_BE_WRITTEN}”`
    report(place, 'template-text', what, 'Write it, or make the document a draft: “draft: true”.')
  }
}
