/** Reads numbers as German recipes write them: `1,5`, `1½`, `2–3`, `eine halbe`, `anderthalb`. */
import { FRACTION_GLYPHS, parseFraction } from '../../../src/cooking/parseFraction.ts'
import { matchAt, toThousandths } from '../amounts/numbers.ts'

export interface GermanNumber {
  start: number
  end: number
  quantity: number
  upTo?: number
}

const WORDS = new Map([
  ...'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'
    .split(' ')
    .map((word, index) => [word, index + 2] as const),
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreiviertel', 0.75],
])
/** `ein paar` and `ein wenig` are no numbers. */
const ONE = String.raw`ein(?:e[nmrs]?)?(?! (?:paar|wenig|bisschen))`
const HALF = 'halbe[nmrs]?'

/** Single numbers. A decimal point is Swiss; three digits behind a point or an apostrophe are thousands. */
const NUMBER = new RegExp(
  [
    String.raw`(?<thousands>\d{1,3}(?:[.'’]\d{3})+)(?![\d,])`,
    String.raw`(?:(?<whole>\d+)[ -])?(?<over>\d+)[/⁄](?<under>[1-9]\d*)`,
    `(?<before>\\d*) ?(?<sign>[${FRACTION_GLYPHS}])`,
    String.raw`(?<decimal>\d+(?:[.,]\d+)?)`,
    String.raw`\b(?<word>${[...WORDS.keys()].join('|')})\b`,
    String.raw`\b(?<half>(?:${ONE} )?${HALF})\b`,
    String.raw`\b(?<one>${ONE})\b`,
  ].join('|'),
  'iy',
)
const RANGE = / ?[-–—] ?| bis (?:zu )?| oder /iy

function readOne(text: string, at: number): { value: number; end: number } | undefined {
  const found = matchAt(NUMBER, text, at)
  if (!found?.groups) return undefined
  const { thousands, whole, over, under, before, sign, decimal, word, half } = found.groups
  const end = at + found[0].length
  if (thousands !== undefined) return { value: Number(thousands.replaceAll(/\D/g, '')), end }
  if (over !== undefined) return { value: Number(whole ?? 0) + Number(over) / Number(under), end }
  if (sign !== undefined) return { value: Number(before) + parseFraction(sign), end }
  if (decimal !== undefined) return { value: Number(decimal.replace(',', '.')), end }
  if (word !== undefined) return { value: WORDS.get(word.toLowerCase()) ?? 0, end }
  return { value: half === undefined ? 1 : 0.5, end }
}

/** Reads a number or a range that begins at a place in a text. */
export function germanNumberAt(text: string, start: number): GermanNumber | undefined {
  const low = readOne(text, start)
  if (!low || low.value === 0) return undefined
  const separator = matchAt(RANGE, text, low.end)
  const high = separator ? readOne(text, low.end + separator[0].length) : undefined
  const quantity = toThousandths(low.value)
  return high && high.value > low.value
    ? { start, end: high.end, quantity, upTo: toThousandths(high.value) }
    : { start, end: low.end, quantity }
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
