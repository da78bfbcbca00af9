import type { ImportedRecipe } from '../importedRecipe.ts'
import { letters } from '../text/cleanText.ts'

/** Whether the page may show in lines or groups what the data has without them. */
export function mayShowMore({ steps, ingredients }: ImportedRecipe): boolean {
  const hasGroups = ingredients.some(({ group }) => group !== undefined)
  return steps.length === 1 || ingredients.length === 1 || !hasGroups
}

/** Takes the lines of the page, or their groups, where they have the same letters. */
export function takeLines(recipe: ImportedRecipe, shown: ImportedRecipe): void {
  const [own, others] = [recipe, shown].map(({ steps, ingredients }) => ({
    steps: letters(steps.join('')),
    ingredients: letters(ingredients.map(({ text }) => text).join('')),
  }))
  if (recipe.steps.length === 1 && own?.steps === others?.steps) recipe.steps = shown.steps
  if (own?.ingredients === others?.ingredients) recipe.ingredients = shown.ingredients
}
