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
        return { index, text: madeBy ? `${text} (${madeBy.title})` : text }
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

/** A line without its amount, if steps divide it: each of them says how much it takes. */
function dividedLine({ ingredients, cooking }: RecipeToCook, index: number): string | undefined {
  const { text = '' } = ingredients[index] ?? {}
  const [amount, another] = cooking.ingredients[index]?.amounts ?? []
  const [, end] = amount?.measures.at(-1)?.span ?? []
  if (end === undefined || another || !/, divided\b/.test(text)) return undefined
  return text.slice(end).replace(/^[) ]+/, '')
}
