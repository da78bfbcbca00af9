import { memoize } from '../../../src/shared/memoize.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { siteCache } from '../../cache/siteCache.ts'
import { hashCode } from '../../cache/hashCode.ts'
import { describeCooking } from '../../cooking/describeCooking.ts'
import { mainIngredients, neededFoods } from '../../cooking/foods/neededFoods.ts'
import { asList, isGroup, type ReadDocument, type Value } from '../documents/document.ts'

/** Reads the foods and the cooking data of a recipe, cached: a thousand recipes take seconds. */
export const describeRecipe = memoize(async (values: ReadDocument['values']) => {
  const ingredients = textsIn(values.ingredients)
  const instructions = textsIn(values.instructions)
  const servings = Number(values.servings)
  const read = JSON.stringify({ ingredients, instructions, servings })
  return siteCache.of(`description-${hashOf([await hashCode(), read])}`, () => ({
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients(ingredients, servings),
    cooking: describeCooking({ ingredients, instructions }),
  }))
}, new WeakMap())

function textsIn(list: Value | undefined): string[] {
  return asList(list).map((entry) => String(isGroup(entry) ? entry.text : entry))
}
