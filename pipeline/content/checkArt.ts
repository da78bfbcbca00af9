import { parseArt } from '@pinchwell/illustrator/language'
import { type CheckContext, type FilledSpot, textOf } from './checkScalar.ts'
import type { Place } from './problem.ts'

/** Far longer than any line there is, and soon read when every word of it is a mistake. */
const MOST_CHARACTERS = 1000

/** Checks a line of art, word by word; each mistake points at its word. */
export function checkArt(spot: FilledSpot, context: CheckContext): string | undefined {
  const line = textOf(spot, context)?.trim()
  if (line === undefined) return undefined
  if (line.length > MOST_CHARACTERS) {
    const what = `“${spot.path}” is ${line.length} characters long; ${MOST_CHARACTERS} fit.`
    context.complain(spot.place, 'long-value', what, 'Shorten it.')
    return undefined
  }
  const art = parseArt(line, ({ offset, what, fix }) => {
    const place = placeInside(spot, line, offset, context)
    context.complain(place, 'art-line', `“${spot.path}”: ${what}`, fix)
  })
  return art ? line : undefined
}

/**
 * Where a character of the value stands in the file, whatever quotes and line ends YAML has taken
 * away; where the value begins, when it is written with escapes.
 */
function placeInside(
  { node, place }: FilledSpot,
  value: string,
  offset: number,
  { source, lines }: CheckContext,
): Place {
  const [start, end] = node.range ?? [0, 0]
  const written = [...source.slice(start, end).matchAll(/\S/g)]
  const first = written
    .map(([character]) => character)
    .join('')
    .indexOf(value.replaceAll(/\s/g, ''))
  if (first === -1) return place
  const before = value.slice(0, offset).replaceAll(/\s/g, '').length
  const { line, col } = lines.linePos(start + (written[first + before]?.index ?? end - start))
  return { line, column: col }
}
