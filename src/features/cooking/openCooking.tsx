/** What loads when somebody cooks. */
import { type CookedRecipe } from './cookedRecipe.ts'
import { Cooking } from './Cooking.tsx'
import { showRecipe } from './showRecipe.ts'

export { rescale } from './rescale.ts'
export { startTimer } from './startTimer.ts'

/** What the page of a recipe shows in place of the written recipe or beside it. */
export function pageParts(recipe: CookedRecipe, search: string) {
  return { ...showRecipe(recipe, search), parts: <Cooking recipe={recipe} /> }
}
