import type { WrittenAmount, WrittenMeasure } from '../../../src/content/cooking/cookingData.ts'
import { weightOfCup } from '../ingredients/foodWeights.ts'
import { factorOf } from '../ingredients/measures.ts'

const METRIC = new Set(['ml', 'dl', 'l', 'g', 'kg', 'mg'])
/** Foods that are poured, so that milliliters are what a cook measures; the last word says so. */
const LIQUID =
  /\b(?:beer|bourbon|brandy|broth|buttermilk|cider|coffee|cognac|concentrate|cream|espresso|extract|half-and-half|juice|liqueur|marsala|milk|mirin|oil|rum|sake|sauce|sherry|stock|syrup|tea|vermouth|vinegar|vodka|water|whiskey|whisky|wine)$/i
/** Thick ones of the same names: they are weighed. */
const THICK =
  /\b(?:cheese|clotted|ice|sour) cream$|\b(?:apple|tomato|pasta|pizza|hoisin|chili-garlic|cranberry) sauce$/i

/** An amount of a food, with what is known of the food as far as its measures need it. */
export function asFood(food: string, measures: WrittenMeasure[]): WrittenAmount {
  const amount: WrittenAmount = { measures }
  const systems = new Set(measures.map(({ unit }) => METRIC.has(unit)))
  // What stands in both systems is never converted.
  if (systems.size > 1) return amount
  const weight = weightOfCup(food, '')
  const cup = factorOf('cup')
  if (weight && cup !== undefined) {
    amount.density = Math.round(((weight.least + weight.most) / 2 / cup) * 1000) / 1000
  } else if (LIQUID.test(food) && !THICK.test(food)) amount.isLiquid = true
  return amount
}
