import { readIngredient } from '../ingredients/readIngredient.ts'
import { ALL_FOODS } from './foodNames.ts'
import { foodsInLine } from './neededFoods.ts'

const MAIN_OF = new Map(ALL_FOODS.map(({ name, main }) => [name, main]))

/** Fewer eggs only bind or coat. */
const EGGS_PER_SERVING = 1

interface Dish {
  ingredients: readonly { text: string }[]
  servings: number
}

/** Returns main ingredients in the order of the lines. */
export function mainIngredients({ ingredients, servings }: Dish): string[] {
  const found = ingredients.flatMap(({ text }) =>
    foodsInLine(text).flatMap((names) => {
      const main = names.flatMap((name) => MAIN_OF.get(name) ?? [])[0]
      if (main === undefined) return []
      return main === 'eggs' && countIn(text) < servings * EGGS_PER_SERVING ? [] : main
    }),
  )
  return [...new Set(found)]
}

function countIn(line: string): number {
  const quantities = readIngredient(line).amounts.flatMap(({ quantities: each }) => each)
  return quantities.reduce(
    (sum, { quantity, unit }) => sum + (unit === undefined ? quantity : 0),
    0,
  )
}
