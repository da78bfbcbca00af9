import { packCooking } from '../../../src/content/cooking/packedCooking.ts'
import { describeCooking } from '../cooking/describeCooking.ts'
import type { ReadDocument, Value } from '../read/document.ts'
import { mainIngredients } from '../foods/mainIngredients.ts'
import { neededFoods } from '../foods/neededFoods.ts'
import { START } from '../read/nodePlace.ts'
import type { PlacedText } from '../read/placedTexts.ts'

type Recipe = Pick<ReadDocument, 'placed' | 'values'>

/** What the source adds to a recipe. */
export type RecipeDescription = ReturnType<typeof describe>

/** With each save all documents are compiled together, of which most are the same as before. */
const alreadyDescribed = new WeakMap<Recipe['placed'], RecipeDescription>()

/** What the source adds to a recipe, so that it can be found by its foods, and cooked. */
export function describeRecipe(recipe: Recipe): RecipeDescription {
  const known = alreadyDescribed.get(recipe.placed)
  if (known) return known
  const described = describe(recipe)
  rememberDescription(recipe, described)
  return described
}

/** Takes over how a recipe was described before, by an earlier process. */
export function rememberDescription(
  { placed }: Pick<Recipe, 'placed'>,
  described: RecipeDescription,
): void {
  alreadyDescribed.set(placed, described)
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
