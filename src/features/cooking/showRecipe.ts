import { scaleToPieces, scaleText } from '../../cooking/scaleAmounts.ts'
import type { TextPiece } from '../../cooking/splitAtTimers.ts'
import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { scaleOf } from './scaleAddress.ts'

export function showRecipe(recipe: RecipeToCook, search: string) {
  const { cooking, servings: own } = recipe
  const { servings = own, units } = scaleOf(search)
  const wanted = { factor: servings / own, servings: own, units }
  const lines = recipeLines(recipe)
  return {
    servings,
    units,
    note: scaleNote(servings, own),
    usedIngredients: cooking.steps.map(({ uses }) => uses),
    ingredients: lines.ingredients.map((text, index) =>
      scaleText(text, { amounts: cooking.ingredients[index]?.amounts ?? [] }, wanted),
    ),
    steps: lines.steps.map((text, index): TextPiece[] => {
      const { amounts = [], timers = [] } = cooking.steps[index] ?? {}
      return scaleToPieces(text, { amounts, timers }, wanted).map(({ text: words, timer }) =>
        timer ? { text: words, timer: timers.indexOf(timer) } : { text: words },
      )
    }),
  }
}

function scaleNote(servings: number, own: number): string | undefined {
  if (servings === own) return undefined
  const amounts = `Amounts for ${servings}, not ${own}.`
  return servings > own
    ? `${amounts} Larger batches may take longer, and need larger pans.`
    : `${amounts} Smaller batches may be done sooner.`
}
