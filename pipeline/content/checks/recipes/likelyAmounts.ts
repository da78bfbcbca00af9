import { type Quantity, unitOfMeasure } from '../../ingredients/measures.ts'
import { readIngredient } from '../../ingredients/readIngredient.ts'
import { ingredientsOf } from '../../documents/placedTexts.ts'
import { type ReportProblem, quote } from '../../report/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'

/** Per serving, in grams, milliliters or pieces; far above real dishes. */
const MOST_MEASURED = 1500
const MOST_STRONG = 60
const MOST_PIECES = 30

const STRONG =
  /\b(?:baking (?:powder|soda)|cayenne|cinnamon|cumin|extract|nutmeg|paprika|pepper flakes|(?:chili|curry|garlic|onion) powder|salt|turmeric|yeast)$/i
const WATER = /\b(?:ice|water)\b/i
const SIGNS: Partial<Record<string, string>> = { mass: ' g', volume: ' ml' }

/** Warns of an amount that nobody eats. */
export function checkLikelyAmounts(document: ReadDocument, report: ReportProblem): void {
  const { servings } = document.values
  if (typeof servings !== 'number') return
  for (const { text, place } of ingredientsOf(document)) {
    const { amounts, food } = readIngredient(text)
    if (WATER.test(food)) continue
    const strange = amounts
      .flatMap(({ quantities, metric }) => quantities.concat(metric ?? []))
      .map((quantity) => forOne(quantity, servings))
      .find(({ amount, sign }) => amount > mostOf(sign, food))
    if (!strange) continue
    const what = `${quote(text)} is ${Math.round(strange.amount)}${strange.sign} for each of ${servings} servings.`
    report(place, 'unlikely-amount', what, 'Correct the amount, or “servings”.')
  }
}

function forOne({ quantity, unit }: Quantity, servings: number) {
  const { kind = '', factor: own = 1 } = unitOfMeasure(unit) ?? {}
  const sign = SIGNS[kind] ?? ''
  const factor = sign === '' ? 1 : own
  return { amount: (quantity * factor) / servings, sign }
}

function mostOf(sign: string, food: string): number {
  if (sign === '') return MOST_PIECES
  return STRONG.test(food) ? MOST_STRONG : MOST_MEASURED
}
