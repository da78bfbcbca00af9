import { describeCooking } from '../cooking/describeCooking.ts'
import type { ReadDocument, Value } from '../read/document.ts'
import { mainIngredients } from '../foods/mainIngredients.ts'
import { neededFoods } from '../foods/neededFoods.ts'
import { START } from '../read/nodePlace.ts'
import type { PlacedText } from '../read/placedTexts.ts'

type Recipe = Pick<ReadDocument, 'placed' | 'values'>

export type RecipeDescription = ReturnType<typeof describe>

const alreadyDescribed = new WeakMap<Recipe['placed'], RecipeDescription>()

/** Foods to find a recipe by, and its cooking data; remembered between saves. */
export function describeRecipe(recipe: Recipe): RecipeDescription {
  const known = alreadyDescribed.get(recipe.placed)
  if (known) return known
  const described = describe(recipe)
  rememberDescription(recipe, described)
  return described
}

/** Takes over a description from the cache. */
export function rememberDescription(
  { placed }: Pick<Recipe, 'placed'>,
  described: RecipeDescription,
): void {
  alreadyDescribed.set(placed, described)
}

function describe(recipe: Recipe) {
  const ingredients = textsIn(recipe.values.ingredients)
  const servings = Number(recipe.values.servings)
  return {
    foods: neededFoods(ingredients),
    mainIngredients: mainIngredients({ ingredients, servings }),
    cooking: describeCooking({
      ingredients: ingredients.map(({ text }) => text),
      instructions: textsIn(recipe.values.instructions).map(({ text }) => text),
    }),
  }
}

function textsIn(list: Value | undefined): PlacedText[] {
  const entries: unknown[] = Array.isArray(list) ? list : []
  return entries.map((entry) => {
    const isGroup = typeof entry === 'object' && entry !== null && 'text' in entry
    return { text: String(isGroup ? entry.text : entry), place: START }
  })
}
