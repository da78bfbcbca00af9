import { withoutAccents } from '../../../src/shared/textForms.ts'
import { singularOf } from './inflect.ts'

export interface Word {
  /** Singular, lowercase, without accents. */
  name: string
  start: number
  end: number
  gap: string
}

/** Returns a word's form for comparison: singular, lowercase, without accents. */
export function singular(noun: string): string {
  const word = withoutAccents(noun).toLowerCase()
  return /^chill?i(?:es)?$/.test(word) ? 'chili' : singularOf(word)
}

/** Splits a text into words: `all-purpose` is two words, and `chicken’s` is chicken. */
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

export function namesOfWords(phrase: string): string[] {
  return wordsWithPlaces(phrase).map(({ name }) => name)
}
