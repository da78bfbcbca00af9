import type { ReadDocument } from '../document.ts'
import { ingredientsOf } from '../placedTexts.ts'
import { mainIngredients } from './mainIngredients.ts'
import { neededFoods } from './neededFoods.ts'

/** What the source adds to a recipe, so that it can be found by its foods. */
export function describeFoods(recipe: Pick<ReadDocument, 'placed' | 'values'>) {
  const ingredients = ingredientsOf(recipe)
  const servings = Number(recipe.values.servings)
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients({ ingredients, servings }),
  }
}
