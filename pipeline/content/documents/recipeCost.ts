import type { Language } from '../../../languages/languages.ts'
import { costsNothing } from '../../cooking/nutrition/countNutrition.ts'
import type { TableFood } from '../../cooking/nutrition/foodTable.ts'
import { weighLine } from '../../cooking/nutrition/weighLine.ts'
import { isGroup, type Values } from './document.ts'
import { asList, asNumber, asText } from '../../../src/shared/checkJson.ts'
import { boughtLines, type DocumentsByName } from './innerRecipes.ts'

/** Prices of a gram. */
type Prices = ReadonlyMap<TableFood, number>

/** Reads a price, such as `1.29 per 1 kg` of `flour`; undefined if the table cannot weigh it. */
export function readPrice(food: unknown, price: unknown) {
  const [cost, amount] = String(price).split(' per ')
  const [found] = weighLine(`${amount} ${String(food)}`)
  if (!found?.food || !found.grams) return undefined
  return { food: found.food, perGram: Number(cost) / found.grams }
}

export function foodPrices({ prices }: Values): Prices {
  const read = asList(prices)
    .filter(isGroup)
    .flatMap(({ food, price }) => readPrice(food, price) ?? [])
  return new Map(read.map(({ food, perGram }) => [food, perGram]))
}

/**
 * Adds up what a serving costs.
 *
 * @returns undefined unless everything but water, salt and pinches has a price
 */
export function costOf(
  values: Values,
  documents: DocumentsByName,
  language: Language,
  prices: Prices,
): number | undefined {
  const servings = asNumber(values.servings)
  if (language !== 'en' || !servings || prices.size === 0) return undefined
  const costs = boughtLines(values, documents, language).map(
    ({ text, recipe, share }) => share * costOfLine(text, Number(recipe.servings), prices),
  )
  const sum = costs.reduce((all, cost) => all + cost, 0)
  return Number.isNaN(sum) ? undefined : sum / servings
}

export function costWriter(site: Values, language: Language) {
  const prices = foodPrices(site)
  const currency = asText(site.currency) ?? 'USD'
  const money = new Intl.NumberFormat(language, { style: 'currency', currency })
  return (values: Values, documents: DocumentsByName) => {
    const cost = costOf(values, documents, language, prices)
    return cost === undefined ? undefined : money.format(cost)
  }
}

/** So many grams in a serving cost next to nothing. */
const PINCH = 1

/** NaN if a food has no price. */
function costOfLine(line: string, servings: number, prices: Prices): number {
  let sum = 0
  for (const found of weighLine(line).filter((each) => !costsNothing(each))) {
    const { food, grams = 0 } = found
    const price = food && prices.get(food)
    if (price !== undefined) sum += price * grams
    else if (!food || grams > PINCH * servings) return Number.NaN
  }
  return sum
}
