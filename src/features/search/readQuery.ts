import { wordsOf } from '../../content/search/words.ts'
import { MAX_CHARACTERS, MAX_WORDS } from './limits.ts'
import { halvesOf, nearestTo } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'
import { extensionsOf, formsOf } from './wordForms.ts'

/** How relevant it is that a document has a word's other form, or a longer word. */
const OTHER_FORM = 0.95
const LONGER_WORD = 0.1

/** The words that count as one word of a query, each with its weight. */
export type Variants = ReadonlyMap<string, number>

export interface Asked {
  /** A document has to have one variant of each. */
  words: Variants[]
  /** Words that no page has, with what is looked for instead. */
  corrected: { typed: string; meant: string }[]
  /** Words that no page has, nor any like them. */
  unknown: string[]
  /** Whether the query goes on after what is searched. */
  isCut: boolean
}

/** Reads a query as words of the site. */
export function readQuery(query: string, vocabulary: Vocabulary): Asked {
  const searched = query.slice(0, MAX_CHARACTERS)
  const all = [...new Set(wordsOf(searched))]
  const typed = all.slice(0, MAX_WORDS)
  const isCut = searched.length < query.length || typed.length < all.length
  const asked: Asked = { words: [], corrected: [], unknown: [], isCut }
  for (const [place, word] of typed.entries()) {
    const isLast = place === typed.length - 1
    ask(asked, word, isLast && ENDS_IN_WORD.test(searched), vocabulary)
  }
  return asked
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}]$/u

/** Adds a word, or what was meant by it, to what is asked for. */
function ask(asked: Asked, word: string, isUnfinished: boolean, vocabulary: Vocabulary) {
  const variants = variantsOf(word, isUnfinished, vocabulary)
  if (variants.size > 0) {
    asked.words.push(variants)
    return
  }
  const meant = meantBy(word, vocabulary)
  if (meant.length === 0) asked.unknown.push(word)
  else asked.corrected.push({ typed: word, meant: meant.join(' ') })
  asked.words.push(...meant.map((other) => variantsOf(other, isUnfinished, vocabulary)))
}

function variantsOf(word: string, isUnfinished: boolean, vocabulary: Vocabulary): Variants {
  const variants = new Map<string, number>()
  for (const form of formsOf(word, vocabulary)) variants.set(form, form === word ? 1 : OTHER_FORM)
  // Who goes on to the next word has written the one before to its end.
  if (variants.size > 0 && !isUnfinished) return variants
  for (const longer of extensionsOf(word, vocabulary)) {
    const weight = (LONGER_WORD * word.length) / longer.length
    if (!variants.has(longer)) variants.set(longer, weight)
  }
  return variants
}

/** The words that were probably meant: two that were written as one, or one in other letters. */
function meantBy(word: string, vocabulary: Vocabulary): string[] {
  const halves = halvesOf(word, vocabulary)
  if (halves.length > 0) return halves
  const nearest = nearestTo(word, slipsAllowed(word), vocabulary)
  return nearest === null ? [] : [nearest]
}

/** How many letters may be wrong: none in a short word, two in a long one. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * What to ask for instead of words that are unknown, or null: a looser reading, which is only
 * offered.
 */
export function suggestFor(unknown: string[], vocabulary: Vocabulary): string | null {
  const meant = unknown.flatMap((word) => {
    return nearestTo(word, Math.floor(word.length * LOOSE), vocabulary) ?? []
  })
  return meant.length > 0 ? meant.join(' ') : null
}

/** The share of the letters that may be wrong in a word that is only offered. */
const LOOSE = 1 / 3
