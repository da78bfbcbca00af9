import { isStepHeading } from '../../../src/content/recipeGroups.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import type { RecipeTexts } from '../describeCooking.ts'
import { foodWords } from '../foods/foodNames.ts'

/** Reads swaps as editors write them; what a draft leaves out changes nothing. */
export function readSwaps(swaps: unknown) {
  return recordsIn(swaps).map(({ makes, replace }) => ({
    makes: String(makes),
    replace: recordsIn(replace).map(({ what, with: by, step }) => ({
      what: String(what ?? ''),
      by: String(by ?? ''),
      step: typeof step === 'number' ? step : undefined,
    })),
  }))
}

export type WrittenSwap = ReturnType<typeof readSwaps>[number]
type Replacement = WrittenSwap['replace'][number]

function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The texts of a recipe after a swap. */
export function swapTexts(recipe: RecipeTexts, { replace }: WrittenSwap) {
  const ingredients = [...recipe.ingredients]
  const instructions = [...recipe.instructions]
  for (const replacement of replace) {
    const { what, by, step } = replacement
    const [index, another] = placesOf(replacement, recipe)
    if (index === undefined || another !== undefined || what === '') continue
    if (step === undefined) ingredients[index] = by
    else instructions[index] = instructions[index]?.replaceAll(what, () => by) ?? ''
  }
  return { ingredients, instructions }
}

/** The indexes of the ingredients that a replacement names, or of its step where it has the words. */
export function placesOf({ what, step }: Replacement, recipe: RecipeTexts): number[] {
  const lines = step === undefined ? recipe.ingredients : recipe.instructions
  const indexes = [...lines.keys()]
  if (step !== undefined) {
    const steps = indexes.filter((index) => !isStepHeading(lines[index] ?? ''))
    return steps.slice(step - 1, step).filter((index) => lines[index]?.includes(what))
  }
  if (/^\d+$/.test(what)) return indexes.filter((index) => index + 1 === Number(what))
  const words = foodWords(what).join(' ')
  return indexes.filter((index) =>
    ` ${foodWords(lines[index] ?? '').join(' ')} `.includes(` ${words} `),
  )
}
