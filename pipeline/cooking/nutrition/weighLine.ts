/** Weighs the foods of an ingredient line, without what is not eaten. */
import { CUP } from '../../../src/cooking/units.ts'
import { memoize } from '../../../src/shared/memoize.ts'
import { weightOfCup } from '../amounts/foodWeights.ts'
import { unitOfMeasure } from '../amounts/measures.ts'
import { foodNamesOf } from '../ingredients/foodNamesOf.ts'
import {
  type IngredientAmount,
  type Quantity,
  readIngredient,
} from '../ingredients/readIngredient.ts'
import { namesOfWords } from '../words/singularWords.ts'
import { findFood, gramsIn, type TableFood } from './foodTable.ts'

interface NamedFood {
  name: string
  /** The whole line. */
  text: string
  /** Undefined for foods missing from the table. */
  food: TableFood | undefined
}

/** Grams are undefined for amounts without a weight, and a bound for unknown foods. */
export type WeighedFood = ReturnType<typeof weigh>

/** Matches purposes for which a food is poured away. */
const NOT_EATEN =
  /\bfor (?:the )?(?:boiling|brine|brining|ice bath|pasta water|soaking|steaming)\b/i

export const weighLine: (line: string) => WeighedFood[] = memoize((line: string) => {
  const { text, food, amounts } = readIngredient(line)
  const own = amounts.filter((amount) => amount.food === undefined)
  const others = amounts.flatMap((amount) => (amount.food ? { name: amount.food, amount } : []))
  return [
    weigh(food || text, foodNamesOf(line), text, own),
    ...others.map(({ name, amount }) => weigh(name, foodNamesOf(name), text, [amount])),
  ]
})

/** @param phrases alternatives, the first known one counts: `palm sugar or brown sugar` */
function weigh(name: string, phrases: string[][], text: string, amounts: IngredientAmount[]) {
  const [food] = phrases.flatMap((phrase) => findFood(phrase, text) ?? [])
  const named = { name, text, food }
  const isEaten = amounts.length === 0 || !NOT_EATEN.test(text)
  const grams = isEaten ? sumIfKnown(amounts.map((amount) => weightOf(amount, named))) : 0
  return { ...named, grams }
}

function sumIfKnown(parts: readonly (number | undefined)[]): number | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (parts.length === 0 || known.length < parts.length) return undefined
  return known.reduce((sum, part) => sum + part, 0)
}

/** Matches foods whose weight already excludes stones, bones and peel. */
const NET =
  /\b(?:boned|boneless|chopped|cubed|cubes|diced|flesh|meat|peeled|pitted|shelled|shucked)\b/i
const DRAINED_CAN = /^(?=.*\b(?:can|tin|jar)s?\b).*\bdrained\b/i

function weightOf({ quantities, metric, size }: IngredientAmount, named: NamedFood) {
  const { name, text, food } = named
  const count = quantities[0]?.quantity ?? 1
  const sized = size && { unit: size.unit, quantity: size.quantity * count }
  const whole = metric ?? sized
  const measured = whole ? [whole] : quantities
  const grams = sumIfKnown(measured.map((quantity) => gramsOf(quantity, named)))
  const isGross = measured.some(({ unit }) => unitOfMeasure(unit)?.dimension === 'mass')
  const isPrepared = NET.test(name) || /\bonce\b/i.test(text)
  const waste = (isGross && !isPrepared && food?.grams.get('waste')) || 0
  const kept = (DRAINED_CAN.test(text) && food?.grams.get('drained')) || 100
  return grams && (grams * (100 - waste) * kept) / 10_000
}

function gramsOf({ quantity, upTo = quantity, unit }: Quantity, named: NamedFood) {
  const middle = (quantity + upTo) / 2
  const { dimension, factor = 1 } = unitOfMeasure(unit) ?? {}
  if (dimension === 'mass') return middle * factor
  if (dimension === 'volume') {
    const cup = gramsOfCup(named)
    return cup && (middle * factor * cup) / CUP
  }
  const one = pieceOf(unit, named)
  return one && middle * one
}

function gramsOfCup({ name, text, food }: NamedFood): number | undefined {
  const weight = weightOfCup(name, text)
  if (weight) return (weight.least + weight.most) / 2
  // For an unknown food, the weight of water is the bound.
  return food ? food.grams.get('cup') : CUP
}

/** Grams per counted unit, for any food. */
const PIECES = gramsIn('pinch 0.4, dash 0.6, drop 0.05, sprig 1, leaf 0.5, handful 15, bunch 60')
const SIZE = /\b(?:small|medium|large|extra-large|jumbo|thick)\b/i

/** Returns the grams of one unit, part, size or piece, whichever the table knows first. */
function pieceOf(unit: string | undefined, { name, text, food }: NamedFood): number | undefined {
  const size = SIZE.exec(text)?.[0].toLowerCase() ?? ''
  const kinds = unit === undefined ? namesOfWords(name) : [unit]
  const known = kinds.flatMap((kind) => [`${size} ${kind}`, kind])
  if (unit === undefined) known.push(size, 'each')
  const grams = known.flatMap((kind) => food?.grams.get(kind) ?? [])[0]
  return grams ?? PIECES.get(kinds.at(-1) ?? '')
}
