/**
 * The language of a picture, one line:
 *
 *     ground | vessel | food; food; … | prop; prop; …      a dish seen from above
 *     stage | product | prop; prop; …                      a product
 *
 * A word may carry, in this order: `:color`, `/accent`, `+detail`, `@place`, `*count`, `!scale`.
 */

/** One word of a line as it was written. */
export interface ArtToken {
  name: string
  color?: string
  accent?: string
  details: string[]
  /** An hour of the clock, `c` for the middle, or a corner such as `nw`. */
  place?: string
  count?: number
  scale: number
  /** Where it begins, counted from the start of the line. */
  offset: number
}

export interface ArtMistake {
  /** Where it is, counted from the start of the line. */
  offset: number
  what: string
  fix: string
}

const TOKEN =
  /^(?<name>[a-z]+)(?::(?<color>#[0-9a-f]{6}|[a-z]+))?(?:\/(?<accent>#[0-9a-f]{6}|[a-z]+))?(?<details>(?:\+[a-z]+)*)(?:@(?<place>[a-z]+|\d{1,2}))?(?:\*(?<count>\d{1,3}))?(?:!(?<scale>\d(?:\.\d{1,2})?|\.\d{1,2}))?$/i

/** The parts of a line between its bars, each a list of words; what cannot be read is reported. */
export function readArtLine(line: string, complain: (mistake: ArtMistake) => void): ArtToken[][] {
  return withOffsets(line, '|', 0).map(({ text, offset }) =>
    withOffsets(text, ';', offset).flatMap((piece) => readToken(piece, complain)),
  )
}

interface Piece {
  text: string
  offset: number
}

function withOffsets(text: string, separator: string, start: number): Piece[] {
  let offset = start
  return text.split(separator).map((part) => {
    const piece = { text: part, offset }
    offset += part.length + separator.length
    return piece
  })
}

function readToken({ text, offset }: Piece, complain: (mistake: ArtMistake) => void): ArtToken[] {
  const word = text.trim()
  if (word === '') return []
  const start = offset + text.indexOf(word)
  const groups = TOKEN.exec(word)?.groups
  if (!groups) {
    complain({
      offset: start,
      what: `“${word}” cannot be read.`,
      fix: 'Write a word, then if needed :color /accent +detail @place *count !scale, without blanks.',
    })
    return []
  }
  const { name = '', color, accent, details = '', place, count, scale } = groups
  return [
    {
      name,
      color,
      accent,
      details: details.split('+').filter(Boolean),
      place,
      count: count === undefined ? undefined : Number(count),
      scale: scale === undefined ? 1 : Number(scale),
      offset: start,
    },
  ]
}
