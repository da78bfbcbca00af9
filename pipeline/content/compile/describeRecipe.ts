import { memoize } from '../../../src/collections/memoize.ts'
import { describeCooking } from '../cooking/describeCooking.ts'
import { mainIngredients } from '../foods/mainIngredients.ts'
import { neededFoods } from '../foods/neededFoods.ts'
import { START } from '../report/problem.ts'
import { isGroup, type ReadDocument, type Value } from '../values/document.ts'
import type { PlacedText } from '../values/placedTexts.ts'

/** Reads the foods and the cooking data of a recipe, once, since a save changes few. */
export const describeRecipe = memoize((values: ReadDocument['values']) => {
  const ingredients = textsIn(values.ingredients)
  const instructions = textsIn(values.instructions)
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients({ ingredients, servings: Number(values.servings) }),
    cooking: describeCooking({
      ingredients: ingredients.map(({ text }) => text),
      instructions: instructions.map(({ text }) => text),
    }),
  }
}, new WeakMap())

function textsIn(list: Value | undefined): PlacedText[] {
  const entries = Array.isArray(list) ? list : []
  return entries.map((entry) => ({
    text: String(isGroup(entry) ? entry.text : entry),
    place: START,
  }))
}
