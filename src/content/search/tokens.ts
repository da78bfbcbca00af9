/** What counts as a word: the same in the index, in a query and in the marks of a result. */
import { STOP_WORDS, unify } from 'words/searchRules'
import { memoize } from '../../shared/memoize.ts'
import { withoutAccents } from '../../shared/textForms.ts'

/** Letters with their marks, decimal digits, and the apostrophe inside a word. */
const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’][\p{L}\p{M}\p{Nd}]+)*/gu

const MIN_WORD = 2

/** Lower case, without accents and without a genitive's ending. */
const fold = memoize((written: string) => {
  const bare = withoutAccents(written.toLowerCase())
  return unify(bare.replace(/['’]s$/, '').replaceAll(/['’]/g, ''))
})

interface PlacedWord {
  word: string
  /** The index of the first letter, and the index after the last. */
  start: number
  end: number
}

export function findTokens(text: string): PlacedWord[] {
  const all = [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    return { word: fold(written), start: index, end: index + written.length }
  })
  return all.filter(({ word }) => word.length >= MIN_WORD && !STOP_WORDS.has(word))
}

/** The words by which a text can be found; “Stir-fry” by `stir` and by `fry`. */
export function tokenize(text: string): string[] {
  return findTokens(text).map(({ word }) => word)
}
