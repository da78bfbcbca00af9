import type { MadeIngredient, RecipeCooking, RecipeSwap } from '../../cooking/cookingData.ts'
import type { StepPicture, VideoData } from '../../content/recipeMedia.ts'
import { groupSteps } from '../../content/recipeGroups.ts'

export interface RecipeToCook {
  id: number
  title: string
  servings: number
  ingredients: readonly RecipeLine[]
  instructions: string[]
  stepPictures?: readonly StepPicture[]
  video?: VideoData
  cooking: RecipeCooking
  diet?: readonly string[]
  allergenList?: string
  swaps?: readonly (RecipeSwap & { allergenList?: string })[]
  /** What the chosen swap makes it, where texts and labels are those of a swap. */
  swapped?: string
}

interface RecipeLine {
  text: string
  shopLink?: string
  madeBy?: MadeIngredient
  isSwapped?: boolean
}

export function recipeLines({ ingredients: list, instructions }: RecipeToCook) {
  const ingredients = list.map(({ text }) => text)
  const steps = groupSteps(instructions).flatMap(({ entries }) => entries.map(({ text }) => text))
  return { ingredients, steps, ingredientKeys: lineKeys(ingredients), stepKeys: lineKeys(steps) }
}

/** Returns keys of lines by their text; repeats get ` #2`, ` #3`. */
export function lineKeys(lines: readonly string[]): string[] {
  const times = new Map<string, number>()
  return lines.map((line) => {
    const time = (times.get(line) ?? 0) + 1
    times.set(line, time)
    return time === 1 ? line : `${line} #${time}`
  })
}
