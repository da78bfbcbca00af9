/** Reads numbers as German recipes write them: `1,5`, `1½`, `2–3`, `eine halbe`, `anderthalb`. */
import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import { numberReader, rangeReader } from '../amounts/numbers.ts'

export interface GermanNumber {
  start: number
  end: number
  quantity: number
  upTo?: number
}

const WORDS = new Map([
  ...'ein eine einem einen einer eines'.split(' ').map((word) => [word, 1] as const),
  ...'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'
    .split(' ')
    .map((word, index) => [word, index + 2] as const),
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreiviertel', 0.75],
])
/** Precedes number words, since `ein paar` and `ein wenig` are not numbers. */
const NO_FEW = String.raw`\b(?!ein(?:e[nmrs]?)? (?:paar|wenig|bisschen))`

/**
 * Reads single numbers; Swiss decimal points too, but three digits after a point or apostrophe are
 * thousands.
 */
const readNumber = numberReader(
  [
    String.raw`(?<thousands>\d{1,3}(?:[.'’]\d{3})+)(?![\d,])`,
    String.raw`(?<decimal>\d+(?:[.,]\d+)?)`,
    String.raw`\b(?<half>(?:ein(?:e[nmrs]?)? )?halbe[nmrs]?)\b`,
    String.raw`${NO_FEW}(?<named>${[...WORDS.keys()].join('|')})\b`,
  ],
  WORDS,
)
const readRange = rangeReader(readNumber, / ?[-–—] ?| bis (?:zu )?| oder /iy)

/** Reads a number or range at a position of a text. */
export function germanNumberAt(text: string, start: number): GermanNumber | undefined {
  const range = readRange(text, start)
  return range && range.quantity > 0 ? { start, ...range } : undefined
}

const START = new RegExp(`(?<![\\p{L}\\d.,/-])(?=[\\d${FRACTION_GLYPHS}]|\\p{L})`, 'giu')

export function germanNumbersIn(text: string): GermanNumber[] {
  const found: GermanNumber[] = []
  for (const { index } of text.matchAll(START)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const number = germanNumberAt(text, index)
    if (number) found.push(number)
  }
  return found
}
