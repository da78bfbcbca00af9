import type { Cooking } from '../../content/cooking/cookingData.ts'
import { readCooking } from '../../content/cooking/packedCooking.ts'
import { showPieces, showText } from '../../content/cooking/showAmounts.ts'
import type { TextPiece } from '../../content/cooking/writtenPieces.ts'
import { rememberLast } from './rememberLast.ts'
import { linesOf } from './recipeLines.ts'
import { scaleOf } from './scaleAddress.ts'
import type { CookedRecipe } from './useCooking.tsx'

/** A recipe as an address asks for it. */
export interface ShownRecipe {
  servings: number
  ingredients: string[]
  steps: TextPiece[][]
  cooking: Cooking
}

/** The recipe for the servings and in the units that the query of an address names. */
export const showRecipe = rememberLast((recipe: CookedRecipe, search: string): ShownRecipe => {
  const { servings = recipe.servings, units } = scaleOf(search)
  const wanted = { factor: servings / recipe.servings, ...(units && { units }) }
  const cooking = readCooking(recipe.cooking)
  const lines = linesOf(recipe)
  return {
    servings,
    cooking,
    ingredients: lines.ingredients.map((text, index) =>
      showText(text, { amounts: cooking.ingredients[index]?.amounts ?? [] }, wanted),
    ),
    steps: lines.steps.map((text, index) => {
      const { amounts = [], timers = [] } = cooking.steps[index] ?? {}
      return showPieces(text, { amounts, timers }, wanted).map(({ text: words, timer }) =>
        timer ? { text: words, timer: timers.indexOf(timer) } : { text: words },
      )
    }),
  }
})
