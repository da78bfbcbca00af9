import type { Node } from 'unist'
import type { Place } from '../report/problem.ts'

export const START: Place = { line: 1, column: 1 }

/** `around` for a node without a position of its own. */
export function spotOf({ position }: Node, around: Place): Place {
  if (!position) return around
  const { start, end } = position
  const { line, column } = start
  return { line, column, end: { line: end.line, column: end.column } }
}
