import * as allergens from 'words/allergens'
import * as diets from 'words/diets'
import * as labels from 'words/labels'
import { capitalized } from '../shared/textForms.ts'

type Words = Readonly<Partial<Record<string, string>>>

/** The label for a word of a recipe: its course, difficulty or diet, or a word of the site’s own. */
export function recipeLabel(word: string): string {
  const known: Words = labels
  return known[messageName(word)] ?? capitalized(word)
}

export function allergenName(allergen: string): string {
  const known: Words = allergens
  return known[messageName(allergen)] ?? allergen
}

/** The name of a diet inside a sentence. */
export function dietName(diet: string): string {
  const known: Words = diets
  return known[messageName(diet)] ?? diet
}

/** The name of the message for a word that documents choose: `gluten-free` has `glutenFree`. */
export function messageName(word: string): string {
  return word.replaceAll(/[- ](\w)/g, (_match, letter: string) => letter.toUpperCase())
}
