/** The search rules for English; `words/searchRules` resolves to those of the site's language. */
import { stemmer } from 'stemmer'

export { stemmer as stem } from 'stemmer'

export const STOP_WORDS = new Set(
  `a about all an and any are as at be been but by can could did do does for from had has have how i
  if in into is it its me my no not of off on one or our out over own should so some than that the
  their them then there these they this those to too up us was we were what when where which while
  who why will with would you your`.split(/\s+/),
)

/** Unifies spellings of a lower-case word without accents; English needs no change. */
export const unify = (word: string) => word

/** Returns the stems of a word; `knives` also has that of `knife`. */
export function stemsOf(word: string): string[] {
  const singular = word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []
  return [word, ...singular].map((form) => stemmer(form))
}

/** Whether the language has compound nouns, whose parts must be searchable. */
export const JOINS_WORDS: boolean = false
export const endsIn = (_long: string, _word: string) => false
export const beginningsOf = (_word: string): string[] => []

/** Whether nouns have a capital letter inside sentences. */
export const HAS_CAPITALS: boolean = false

/** Matches a maximum time in a query of stems. */
export const TIME = /^(?:under |less |within |max )?(\d+) ?min(?:ut)?(?: less)?$/
/** Matches a food to exclude, such as “dairy-free”, but not “free-range”. */
export const WITHOUT = /\b(?:no|without)\s+(\p{L}+)|(\p{L}+)[- ]free\b(?![- ]range)/giu

/** Returns the labels of dishes without a food, such as `nut-free`. */
export const labelsWithout = (food: string) => [`${food}-free`]
