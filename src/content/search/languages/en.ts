/** How English words are searched; a site has the rules of its language as `words/searchRules`. */
import { stemmer } from 'stemmer'

export { stemmer as stem } from 'stemmer'

export const STOP_WORDS = new Set(
  `a about all an and any are as at be been but by can could did do does for from had has have how i
  if in into is it its me my no not of off on one or our out over own should so some than that the
  their them then there these they this those to too up us was we were what when where which while
  who why will with would you your`.split(/\s+/),
)

/** Unifies spellings of a word in lower case without accents. */
export const unify = (word: string) => word

/** Returns stems that all forms of a word share; `knives` has those of `knife`, too. */
export function stemsOf(word: string): string[] {
  const singular = word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []
  return [word, ...singular].map((form) => stemmer(form))
}

/** Whether the language joins nouns, so that parts are searched, too. */
export const JOINS_WORDS: boolean = false
export const endsIn = (_long: string, _word: string) => false
export const beginningsOf = (_word: string): string[] => []

/** Whether words begin with a capital letter inside a sentence, too. */
export const HAS_CAPITALS: boolean = false

/** Matches a time, of stems. */
export const TIME = /^(?:under |less |within |max )?(\d+) ?min(?:ut)?(?: less)?$/
/** Matches what a dish is to be without; free-range eggs have no food before them. */
export const WITHOUT = /\b(?:no|without)\s+(\p{L}+)|(\p{L}+)[- ]free\b(?![- ]range)/giu

/** The labels of dishes without a food. */
export const labelsWithout = (food: string) => [`${food}-free`]
