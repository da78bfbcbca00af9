import { packCooking } from '../../src/content/cooking/packedCooking.ts'
import { describeCooking } from './cooking/describeCooking.ts'
import type { ReadDocument } from './document.ts'
import { mainIngredients } from './foods/mainIngredients.ts'
import { neededFoods } from './foods/neededFoods.ts'
import { ingredientsOf, stepsOf } from './placedTexts.ts'

type Recipe = Pick<ReadDocument, 'placed' | 'values'>

/** With each save all documents are compiled together, of which most are the same as before. */
const alreadyDescribed = new WeakMap<Recipe['values'], ReturnType<typeof describe>>()

/** What the source adds to a recipe, so that it can be found by its foods, and cooked. */
export function describeRecipe(recipe: Recipe): ReturnType<typeof describe> {
  const known = alreadyDescribed.get(recipe.values)
  if (known) return known
  const described = describe(recipe)
  alreadyDescribed.set(recipe.values, described)
  return described
}

function describe(recipe: Recipe) {
  const ingredients = ingredientsOf(recipe)
  const servings = Number(recipe.values.servings)
  const cooking = describeCooking({
    ingredients: ingredients.map(({ text }) => text),
    instructions: stepsOf(recipe).map(({ text }) => text),
  })
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients({ ingredients, servings }),
    cooking: packCooking(cooking),
  }
}
