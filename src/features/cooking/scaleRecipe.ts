import { scaleToPieces, scaleText } from '../../cooking/scaleAmounts.ts'
import type { TextPiece } from '../../cooking/splitAtTimers.ts'
import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { scaleOf } from './scaleAddress.ts'

export function scaleRecipe(recipe: RecipeToCook, search: string) {
  const { cooking, servings: writtenServings } = recipe
  const { servings = writtenServings, units } = scaleOf(search)
  const scale = { factor: servings / writtenServings, servings: writtenServings, units }
  const lines = recipeLines(recipe)
  return {
    servings,
    units,
    note: scaleNote(servings, writtenServings),
    usedIngredients: cooking.steps.map(({ uses }) => uses),
    ingredients: lines.ingredients.map((text, index) =>
      scaleText(text, { amounts: cooking.ingredients[index]?.amounts ?? [] }, scale),
    ),
    steps: lines.steps.map((text, index): TextPiece[] => {
      const { amounts = [], timers = [] } = cooking.steps[index] ?? {}
      return scaleToPieces(text, { amounts, timers }, scale).map(({ text: words, timer }) =>
        timer ? { text: words, timer: timers.indexOf(timer) } : { text: words },
      )
    }),
  }
}

function scaleNote(servings: number, writtenServings: number): string | undefined {
  if (servings === writtenServings) return undefined
  const amounts = `Amounts for ${servings}, not ${writtenServings}.`
  return servings > writtenServings
    ? `${amounts} Larger batches may take longer, and need larger pans.`
    : `${amounts} Smaller batches may be done sooner.`
}
