import type { ReadDocument } from '../document.ts'
import { ingredientsOf } from '../placedTexts.ts'
import { mainIngredients } from './mainIngredients.ts'
import { neededFoods } from './neededFoods.ts'

type Recipe = Pick<ReadDocument, 'placed' | 'values'>

/** With each save all documents are compiled together, of which most are the same as before. */
const alreadyDescribed = new WeakMap<Recipe['values'], ReturnType<typeof describe>>()

/** What the source adds to a recipe, so that it can be found by its foods. */
export function describeFoods(recipe: Recipe): ReturnType<typeof describe> {
  const known = alreadyDescribed.get(recipe.values)
  if (known) return known
  const described = describe(recipe)
  alreadyDescribed.set(recipe.values, described)
  return described
}

function describe(recipe: Recipe) {
  const ingredients = ingredientsOf(recipe)
  const servings = Number(recipe.values.servings)
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients({ ingredients, servings }),
  }
}
