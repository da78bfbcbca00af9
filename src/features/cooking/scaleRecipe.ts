import * as words from 'words/cooking'
import { scaleToPieces, scaleText } from '../../cooking/scaleAmounts.ts'
import type { TextPiece } from '../../cooking/splitAtTimers.ts'
import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { scaleOf } from './scaleAddress.ts'

/** Applies the swap in the address; without one, returns the recipe unchanged. */
export function swapRecipe<R extends RecipeToCook>(recipe: R, search: string): R {
  const chosen = scaleOf(search).swap
  const swap = recipe.swaps?.find(({ makes }) => makes === chosen)
  if (!swap) return recipe
  const { makes, ingredients, ...others } = swap
  const lines = recipe.ingredients.map((line, index) => {
    const text = ingredients[index] ?? line.text
    // The links belong to the original ingredient.
    const links = { shopLink: undefined, madeBy: undefined }
    return text === line.text ? line : Object.assign({}, line, { text, ...links, isSwapped: true })
  })
  return { ...recipe, ...others, ingredients: lines, swapped: makes }
}

/** Returns texts and amounts for the servings and units of an address. */
export function scaleRecipe(recipe: RecipeToCook, search: string) {
  const { cooking, servings: writtenServings } = recipe
  const { servings = writtenServings, units } = scaleOf(search)
  const scale = { factor: servings / writtenServings, servings: writtenServings, units }
  const lines = recipeLines(recipe)
  const ingredients = lines.ingredients.map((text, index) =>
    scaleText(text, { amounts: cooking.ingredients[index]?.amounts ?? [] }, scale),
  )
  return {
    servings,
    units,
    note: scaleNote(servings, writtenServings),
    ingredients,
    ingredientsOfSteps: cooking.steps.map(({ uses }) =>
      uses.map((index) => {
        const text = dividedLine(recipe, index) ?? ingredients[index] ?? ''
        const madeBy = recipe.ingredients[index]?.madeBy
        const key = lines.ingredientKeys[index] ?? ''
        return { key, text: madeBy ? `${text} (${madeBy.title})` : text }
      }),
    ),
    steps: lines.steps.map((text, index): TextPiece[] => {
      const { amounts = [], timers = [] } = cooking.steps[index] ?? {}
      return scaleToPieces(text, { amounts, timers }, scale)
    }),
  }
}

function scaleNote(servings: number, written: number): string | undefined {
  if (servings === written) return undefined
  return (servings > written ? words.scaledUp : words.scaledDown)({ servings, written })
}

/** The line without its amount if steps divide it, since each step states its own amount. */
function dividedLine({ ingredients, cooking }: RecipeToCook, index: number): string | undefined {
  const { text = '' } = ingredients[index] ?? {}
  const [amount, another] = cooking.ingredients[index]?.amounts ?? []
  const [, end] = amount?.measures.at(-1)?.span ?? []
  if (end === undefined || another || !/, divided\b/.test(text)) return undefined
  return text.slice(end).replace(/^[) ]+/, '')
}
