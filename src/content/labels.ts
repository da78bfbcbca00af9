import * as allergens from 'words/allergens'
import * as diets from 'words/diets'
import * as labels from 'words/labels'
import { capitalized } from '../shared/textForms.ts'

/** The label for a word of a recipe: its course, difficulty or diet, or a word of the site’s own. */
export function recipeLabel(word: string): string {
  return labelOfWord(labels, word) ?? capitalized(word)
}

export function allergenName(allergen: string): string {
  return labelOfWord(allergens, allergen) ?? allergen
}

/** The name of a diet inside a sentence. */
export function dietName(diet: string): string {
  return labelOfWord(diets, diet) ?? diet
}

/** The message for a word that documents choose: `gluten-free` has that called `glutenFree`. */
export function labelOfWord(words: Readonly<Partial<Record<string, string>>>, word: string) {
  return words[word.replaceAll(/[- ](\w)/g, (_match, letter: string) => letter.toUpperCase())]
}
