import type { Language } from '../../../languages/languages.ts'
import { NUTRIENTS, type NutrientName, type Nutrition } from '../../../src/content/nutrients.ts'
import { normalizeUnit, type NutrientUnit } from '../../../src/content/schema/nutrientUnits.ts'
import { type CountedNutrition, countNutrition } from '../../cooking/nutrition/countNutrition.ts'
import { type Values } from './document.ts'
import { asNumber } from '../../../src/shared/checkJson.ts'
import { type DocumentsByName, innerRecipes, textsIn } from './innerRecipes.ts'

/**
 * Counts what a recipe holds, with the recipes that make its ingredients.
 *
 * @param around the recipes that this one is a part of, against circles
 * @returns undefined in a language whose names of foods the table lacks, or without servings
 */
export function nutritionOf(
  values: Values,
  documents: DocumentsByName,
  language: Language,
  around: readonly number[] = [],
): CountedNutrition | undefined {
  const servings = asNumber(values.servings)
  if (language !== 'en' || !servings) return undefined
  const parts = innerRecipes(values, documents, language).filter(({ id }) => !around.includes(id))
  const made = parts.flatMap(({ index, id, inner, share }) => {
    const serving = nutritionOf(inner, documents, language, [...around, id])?.serving
    const taken = share * (asNumber(inner.servings) ?? 0)
    return serving ? [[index, serving.map((amount) => amount * taken)] as const] : []
  })
  const [ingredients, instructions] = [textsIn(values.ingredients), textsIn(values.instructions)]
  return countNutrition({ ingredients, instructions, servings, made: new Map(made) })
}

/** Labels round energy and sodium to fives. */
const STEPS: Readonly<Record<NutrientUnit, number>> = { kcal: 5, g: 1, mg: 5 }

/** Counts the nutrition that a document leaves out, if its main ingredients can be counted. */
export function countedNutrition(values: Values, documents: DocumentsByName, language: Language) {
  const counted = values.nutrition ? undefined : nutritionOf(values, documents, language)
  if (!counted?.serving) return {}
  const { serving, uncounted, uncountedSalt } = counted
  const nutrition: Nutrition = {}
  for (const [at, name] of NUTRIENTS.entries()) {
    if (name === 'sodium' && uncountedSalt.length > 0) continue
    nutrition[name] = writtenAmount(name, serving[at] ?? 0, STEPS[unitOf(name)])
  }
  return { counted: { nutrition, uncounted: [...uncounted, ...uncountedSalt] } }
}

/** Writes `420 kcal` or `12g`. */
export function writtenAmount(name: NutrientName, amount: number, step = 1): string {
  return normalizeUnit(String(Math.round(amount / step) * step), unitOf(name))
}

export function unitOf(name: NutrientName): NutrientUnit {
  if (name === 'calories') return 'kcal'
  return name === 'sodium' ? 'mg' : 'g'
}
