/** Reads numbers as cooks write them: `1½`, `1 1/2`, `half a`, `twenty-five`. */
import { FRACTION_GLYPHS, parseFraction } from '../../../src/cooking/parseFraction.ts'
import { NUMBER_WORDS } from '../../../src/cooking/roundForKitchen.ts'

export interface ParsedNumber {
  value: number
  end: number
}

const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const UP_TO_NINETEEN = ['zero', ...NUMBER_WORDS, ...TEENS]
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NAMED = new Map<string, number>([
  ...UP_TO_NINETEEN.map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, index * 10 + 20]),
  ['three quarters of an', 0.75],
  ['a quarter of an', 0.25],
  ['quarter of an', 0.25],
  ['half an', 0.5],
  ['half a', 0.5],
  ['half', 0.5],
  ['a couple of', 2],
  ['couple of', 2],
  ['a', 1],
  ['an', 1],
])

export const NAMED_PATTERN = [...NAMED.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** Pattern source for numbers; a bare “a” does not count as a number. */
export const NUMBER_PATTERN = String.raw`(?<![\d.,/-])(?:\d+ ?[${FRACTION_GLYPHS}]|\d+|[${FRACTION_GLYPHS}]|\b(?:half an?|${NUMBER_WORDS.join('|')})\b)`

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Fractions in any language; both `1 1/2` and `1-1/2` mean one and a half. */
const FRACTIONS = [
  String.raw`(?:(?<whole>\d+)[ -])?(?<over>\d+)[/⁄](?<under>[1-9]\d*)(?: of an)?(?![\d/])`,
  `(?<before>\\d*) ?(?<vulgar>[${FRACTION_GLYPHS}])(?: of an)?`,
]

/**
 * Makes a reader of the numbers of a language.
 *
 * @param patterns for numbers other than fractions; their named groups identify the parts
 * @param words values of the groups `named`, `tens` and `ones`, in lower case
 */
export function numberReader(patterns: readonly string[], words: ReadonlyMap<string, number>) {
  const pattern = new RegExp([...FRACTIONS, ...patterns].join('|'), 'iy')
  return (text: string, at: number): ParsedNumber | undefined => {
    const found = matchAt(pattern, text, at)
    if (!found?.groups) return undefined
    const { whole, over, under, before, vulgar, thousands, decimals = '' } = found.groups
    const { decimal, tens, named, ones, half } = found.groups
    const end = at + found[0].length
    if (over !== undefined) return { value: Number(whole ?? 0) + Number(over) / Number(under), end }
    if (vulgar !== undefined) return { value: Number(before) + parseFraction(vulgar), end }
    if (thousands !== undefined)
      return { value: Number(thousands.replaceAll(/[,.'’]/g, '') + decimals), end }
    // With a decimal comma, points separate thousands: `1.234,5`.
    const plain = decimal?.includes(',') ? decimal.replaceAll('.', '') : decimal
    if (plain !== undefined) return { value: Number(plain.replace(',', '.')), end }
    const [value = 0, more = 0] = [tens ?? named, ones].map((word = '') =>
      words.get(word.toLowerCase()),
    )
    return { value: value + more + (half === undefined ? 0 : 0.5), end }
  }
}

export const readQuantity = numberReader(
  [
    String.raw`(?<thousands>\d{1,3}(?:,\d{3})+)(?<decimals>\.\d+)?(?!\d)`,
    String.raw`(?<decimal>\d{1,3}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?)(?![\d/])`,
    `(?<tens>${TENS.join('|')})[- ](?<ones>${UP_TO_NINETEEN.slice(1, 10).join('|')})(?![a-z])`,
    `(?<named>${NAMED_PATTERN})(?![a-z])(?<half>(?: |-)and(?: |-)a(?: |-)half)?`,
  ],
  NAMED,
)

/** Makes a reader for a number, or for a range of two numbers with a separator. */
export function rangeReader(read: ReturnType<typeof numberReader>, separator: RegExp) {
  return (text: string, at: number) => {
    const low = read(text, at)
    if (!low) return undefined
    const between = matchAt(separator, text, low.end)
    const high = between ? read(text, low.end + between[0].length) : undefined
    const quantity = toThousandths(low.value)
    return high && high.value > low.value
      ? { quantity, upTo: toThousandths(high.value), end: high.end }
      : { quantity, end: low.end }
  }
}

/** Rounds to thousandths, which keeps fractions such as ⅓ short in page data. */
function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
