import { ingredientsOf, textsAt } from '../../documents/placedTexts.ts'
import type { ReadDocument } from '../../documents/document.ts'
import type { Report } from '../../report/problem.ts'

/** US labels may be off by a fifth (21 CFR 101.9(g)(5)), and small dishes by rounding. */
const PART = 0.2
const KCAL = 40
const KCAL_PER_GRAM = [4, 4, 9]

/** Alcohol has 7 kcal per gram, which no nutrient states. */
const ALCOHOL =
  /\b(ale|beer|bourbon|brandy|champagne|cider|cognac|gin|liqueur|marsala|port|prosecco|rum|sake|sherry|stout|tequila|vermouth|vodka|whiske?y|wine)\b(?! vinegar)/i

/** Warns when 4 kcal per gram of protein and carbs and 9 per gram of fat do not make the calories. */
export function checkNutritionSum(document: ReadDocument, report: Report) {
  const [calories] = textsAt(document, /^nutrition\.calories$/)
  const [stated = 0, ...grams] = ['calories', 'protein', 'carbs', 'fat'].map((name) =>
    Number.parseInt(textsAt(document, new RegExp(`^nutrition\\.${name}$`))[0]?.text ?? ''),
  )
  const sum = grams.reduce((all, each, index) => all + each * (KCAL_PER_GRAM[index] ?? 0), 0)
  const difference = Math.abs(stated - sum)
  // `difference` is not a number where a nutrient is missing.
  if (!calories || !(difference > KCAL && difference > PART * stated)) return
  if (stated > sum && ingredientsOf(document).some(({ text }) => ALCOHOL.test(text))) return
  const what = `“nutrition.calories” is ${calories.text}, but protein, carbs and fat give ${sum} kcal.`
  const fix = 'Correct what is wrong; protein and carbs give 4 kcal per gram, fat 9.'
  report(calories.place, 'nutrition-sum', what, fix)
}
