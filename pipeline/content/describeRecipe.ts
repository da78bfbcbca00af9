import { packCooking } from '../../src/content/cooking/packedCooking.ts'
import { describeCooking } from './cooking/describeCooking.ts'
import type { ReadDocument, Value } from './document.ts'
import { mainIngredients } from './foods/mainIngredients.ts'
import { neededFoods } from './foods/neededFoods.ts'
import { START } from './nodePlace.ts'
import type { PlacedText } from './placedTexts.ts'

type Recipe = Pick<ReadDocument, 'values'>

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
  const ingredients = textsIn(recipe.values.ingredients)
  const servings = Number(recipe.values.servings)
  const cooking = describeCooking({
    ingredients: ingredients.map(({ text }) => text),
    instructions: textsIn(recipe.values.instructions).map(({ text }) => text),
  })
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients({ ingredients, servings }),
    cooking: packCooking(cooking),
  }
}

/** The texts of a list; where they stand in the file is no part of what is compiled. */
function textsIn(list: Value | undefined): PlacedText[] {
  const entries: unknown[] = Array.isArray(list) ? list : []
  return entries.map((entry) => {
    const isGroup = typeof entry === 'object' && entry !== null && 'text' in entry
    return { text: String(isGroup ? entry.text : entry), place: START }
  })
}
