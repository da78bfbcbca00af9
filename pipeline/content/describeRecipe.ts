import { packCooking } from '../../src/content/cooking/packedCooking.ts'
import { describeCooking } from './cooking/describeCooking.ts'
import type { ReadDocument } from './document.ts'
import { mainIngredients } from './foods/mainIngredients.ts'
import { neededFoods } from './foods/neededFoods.ts'
import { ingredientsOf, stepsOf } from './placedTexts.ts'

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
