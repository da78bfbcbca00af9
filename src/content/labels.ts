import * as allergens from 'words/allergens'
import * as diets from 'words/diets'
import * as labels from 'words/labels'
import { capitalized } from '../shared/textForms.ts'

/** Returns the label of a course, difficulty or diet, or of a custom word of the site. */
export function recipeLabel(word: string): string {
  return labelOfWord(labels, word) ?? capitalized(word)
}

export function allergenName(allergen: string): string {
  return labelOfWord(allergens, allergen) ?? allergen
}

/** Returns the name of a diet for use in a sentence. */
export function dietName(diet: string): string {
  return labelOfWord(diets, diet) ?? diet
}

/** Returns the message for a word in documents: that of `gluten-free` is named `glutenFree`. */
export function labelOfWord(words: Readonly<Partial<Record<string, string>>>, word: string) {
  return words[word.replaceAll(/[- ](\w)/g, (_match, letter: string) => letter.toUpperCase())]
}
