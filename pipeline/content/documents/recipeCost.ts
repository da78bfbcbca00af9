import type { Language } from '../../../languages/languages.ts'
import { isFree } from '../../cooking/nutrition/countNutrition.ts'
import type { TableFood } from '../../cooking/nutrition/foodTable.ts'
import { weighLine } from '../../cooking/nutrition/weighLine.ts'
import { asList, asNumber, isGroup, type Values } from './document.ts'
import { type DocumentsByName, innerRecipes, textsIn } from './innerRecipes.ts'

/** Prices of a gram. */
export type Prices = ReadonlyMap<TableFood, number>

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
  const made = new Map(innerRecipes(values, documents, language).map((part) => [part.index, part]))
  const costs = textsIn(values.ingredients).map((line, index) => {
    const part = made.get(index)
    if (!part) return costOfLine(line, servings, prices)
    const each = costOf(part.inner, documents, language, prices)
    return each === undefined ? undefined : part.share * each * Number(part.inner.servings)
  })
  return costs.reduce<number | undefined>(
    (sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost / servings),
    0,
  )
}

/** Grams of a food in a serving that cost next to nothing. */
const PINCH = 1

function costOfLine(line: string, servings: number, prices: Prices): number | undefined {
  let sum = 0
  for (const found of weighLine(line).filter((each) => !isFree(each))) {
    const { food, grams = 0 } = found
    const price = food && prices.get(food)
    if (price !== undefined) sum += price * grams
    else if (!food || grams > PINCH * servings) return undefined
  }
  return sum
}
