import type { Cooking } from '../../content/cooking/cookingData.ts'
import { readCooking } from '../../content/cooking/packedCooking.ts'
import { showPieces, showText } from '../../content/cooking/showAmounts.ts'
import { linesOf } from './recipeLines.ts'
import { scaleNote } from './scaleNote.ts'
import type { ChosenUnits } from './scaleAddress.ts'
import type { TextPiece } from './textPieces.ts'
import type { CookedRecipe } from './useCooking.tsx'

/** A recipe for some number of servings, in some units. */
export interface ShownRecipe {
  ingredients: string[]
  steps: TextPiece[][]
  cooking: Cooking
  /** What is to be said of the scale. */
  note: string | undefined
}

let last: { of: readonly unknown[]; shown: ShownRecipe } | undefined

/** @param units none: as the author wrote them */
export function showRecipe(
  recipe: CookedRecipe,
  servings: number,
  units: ChosenUnits | undefined,
): ShownRecipe {
  // The page asks for it as often as it renders.
  const of = [recipe, servings, units]
  if (last && of.every((value, index) => value === last?.of[index])) return last.shown
  const shown = compute(recipe, servings, units)
  last = { of, shown }
  return shown
}

function compute(recipe: CookedRecipe, servings: number, units?: ChosenUnits): ShownRecipe {
  const cooking = readCooking(recipe.cooking)
  const wanted = { factor: servings / recipe.servings, ...(units && { units }) }
  const lines = linesOf(recipe)
  return {
    cooking,
    note: scaleNote(servings, recipe.servings),
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
}
