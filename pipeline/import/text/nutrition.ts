import type { ImportedNutrition } from '../importedRecipe.ts'
import { NUTRIENTS, type NutrientName } from '../../../src/content/nutrients.ts'
import { cleanLine } from './cleanText.ts'

/** What other applications call the same; the first that is there is read. */
const NAMES = {
  calories: ['calories', 'energy', 'kcal', 'caloriesContent'],
  protein: ['proteinContent', 'protein', 'proteins'],
  carbs: ['carbohydrateContent', 'carbohydrates', 'carbs', 'carbohydrate'],
  fat: ['fatContent', 'fats', 'fat', 'totalFat'],
  saturatedFat: ['saturatedFatContent', 'saturatedFat', 'saturated fat'],
  fiber: ['fiberContent', 'fiber', 'fibre'],
  sugar: ['sugarContent', 'sugar', 'sugars'],
  sodium: ['sodiumContent', 'sodium'],
} as const satisfies Record<NutrientName, readonly string[]>

/** What a serving holds, out of an object by the names that sources use. */
export function readNutrition(value: unknown): ImportedNutrition {
  if (typeof value !== 'object' || value === null) return {}
  const known = new Map(Object.entries(value))
  const amount = (name: NutrientName) => {
    const found = NAMES[name]
      .map((each: string) => known.get(each))
      .find((each) => each !== undefined && each !== null && each !== '')
    return typeof found === 'string' || typeof found === 'number'
      ? amountOf(found, name)
      : undefined
  }
  return withoutUndefined(Object.fromEntries(NUTRIENTS.map(([name]) => [name, amount(name)])))
}

/**
 * In kilojoules where the text says so and names no kilocalories. Sodium without a unit is in
 * milligrams, everything else in grams.
 */
function amountOf(value: string | number, name: NutrientName): number | undefined {
  const text = cleanLine(String(value).slice(0, 100))
  const calories = /([\d.,]+) ?(?:k?cal)/i.exec(text)?.[1]
  const number = numberOf(calories ?? /[\d.,]+/.exec(text)?.[0] ?? '')
  if (number === undefined) return undefined
  const isJoules = calories === undefined && /\bkj\b|[\d ]kj/i.test(text)
  if (name === 'sodium') return Math.round(number * (/\d ?g/i.test(text) ? 1000 : 1))
  const isMilligrams = /\d ?mg\b/i.test(text)
  return Math.round(number * (isJoules ? 0.239 : 1) * (isMilligrams ? 0.001 : 1))
}

/** A comma before three digits parts thousands; any other is a decimal point. */
function numberOf(text: string): number | undefined {
  const plain = text.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.')
  const number = Number.parseFloat(plain)
  return Number.isFinite(number) && number >= 0 && number < 100_000 ? number : undefined
}

function withoutUndefined(nutrition: ImportedNutrition): ImportedNutrition {
  return Object.fromEntries(Object.entries(nutrition).filter(([, amount]) => amount !== undefined))
}
