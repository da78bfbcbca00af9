import { understandArt } from '../illustrator/understandArt.ts'
import { type CheckContext, type FilledSpot, textOf } from './checkScalar.ts'
import type { Place } from './problem.ts'

/** Checks a line of art, word by word; each mistake points at its word. */
export function checkArt(spot: FilledSpot, context: CheckContext): string | undefined {
  const line = textOf(spot, context)?.trim()
  if (line === undefined) return undefined
  const art = understandArt(line, ({ offset, what, fix }) => {
    context.complain(placeInside(spot, line, offset, context), `“${spot.path}”: ${what}`, fix)
  })
  return art ? line : undefined
}

/** Where a character of the value stands in the file; where it begins, when YAML has refolded it. */
function placeInside(
  { node, place }: FilledSpot,
  value: string,
  offset: number,
  { source, lines }: CheckContext,
): Place {
  const [start, end] = node.range ?? [0, 0]
  const inside = source.slice(start, end).indexOf(value)
  if (inside === -1) return place
  const { line, col } = lines.linePos(start + inside + offset)
  return { line, column: col }
}
