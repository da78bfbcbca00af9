import { Cooking } from './Cooking.tsx'
import { rememberLast } from './rememberLast.ts'
import { scaleOf } from './scaleAddress.ts'
import { scaleNote } from './scaleNote.ts'
import { showRecipe } from './showRecipe.ts'
import type { CookedRecipe } from './useCooking.tsx'

/** What the page of a recipe shows once cooking is loaded, in place of what is written or beside it. */
export const pageParts = rememberLast((recipe: CookedRecipe, search: string) => {
  const { servings, ingredients, steps } = showRecipe(recipe, search)
  return {
    servings,
    units: scaleOf(search).units,
    note: scaleNote(servings, recipe.servings),
    ingredients,
    steps,
    parts: <Cooking recipe={recipe} />,
  }
})
