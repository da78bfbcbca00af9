/** Splits texts into words for the index, queries, and highlights in results. */
import { STOP_WORDS, unify } from 'words/searchRules'
import { memoize } from '../../shared/memoize.ts'
import { withoutAccents } from '../../shared/textForms.ts'

/** Matches letters with their marks, decimal digits, and apostrophes inside a word. */
const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’][\p{L}\p{M}\p{Nd}]+)*/gu

const MIN_WORD = 2

/** Converts to lower case; removes accents and the ending of a genitive. */
const fold = memoize((written: string) => {
  const bare = withoutAccents(written.toLowerCase())
  return unify(bare.replace(/['’]s$/, '').replaceAll(/['’]/g, ''))
})

interface PlacedWord {
  word: string
  /** The index of the first letter; `end` is exclusive. */
  start: number
  end: number
}

export function findTokens(text: string): PlacedWord[] {
  const all = [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    return { word: fold(written), start: index, end: index + written.length }
  })
  return all.filter(({ word }) => word.length >= MIN_WORD && !STOP_WORDS.has(word))
}

/** Returns the search terms of a text: `stir` and `fry` for “Stir-fry”. */
export function tokenize(text: string): string[] {
  return findTokens(text).map(({ word }) => word)
}
