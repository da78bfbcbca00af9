import { wordsOf } from '../../../content/search/words.ts'

/** More of a query is not searched; nobody types as much. */
export const MAX_CHARACTERS = 200
export const MAX_WORDS = 12

const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}]$/u

/** Reads what a query asks for. */
export function readQuery(text: string) {
  const searched = text.slice(0, MAX_CHARACTERS)
  const all = [...new Set(wordsOf(searched))]
  const typed = all.slice(0, MAX_WORDS)
  return {
    /** The words that documents should have, folded. */
    typed,
    /** Whether the last word may be the beginning of a longer one. */
    isUnfinished: ENDS_IN_WORD.test(searched),
    /** Whether the query goes on after what is searched. */
    isCut: searched.length < text.length || typed.length < all.length,
  }
}
