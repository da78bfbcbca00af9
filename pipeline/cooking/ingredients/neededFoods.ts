/** Finds the foods that a recipe needs, so that visitors can search by what they have. */
import { singularOf } from '../words/inflect.ts'
import { readIngredient } from './readIngredient.ts'
import { isDescribing } from '../foods/describingWords.ts'
import {
  joinNamesWithAnd,
  mainFood,
  withoutCircumstances,
  foodWords,
  ALL_FOODS,
} from '../foods/foodNames.ts'

/** Alternatives; any one is enough: `palm sugar or brown sugar`. */
type NeededFood = readonly string[]

const BASICS: ReadonlySet<string> = new Set(['salt', 'water', 'ice', 'pepper'])

/** Returns the needed foods, deduplicated and singular, without basics and optional foods. */
export function neededFoods(ingredients: readonly string[]): NeededFood[] {
  const needed = ingredients.flatMap(foodsInLine)
  const byNames = new Map(needed.map((names) => [names.join(), names]))
  return [...byNames.values()]
}

function foodsInLine(line: string): readonly NeededFood[] {
  if (/\boptional\b/i.test(line)) return []
  const { food, amounts } = readIngredient(line)
  const phrases = [food || line, ...amounts.flatMap(({ food: other }) => other ?? [])]
  const parts = phrases.flatMap((phrase) => joinNamesWithAnd(phrase).split(BETWEEN_FOODS))
  const named = parts.map((part) => alternativeFoods(part)).filter((names) => names.length > 0)
  const found = named.length > 0 ? named : [unknownName(food)]
  return found.filter((names) => names.length > 0 && !names.some((name) => BASICS.has(name)))
}

const BETWEEN_FOODS = /\s(?:and|plus|with)\s/i

function alternativeFoods(part: string): NeededFood {
  const choices = part.split(/\sor\s/i).map((choice) => mainFood(withoutCircumstances(choice)))
  return [...new Set(choices.flatMap((food) => food?.finderName ?? []))]
}

function unknownName(phrase: string): NeededFood {
  const name = foodWords(phrase).filter((word) => !isDescribing(word))
  return name.length > 0 ? [singularOf(name.join(' '))] : []
}

const MAIN_OF = new Map(ALL_FOODS.map(({ name, main }) => [name, main]))

/** Fewer eggs only bind or coat, so they do not count. */
const EGGS_PER_SERVING = 1

export function mainIngredients(ingredients: readonly string[], servings: number): string[] {
  const found = ingredients.flatMap((line) => {
    const mains = foodsInLine(line).flatMap(
      (names) => names.flatMap((name) => MAIN_OF.get(name) ?? [])[0] ?? [],
    )
    const hasFewEggs = countPieces(line) < servings * EGGS_PER_SERVING
    return mains.filter((main) => main !== 'eggs' || !hasFewEggs)
  })
  return [...new Set(found)]
}

function countPieces(line: string): number {
  const all = readIngredient(line).amounts.flatMap(({ quantities }) => quantities)
  return all.reduce((sum, { quantity, unit }) => sum + (unit === undefined ? quantity : 0), 0)
}
