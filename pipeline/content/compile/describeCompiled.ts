import type { CompiledContent } from './compileContent.ts'
import { formatProblem } from '../report/problem.ts'
import { counted } from '../report/report.ts'

type Summary = Omit<CompiledContent, 'documents'>

/** Counts what was compiled: `98 documents compiled, 3 not published`. */
export function countCompiled({ count, leftOut }: Summary): string {
  const rest = leftOut > 0 ? `, ${leftOut} not published` : ''
  return `${counted(count, 'document')} compiled${rest}`
}

const SAMPLES =
  'Samples: pages say that products, ratings and counts are samples; remove “sampleContent” from content/site.yaml when they are real.'

export function notesOn({ warnings, hasSamples, next }: Summary): string[] {
  return [
    ...warnings.map(formatProblem),
    ...(hasSamples ? [SAMPLES] : []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
  ]
}
