import { type CookedRecipe } from './cookedRecipe.ts'
import { Cooking } from './Cooking.tsx'
import { showRecipe } from './showRecipe.ts'

export { rescale } from './rescale.ts'
export { startTimer } from './startTimer.ts'

/** What replaces and completes the page of a recipe. */
export function pageParts(recipe: CookedRecipe, search: string) {
  return { ...showRecipe(recipe, search), parts: <Cooking recipe={recipe} /> }
}
