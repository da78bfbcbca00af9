import type { ImportedRecipe } from '../importedRecipe.ts'
import { letters } from '../text/cleanText.ts'

/** Whether the page may show what its data lacks, or has in one line. */
export function needsShown({ steps, ingredients, servings }: ImportedRecipe): boolean {
  return servings === undefined || steps.length === 1 || ingredients.length === 1
}

/** Takes the lines of the page where they have the same letters, and how many it feeds. */
export function takeShown(recipe: ImportedRecipe, shown: ImportedRecipe): void {
  if (recipe.servings === undefined && shown.servings !== undefined) {
    recipe.servings = shown.servings
    recipe.yield ??= shown.yield
    recipe.remarks.push(...shown.remarks.filter(({ field }) => field === 'servings'))
  }
  const [own, others] = [recipe, shown].map(({ steps, ingredients }) => ({
    steps: letters(steps.join('')),
    ingredients: letters(ingredients.map(({ text }) => text).join('')),
  }))
  if (recipe.steps.length === 1 && own?.steps === others?.steps) recipe.steps = shown.steps
  if (recipe.ingredients.length === 1 && own?.ingredients === others?.ingredients)
    recipe.ingredients = shown.ingredients
}
