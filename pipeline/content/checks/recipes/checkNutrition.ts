import { NUTRIENTS } from '../../../../src/content/nutrients.ts'
import type { NutrientUnit } from '../../../../src/content/schema/nutrientUnits.ts'
import { languageOf } from '../../documents/siteLanguage.ts'
import { isGroup, isSound, type ReadDocument } from '../../documents/document.ts'
import type { ContentFacts } from '../../documents/knownContent.ts'
import { ingredientsOf, textsAt } from '../../documents/placedTexts.ts'
import { nutritionOf, unitOf, writtenAmount } from '../../documents/recipeNutrition.ts'
import type { Report } from '../../../problems/problem.ts'

/** US labels may be off by a fifth (21 CFR 101.9(g)(5)), and small dishes by rounding. */
const MAX_SUM_ERROR = 0.2
const MIN_KCAL_DIFFERENCE = 40
const KCAL_PER_GRAM = [4, 4, 9]

/** Alcohol has 7 kcal per gram, which no nutrient states. */
const ALCOHOL =
  /\b(ale|beer|bourbon|brandy|champagne|cider|cognac|gin|liqueur|marsala|port|prosecco|rum|sake|sherry|stout|tequila|vermouth|vodka|whiske?y|wine)\b(?! vinegar)/i

/** Warns when protein, carbs and fat do not add up to the calories. */
export function checkNutritionSum(document: ReadDocument, report: Report) {
  const [calories] = textsAt(document, /^nutrition\.calories$/)
  const [stated = 0, ...grams] = ['calories', 'protein', 'carbs', 'fat'].map((name) =>
    Number.parseInt(textsAt(document, new RegExp(`^nutrition\\.${name}$`))[0]?.text ?? ''),
  )
  const sum = grams.reduce((all, each, index) => all + each * (KCAL_PER_GRAM[index] ?? 0), 0)
  const difference = Math.abs(stated - sum)
  // `difference` is not a number where a nutrient is missing.
  if (!calories || !(difference > MIN_KCAL_DIFFERENCE && difference > MAX_SUM_ERROR * stated))
    return
  if (stated > sum && ingredientsOf(document).some(({ text }) => ALCOHOL.test(text))) return
  const what = `“nutrition.calories” is ${calories.text}, but protein, carbs and fat give ${sum} kcal.`
  const fix = 'Correct what is wrong; protein and carbs give 4 kcal per gram, fat 9.'
  report(calories.place, 'nutrition-sum', what, fix)
}

/** Amounts are rounded, so a value may differ by this share and by the slack. */
const MAX_VALUE_ERROR = 0.15
const SLACK: Readonly<Record<NutrientUnit, number>> = { kcal: 10, g: 2, mg: 100 }

export function checkCountedNutrition(document: ReadDocument, all: ContentFacts, report: Report) {
  const { values } = document
  if (!isGroup(values.nutrition) || !isSound(document)) return
  const counted = nutritionOf(values, all.known.documents, languageOf(all.documents))
  if (!counted?.serving || counted.uncounted.length > 0) return
  for (const [at, name] of NUTRIENTS.entries()) {
    const [written] = textsAt(document, new RegExp(`^nutrition\\.${name}$`))
    const stated = Number.parseInt(written?.text ?? '')
    const found = counted.serving[at] ?? 0
    const isFar = Math.abs(found - stated) > MAX_VALUE_ERROR * found + SLACK[unitOf(name)]
    if (!written || !isFar || (name === 'sodium' && counted.uncountedSalt.length > 0)) continue
    const what = `“nutrition.${name}” is ${written.text}, but the amounts give about ${writtenAmount(name, found)} for each of ${String(values.servings)} servings.`
    const fix = 'Correct it, an amount or “servings”; without “nutrition”, the site counts it.'
    report(written.place, 'nutrition-differs', what, fix)
  }
}
