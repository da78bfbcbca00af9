import { stemmer } from 'stemmer'
import type { Vocabulary } from './vocabulary.ts'

/** How many longer words the beginning of a word stands for. */
const MOST_EXTENSIONS = 24
/** Forms of a word agree in their first letters; this many keep the comparison short. */
const COMMON_LETTERS = 3

/** The words of the site that are forms of this one: `knives` and `knife`, `baked` and `baking`. */
export function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const stems = stemsOf(word)
  const alike = vocabulary.beginningWith(word.slice(0, COMMON_LETTERS))
  return alike.filter((other) => stemsOf(other).some((stem) => stems.includes(stem)))
}

/** The words of the site that this is the beginning of, most common first; only so many. */
export function extensionsOf(beginning: string, vocabulary: Vocabulary): string[] {
  const longer = vocabulary.beginningWith(beginning).filter((word) => word !== beginning)
  return longer.toSorted(vocabulary.byCommonness).slice(0, MOST_EXTENSIONS)
}

/** What the forms of a word have in common; English writes the plural of `knife` with a v. */
function stemsOf(word: string): string[] {
  const singular = word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []
  return [word, ...singular].map((form) => stemmer(form))
}
