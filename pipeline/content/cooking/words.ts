import { memoize } from '../../../src/content/memoize.ts'
import { withoutAccents } from '../../../src/content/withoutAccents.ts'

/** A word with its place in a text. */
export interface Word {
  /** In small letters, without accents, in the singular. */
  name: string
  start: number
  end: number
  /** What stands between it and the word before, such as `, `. */
  gap: string
}

const IRREGULAR = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    knives: 'knife',
    shelves: 'shelf',
    radishes: 'radish',
    peaches: 'peach',
    cookies: 'cookie',
    brownies: 'brownie',
    anchovies: 'anchovy',
    chilies: 'chili',
    chillies: 'chili',
    chilli: 'chili',
    chiles: 'chile',
    olives: 'olive',
    cloves: 'clove',
    chives: 'chive',
    endives: 'endive',
  }),
)

/** A noun in the singular, in small letters; other words stay as they are, or nearly so. */
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

/** The words of a text; compounds such as `all-purpose` are several, and `chicken’s` is chicken. */
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
