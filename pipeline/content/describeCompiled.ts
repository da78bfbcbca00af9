import type { Compiled } from './compileContent.ts'
import { formatProblem } from './problem.ts'
import { counted } from './report.ts'

/** `98 documents compiled, 3 of them not published`. */
export function countCompiled({ count, leftOut }: Compiled): string {
  const rest = leftOut > 0 ? `, ${leftOut} not published` : ''
  return `${counted(count, 'document')} compiled${rest}`
}

/** What an editor should know of content that could be compiled: warnings, and what is due next. */
export function notesOn({ warnings, next }: Compiled): string[] {
  return [...warnings.map(formatProblem), ...(next === undefined ? [] : [`Next: ${next}`])]
}
