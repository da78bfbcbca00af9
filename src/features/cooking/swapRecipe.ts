import type { RecipeToCook } from './recipeToCook.ts'
import { scaleOf } from './scaleAddress.ts'

/** The recipe with the swap of an address, or as it is written. */
export function swapRecipe<R extends RecipeToCook>(recipe: R, search: string): R {
  const chosen = scaleOf(search).swap
  const swap = recipe.swaps?.find(({ makes }) => makes === chosen)
  if (!swap) return recipe
  const { makes, ingredients, ...others } = swap
  const lines = recipe.ingredients.map((line, index) => {
    const text = ingredients[index] ?? line.text
    // These lead to what the line named before.
    const links = { shopLink: undefined, madeBy: undefined }
    return text === line.text ? line : Object.assign({}, line, { text, ...links, isSwapped: true })
  })
  return { ...recipe, ...others, ingredients: lines, swapped: makes }
}
