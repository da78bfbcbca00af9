import type { ImportedNutrition } from '../importedRecipe.ts'
import { NUTRIENTS, type NutrientName } from '../../../src/content/nutrients.ts'
import type { DataNode } from '../readers/jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { scalarText } from '../../content/text/scalarText.ts'
import { cleanLine } from './cleanText.ts'

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

export function readNutrition(value: unknown): ImportedNutrition {
  const nutrition: ImportedNutrition = {}
  if (!isRecord(value)) return nutrition
  for (const name of NUTRIENTS) {
    const text = NAMES[name].map((each) => scalarText(value[each])).find(Boolean)
    const amount = text && amountOf(text, name)
    if (typeof amount === 'number') nutrition[name] = amount
  }
  return nutrition
}

/** Reads nutrients such as `Calories: 250 kcal`, separated by lines or commas. */
export function nutrientsIn(text: string): DataNode {
  const entries = Array.from(text.matchAll(FACT), ([, name = '', amount]) => {
    const key = name.toLowerCase().replace('total ', '')
    return [key.startsWith('carb') ? 'carbs' : key, amount]
  })
  // Keeps the first value of each name, since “Calories” precedes “Calories from fat”.
  return Object.fromEntries(entries.toReversed())
}

const FACT =
  /(calories|energy|protein|carb(?:ohydrate)?s?|(?:total |saturated )?fat|fib(?:er|re)|sugars?|sodium)\b[^\d\n]{0,20}(\d[\d.,]*(?: ?(?:k?cal|kj|m?g)\b)?)/gi

/** Sodium without a unit is in milligrams, other nutrients in grams. */
function amountOf(value: string, name: NutrientName): number | undefined {
  const text = cleanLine(value.slice(0, 100))
  // No dish has one calorie, so the point in `1.234 kcal` separates thousands.
  const calories = /([\d.,]+) ?(?:k?cal)/i.exec(text)?.[1]?.replace(/^(\d)\.(?=\d{3}$)/, '$1')
  const number = parseNutrient(calories ?? /[\d.,]+/.exec(text)?.[0] ?? '')
  if (number === undefined) return undefined
  const isJoules = calories === undefined && /\bkj\b|[\d ]kj/i.test(text)
  if (name === 'sodium') return Math.round(number * (/\d ?g/i.test(text) ? 1000 : 1))
  const isMilligrams = /\d ?mg\b/i.test(text)
  return Math.round(number * (isJoules ? 0.239 : 1) * (isMilligrams ? 0.001 : 1))
}

function parseNutrient(text: string): number | undefined {
  // Points separate thousands in `1.234,5`; otherwise a comma before three digits does.
  const thousands = /\.\d{3},\d/.test(text) ? '.' : /,(?=\d{3}(?!\d))/g
  const plain = text.replaceAll(thousands, '').replace(',', '.')
  const number = Number.parseFloat(plain)
  return Number.isFinite(number) && number >= 0 && number < 100_000 ? number : undefined
}
