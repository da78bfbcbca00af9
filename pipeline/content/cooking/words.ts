import { memoize } from '../../../src/content/memoize.ts'
import { withoutAccents } from '../../../src/content/withoutAccents.ts'

export interface Word {
  /** Singular, in small letters, without accents. */
  name: string
  start: number
  end: number
  /** What separates it from the word before. */
  gap: string
}

const IRREGULAR = new Map(
  `leaves leaf, loaves loaf, halves half, knives knife, shelves shelf, radishes radish, peaches peach,
  cookies cookie, brownies brownie, anchovies anchovy, chilies chili, chillies chili, chilli chili,
  chiles chile, olives olive, cloves clove, chives chive, endives endive`
    .split(/,\s+/)
    .map((pair): [string, string] => {
      const [many = '', one = ''] = pair.split(' ')
      return [many, one]
    }),
)

export const singular: (noun: string) => string = memoize(toSingular)

function toSingular(noun: string): string {
  const word = withoutAccents(noun).toLowerCase()
  const known = IRREGULAR.get(word)
  if (known !== undefined) return known
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=o|sh|ch|ss|x|z)es$/, '')
    .replace(/(?<=[^s])s$/, '')
}

/** `all-purpose` is two words, and `chicken’s` is chicken. */
export function wordsWithPlaces(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: written, index } of text.matchAll(/\p{L}+(?:['’]\p{L}+)?/gu)) {
    const name = singular(written.replace(/['’]s?$/i, ''))
    const before = words.at(-1)?.end ?? 0
    const gap = text.slice(before, index)
    words.push({ name, start: index, end: index + written.length, gap })
  }
  return words
}
