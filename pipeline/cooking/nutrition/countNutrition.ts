/** Counts the nutrients of a recipe from the amounts of its ingredients. */
import { NUTRIENTS } from '../../../src/content/nutrients.ts'
import type { NutrientAmounts } from './foodTable.ts'
import { type WeighedFood, weighLine } from './weighLine.ts'

interface CountedRecipe {
  ingredients: readonly string[]
  instructions: readonly string[]
  servings: number
  /** Nutrients of ingredients that other recipes make, by line index. */
  made: ReadonlyMap<number, NutrientAmounts>
}

export interface CountedNutrition {
  /** Nutrients per serving; undefined if a main ingredient could not be counted. */
  serving: NutrientAmounts | undefined
  /** Foods missing from the sum, as named in the lines. */
  uncounted: string[]
  /** Salt without an amount, or mostly discarded with the water. */
  uncountedSalt: string[]
}

const SALT = /\bsalt\b/i
const OPTIONAL = /\boptional\b/i

export function countNutrition(recipe: CountedRecipe): CountedNutrition {
  const { ingredients, servings, made } = recipe
  const foods = ingredients.flatMap((line, index) => (made.has(index) ? [] : weighLine(line)))
  const sum = NUTRIENTS.map((_, at) =>
    [...made.values()].reduce((all, own) => all + (own[at] ?? 0), 0),
  )
  const uncounted: WeighedFood[] = []
  let weight = 0
  for (const found of foods) {
    const grams = eatenOf(found, servings)
    if (found.food && grams !== undefined && !OPTIONAL.test(found.text)) {
      for (const [at, amount] of found.food.nutrients.entries())
        sum[at] = (sum[at] ?? 0) + (amount * grams) / 100
      weight += grams
    } else if (!isWaterOrSalt(found)) uncounted.push(found)
  }
  const isUnknown = uncounted.some((found) => isMain(found, weight))
  return {
    serving: isUnknown ? undefined : sum.map((amount) => amount / servings),
    uncounted: uncounted.map(({ name }) => name),
    uncountedSalt: uncountedSalt(foods, recipe.instructions),
  }
}

const FRYING = /\bfor (?:[a-z]+[- ])?(?:deep[- ]|shallow[- ])?frying\b/i
const FAT = NUTRIENTS.indexOf('fat')
/** Fried food absorbs this share of the oil, and at most `MAX_TAKEN_UP` grams per serving. */
const TAKEN_UP = 0.15
const MAX_TAKEN_UP = 15

function eatenOf({ text, food, grams }: WeighedFood, servings: number): number | undefined {
  const isFryingFat = FRYING.test(text) && (food?.nutrients[FAT] ?? 0) > 80
  return isFryingFat && grams ? Math.min(grams * TAKEN_UP, servings * MAX_TAKEN_UP) : grams
}

function isWaterOrSalt({ name, food }: WeighedFood): boolean {
  return SALT.test(name) || (food !== undefined && food.nutrients.every((amount) => amount < 10))
}

export function costsNothing(found: WeighedFood): boolean {
  return OPTIONAL.test(found.text) || isWaterOrSalt(found)
}

/** Matches lines of which little or nothing is eaten. */
const TRIFLE =
  /\boptional\b|\bto (?:taste|serve|finish|garnish)\b|\bas needed\b|\b(?:few|little)\b|\bfor (?:[a-z]+ )?(?:brushing|counter|drizzling|dusting|garnish|grate|greasing|pans?|peel|rolling|serving|shaping|sprinkling|surface|top|work)\b/i
/** Above this share of the total weight, an uncounted food is a main ingredient. */
const LITTLE = 0.05
/** Kilocalories per 100 g. Foods with fewer, such as herbs, need no amount. */
const CALORIC = 100
const SPICE = /\b(?:cinnamon|cumin|nutmeg|paprika|pepper|peppercorns?|spices?)\b/i

function isMain({ name, text, food, grams }: WeighedFood, weight: number): boolean {
  if (TRIFLE.test(text) || SPICE.test(name)) return false
  if (grams !== undefined) return grams > LITTLE * weight
  return !food || (food.nutrients[0] ?? 0) > CALORIC
}

const POURED_AWAY = /\b(?:drain(?:ed)?|colander|ice water|pour off)\b/i

function uncountedSalt(foods: readonly WeighedFood[], instructions: readonly string[]): string[] {
  const steps = instructions.join(' ')
  const goesWithWater = steps.split(/(?<=[.!?])\s/).some(isSaltedWater) && POURED_AWAY.test(steps)
  const salts = foods.filter(({ name }) => SALT.test(name))
  return salts.filter(({ grams }) => goesWithWater || grams === undefined).map(({ name }) => name)
}

function isSaltedWater(sentence: string): boolean {
  return [SALT, /\bwater\b/i, /\b(?:boil|cook|simmer)/i].every((word) => word.test(sentence))
}
