/** Recipes with random words, as many as wanted: for tests that count by hand, and for measuring. */
import { createRandom, type Random } from './random.ts'
import type { Findable } from '../../src/content/prerender/buildFinder.ts'

export type MadeUpRecipe = Findable & { id: number; title: string; category: string }

export const CATEGORIES = ['Breakfast', 'Lunch', 'Dinner'] as const
const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'] as const
const COURSES = ['main', 'side', 'dessert', undefined] as const
const CUISINES = ['Italian', 'Thai', 'Tex-Mex', 'Moroccan', undefined] as const
const MAINS = ['chicken', 'beef', 'pasta', 'eggs', 'beans'] as const
const KEYWORDS = ['weeknight', 'potluck', 'one pot'] as const
const FOODS = ['egg', 'flour', 'butter', 'olive oil', 'garlic', 'crème fraîche'].concat(
  Array.from({ length: 300 }, (_, number) => `food ${number}`),
)

export function madeUpRecipes(count: number, seed: string): MadeUpRecipe[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => madeUpRecipe(index + 1, random))
}

function madeUpRecipe(id: number, random: Random): MadeUpRecipe {
  return {
    id,
    title: `${random.pick(MAINS)} number ${random.whole(1, 999)}`,
    category: random.pick(CATEGORIES),
    prepTime: random.whole(0, 30),
    cookTime: random.whole(0, 40),
    restTime: random.next() < 0.2 ? random.whole(1, 200) : undefined,
    rating: random.whole(40, 50) / 10,
    date: new Date(Date.UTC(2025, 0, random.whole(1, 300))).toISOString(),
    diet: some(DIETS, 0.4, random),
    course: random.pick(COURSES),
    cuisine: random.pick(CUISINES),
    keywords: some(KEYWORDS, 0.2, random),
    mainIngredients: some(MAINS, 0.3, random),
    foods: Array.from({ length: random.whole(4, 14) }, () => need(random)),
  }
}

function need(random: Random): string[] {
  return random.next() < 0.1 ? [food(random), food(random)] : [food(random)]
}

function food(random: Random): string {
  return FOODS[Math.floor(random.next() ** 3 * FOODS.length)] ?? ''
}

function some<Value>(values: readonly Value[], share: number, random: Random): Value[] {
  return values.filter(() => random.next() < share)
}
