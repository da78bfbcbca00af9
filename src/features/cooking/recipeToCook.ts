import type { RecipeCooking } from '../../cooking/cookingData.ts'
import { groupSteps } from '../../content/recipeGroups.ts'

export interface RecipeToCook {
  id: number
  title: string
  servings: number
  ingredients: readonly { text: string }[]
  instructions: string[]
  cooking: RecipeCooking
}

export function recipeLines({ ingredients: list, instructions }: RecipeToCook) {
  const ingredients = list.map(({ text }) => text)
  const steps = groupSteps(instructions).flatMap(({ entries }) => entries.map(({ text }) => text))
  return { ingredients, steps, ingredientKeys: lineKeys(ingredients), stepKeys: lineKeys(steps) }
}

export function lineKeys(lines: readonly string[]): string[] {
  const times = new Map<string, number>()
  return lines.map((line) => {
    const time = (times.get(line) ?? 0) + 1
    times.set(line, time)
    return time === 1 ? line : `${line} #${time}`
  })
}
