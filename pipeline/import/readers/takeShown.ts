import type { ImportedRecipe } from '../importedRecipe.ts'
import { letters } from '../text/cleanText.ts'

/** Whether the data has in one line what the page may show in several. */
export function isInOneLine({ steps, ingredients }: ImportedRecipe): boolean {
  return steps.length === 1 || ingredients.length === 1
}

/** Takes the lines of the page where they have the same letters. */
export function takeLines(recipe: ImportedRecipe, shown: ImportedRecipe): void {
  const [own, others] = [recipe, shown].map(({ steps, ingredients }) => ({
    steps: letters(steps.join('')),
    ingredients: letters(ingredients.map(({ text }) => text).join('')),
  }))
  if (recipe.steps.length === 1 && own?.steps === others?.steps) recipe.steps = shown.steps
  if (recipe.ingredients.length === 1 && own?.ingredients === others?.ingredients)
    recipe.ingredients = shown.ingredients
}
