import { type PlacedText, textsAt } from '../../documents/placedTexts.ts'
import type { ReportProblem } from '../../report/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'

/**
 * Both at once: US labels may be off by a fifth (21 CFR 101.9(g)(5)), and rounding comes to 40 kcal
 * in a small dish.
 */
const PART = 0.2
const KCAL = 40

/** Has 7 kcal per gram, which no line states. */
const ALCOHOL =
  /\b(ale|beer|bourbon|brandy|champagne|cider|cognac|gin|liqueur|marsala|port|prosecco|rum|sake|sherry|stout|tequila|vermouth|vodka|whiske?y|wine)\b(?! vinegar)/i

/** Warns when 4 kcal per gram of protein and carbs and 9 per gram of fat do not make the calories. */
export function checkNutritionSum(document: ReadDocument, report: ReportProblem): void {
  const [calories, protein, carbs, fat] = ['calories', 'protein', 'carbs', 'fat'].map(
    (name) => textsAt(document, new RegExp(`^nutrition\\.${name}$`))[0],
  )
  if (!calories || !protein || !carbs || !fat) return
  const stated = amount(calories)
  const sum = 4 * amount(protein) + 4 * amount(carbs) + 9 * amount(fat)
  const difference = Math.abs(stated - sum)
  if (difference <= KCAL || difference <= PART * stated) return
  if (stated > sum && hasAlcohol(document)) return
  const what = `“nutrition.calories” is ${calories.text}, but protein, carbs and fat give ${sum} kcal.`
  const fix = 'Correct what is wrong; protein and carbs give 4 kcal per gram, fat 9.'
  report(calories.place, 'nutrition-sum', what, fix)
}

/** `420 kcal` as 420, `12g` as 12. */
function amount({ text }: PlacedText): number {
  return Number.parseInt(text)
}

function hasAlcohol(document: ReadDocument): boolean {
  return textsAt(document, /^ingredients\[\d+\]\.text$/).some(({ text }) => ALCOHOL.test(text))
}
