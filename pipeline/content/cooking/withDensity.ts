import type { WrittenAmount, WrittenMeasure } from '../../../src/content/cooking/cookingData.ts'
import { weightOfCup } from '../ingredients/foodWeights.ts'
import { unitFactsOf, unitSystemOf } from '../../../src/content/cooking/units.ts'

/** Poured, so measured in milliliters. */
const LIQUID =
  /\b(?:beer|bourbon|brandy|broth|buttermilk|cider|coffee|cognac|concentrate|cream|espresso|extract|half-and-half|juice|liqueur|marsala|milk|mirin|oil|rum|sake|sauce|sherry|stock|syrup|tea|vermouth|vinegar|vodka|water|whiskey|whisky|wine)$/i
/** Weighed or spooned, though its last word is that of a liquid. */
const NOT_POURED =
  /\b(?:cheese|clotted|ice|sour) cream$|\b(?:apple|tomato|pasta|pizza|hoisin|chili-garlic|cranberry) sauce$|\b(?:dry|ground|instant|leaf|loose)\b.* (?:coffee|espresso|tea)$/i

/** Adds the density of a food, by which its volume converts to a weight. */
export function withDensity(food: string, measures: WrittenMeasure[]): WrittenAmount {
  const amount: WrittenAmount = { measures }
  const systems = new Set(measures.map(({ unit }) => unitSystemOf(unit)))
  // Written in both systems: never converted.
  if (systems.size > 1) return amount
  const weight = weightOfCup(food, '')
  const cup = unitFactsOf('cup')?.factor
  if (weight && cup !== undefined) {
    amount.density = Math.round(((weight.least + weight.most) / 2 / cup) * 1000) / 1000
  } else if (LIQUID.test(food) && !NOT_POURED.test(food)) amount.isLiquid = true
  return amount
}
