import { stepGroups } from '../../content/groups.ts'
import type { CookedRecipe } from './useCooking.tsx'

/** The lines of a recipe, each with what it is known by in the storage. */
export interface RecipeLines {
  ingredients: readonly string[]
  /** Without headings. */
  steps: readonly string[]
  ingredientKeys: readonly string[]
  stepKeys: readonly string[]
}

const known = new WeakMap<CookedRecipe, RecipeLines>()

export function linesOf(recipe: CookedRecipe): RecipeLines {
  const lines = known.get(recipe) ?? readLines(recipe)
  known.set(recipe, lines)
  return lines
}

function readLines({ ingredients: written, instructions }: CookedRecipe): RecipeLines {
  const ingredients = written.map(({ text }) => text)
  const steps = stepGroups(instructions).flatMap(({ entries }) => entries.map(({ text }) => text))
  return { ingredients, steps, ingredientKeys: lineKeys(ingredients), stepKeys: lineKeys(steps) }
}

/** Each line by itself; from the second time on that it stands in a recipe, with its number. */
export function lineKeys(lines: readonly string[]): string[] {
  const times = new Map<string, number>()
  return lines.map((line) => {
    const time = (times.get(line) ?? 0) + 1
    times.set(line, time)
    return time === 1 ? line : `${line} #${time}`
  })
}
