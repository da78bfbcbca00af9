import type { Node } from 'unist'
import type { Place } from '../report/problem.ts'

/** The beginning of a text. */
export const START: Place = { line: 1, column: 1 }

/** Where a node of a Markdown tree stands; `around` when the tree does not say. */
export function spotOf({ position }: Node, around: Place): Place {
  if (!position) return around
  const { start, end } = position
  const { line, column } = start
  return { line, column, end: { line: end.line, column: end.column } }
}
