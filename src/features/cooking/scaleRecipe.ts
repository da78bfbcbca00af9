import * as words from 'words/cooking'
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
      return scaleToPieces(text, { amounts, timers }, scale).map(({ text: scaled, timer }) =>
        timer ? { text: scaled, timer: timers.indexOf(timer) } : { text: scaled },
      )
    }),
  }
}

function scaleNote(servings: number, written: number): string | undefined {
  if (servings === written) return undefined
  return (servings > written ? words.scaledUp : words.scaledDown)({ servings, written })
}
