import { memoize } from '../../../src/shared/memoize.ts'
import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import { NUMBER_WORDS } from '../../../src/cooking/roundForKitchen.ts'
import { singularOf } from '../words/inflect.ts'
import { FILLED, unitFactsOf } from '../../../src/cooking/units.ts'
import type { WrittenMeasure } from '../../../src/cooking/cookingData.ts'
import { MEASURE_WORDS, measuresIn, readRange, unitOfMeasure } from '../amounts/measures.ts'
import { matchAt } from '../amounts/numbers.ts'

/** A quantity without a unit counts things. */
export interface Quantity {
  quantity: number
  upTo?: number
  /** The unit is in the singular: `cup`, `can`. */
  unit?: string
}

/** One amount of a line; `1 cup plus 2 tablespoons` is one amount with two quantities. */
export interface IngredientAmount {
  quantities: Quantity[]
  /** The size of each counted thing, such as a can. */
  size?: Quantity
  /** The written grams or milliliters of the whole amount. */
  metric?: Quantity
  /** The food, if it differs from the line’s: `cucumber` in `2 tomatoes and 1 cucumber`. */
  food?: string
}

export type IngredientLine = ReturnType<typeof readIngredientLine>

const DIGIT = new RegExp(`[\\d${FRACTION_GLYPHS}]`)
/** Matches decimal commas (`1,5`), which are mistakes in US English. */
const COMMA_IN_NUMBER = /\d,\d(?!\d\d(?!\d))/
const PLUS = new RegExp(`,? plus (?=(?:about )?(?:[\\d${FRACTION_GLYPHS}]|an? |one ))`, 'i')
/** Matches “and” before another amount, except within a purpose: `for 2 pies and 3 tarts`. */
const AND = /(?<!(?:^|, )for [^,]*) and (?=\d+ )/
const TIMES_OF_FOOD = /^(\d+) ?[x×] (?=\p{L})/iu

export const readIngredient: (text: string) => IngredientLine = memoize(readIngredientLine)

/** Finds no amounts in `Salt, to taste`; the food excludes its preparation. */
function readIngredientLine(text: string) {
  const spaced = text.replaceAll(/\s+/g, ' ').trim()
  const [first = '', ...more] = spaced.replace(TIMES_OF_FOOD, '$1 ').split(PLUS)
  const [main = '', ...others] = first.split(AND)
  const { amounts, food } = addUp([main, ...more].map(readIngredientPart))
  for (const other of others.map(readIngredientPart)) {
    if (other.amount) amounts.push({ ...other.amount, food: other.food })
  }
  const isWhole = others.length + 1 <= amounts.length || others.length === 0
  const isRead = isWhole && !COMMA_IN_NUMBER.test(text) && isUnderstood(text, food, amounts)
  return { text, amounts, food, isRead }
}

/** Adds up several amounts of one food: `2 tablespoons plus 1 teaspoon (21 g) salt`. */
function addUp(parts: readonly Part[]) {
  const amounts: IngredientAmount[] = []
  let food = ''
  for (const [index, { amount, food: named }] of parts.entries()) {
    const last = amounts.at(-1)
    if (amount && last && index > 0 && food === '') {
      amounts.splice(-1, 1, { ...amount, quantities: [...last.quantities, ...amount.quantities] })
    } else if (amount) amounts.push(amount)
    food ||= named
  }
  return { amounts, food }
}

function isUnderstood(text: string, food: string, amounts: IngredientAmount[]): boolean {
  // Rejects the rest of `2 x 400 g` as a food.
  if (!/^\p{L}/u.test(food) || /^x ?\d/i.test(food)) return false
  return amounts.length > 0 || !DIGIT.test(text)
}

interface Part {
  amount: IngredientAmount | undefined
  food: string
}

/** Matches `Juice of ` before an amount: `Juice of ½ lemon`. */
const TAKEN_FROM = new RegExp(
  `^([\\p{L} ]*\\b(?:juice|peel|zest)) of (?=(?:an?|half|one|two|three) |[\\d${FRACTION_GLYPHS}])`,
  'iu',
)

function readIngredientPart(written: string): Part {
  const [taken = '', what] = TAKEN_FROM.exec(written) ?? []
  if (what !== undefined) {
    const { amount, food } = readIngredientPart(written.slice(taken.length))
    return { amount, food: `${what} of ${food}` }
  }
  const { size, rest } = takeSize(written)
  const metric = takeMetric(rest, size !== undefined)
  const { quantity, behind } = readStart(metric.rest)
  const food = foodIn(behind)
  if (!quantity) return { amount: undefined, food }
  const own = metric.amount ?? (size ? toMetric(size) : toMetric(quantity))
  const isEach = metric.isEach || (size !== undefined && own !== undefined)
  const amount: IngredientAmount = { quantities: [quantity] }
  if (size) amount.size = size
  if (own) amount.metric = isEach ? multiplyQuantities(own, quantity) : own
  return { amount, food }
}

const ABOUT = /(?:(?:about|approximately|roughly) )?(?!an? (?:few|little|couple))/iy
const COUNTED =
  'bags?|blocks?|bottles?|box(?:es)?|bunch(?:es)?|cans?|cartons?|cloves?|containers?|dash(?:es)?|dozen|drops?|ears?|fillets?|heads?|jars?|leaf|leaves|packs?|packages?|pieces?|pinch(?:es)?|ribs?|slices?|sprigs?|stalks?|sticks?|tins?|tubs?'
const UNIT = new RegExp(`[ -]?${FILLED}((?:${MEASURE_WORDS}|${COUNTED})\\b\\.?)`, 'iuy')

function readStart(text: string): { quantity?: Quantity; behind: string } {
  const about = matchAt(ABOUT, text, 0)
  const range = about && readRange(text, about[0].length)
  if (!range) return { behind: text }
  const { end, ...quantity } = range
  const unit = matchAt(UNIT, text, end)
  const [whole = '', word] = unit ?? []
  const behind = text.slice(end + whole.length).replace(/^ (?:of )?/, '')
  if (word === undefined) return { quantity, behind }
  const one = unitOfMeasure(word)?.one ?? singularOf(word.toLowerCase())
  return { quantity: { ...quantity, unit: one }, behind }
}

function multiplyQuantities(size: Quantity, count: Quantity): Quantity {
  const quantity = size.quantity * count.quantity
  const upTo = (size.upTo ?? size.quantity) * (count.upTo ?? count.quantity)
  return { ...size, quantity, ...(upTo > quantity && { upTo }) }
}

/** `1 14-ounce can`, `2 x 400 g tins`, `1 (14-ounce) can`: the number, and the size of each. */
const COUNT_OF_SIZED = new RegExp(
  `^(\\d+|${NUMBER_WORDS.join('|')})(?: ?[x×] ?| \\(| )(?=\\d)(?!\\d+/)`,
  'i',
)

/** Matches the metric length after `One 2-inch`. */
const METRIC_LENGTH = /^ \([\d.]+ (?:cm|mm)\)/

function takeSize(text: string): { size?: Quantity; rest: string } {
  const [before = '', count = ''] = COUNT_OF_SIZED.exec(text) ?? []
  const behind = text.slice(before.length)
  const [measure] = before === '' ? [] : measuresIn(behind)
  if (measure?.span[0] !== 0) return { rest: text }
  const size = quantityOf(measure)
  const rest = behind.slice(measure.span[1]).replace(/^\)/, '').replace(METRIC_LENGTH, '')
  return { size, rest: `${count}${rest}` }
}

const BRACKETS = / ?\((?:about )?([^()]*)\)( each\b)?/g
const OF_THE_FOOD = /(?:^|, )(?:about )?$/i

/**
 * Removes the metric amount in brackets, unless it measures something else: `for ½ cup (60 ml)
 * juice`.
 */
function takeMetric(text: string, isSized: boolean) {
  for (const { 0: whole, 1: inside = '', 2: each, index } of text.matchAll(BRACKETS)) {
    const amount = metricIn(inside)
    if (!amount) continue
    const before = text.slice(0, index)
    const beside = measuresIn(before).find(({ span }) => span[1] === before.length)
    if (beside && !OF_THE_FOOD.test(before.slice(0, beside.span[0]))) continue
    const rest = before + text.slice(index + whole.length)
    return { amount, rest, isEach: each !== undefined || (isSized && index < 3) }
  }
  return { rest: text, isEach: false }
}

/** Parses brackets that contain only an amount: `400 g`, `4 ounces/113 g`. */
function metricIn(text: string): Quantity | undefined {
  const measures = text.split('/').map((part) => {
    const [measure] = measuresIn(part.trim())
    return measure?.span[0] === 0 && measure.span[1] === part.trim().length ? measure : undefined
  })
  if (measures.includes(undefined)) return undefined
  return measures.flatMap((measure) => (measure && toMetric(quantityOf(measure))) ?? [])[0]
}

function quantityOf({ quantity, upTo, unit }: WrittenMeasure): Quantity {
  return { quantity, ...(upTo !== undefined && { upTo }), unit: unitFactsOf(unit)?.one }
}

function toMetric({ quantity, upTo, unit }: Quantity): Quantity | undefined {
  const { dimension, system, factor = 1 } = unitOfMeasure(unit) ?? {}
  if (system !== 'metric' || (dimension !== 'mass' && dimension !== 'volume')) return undefined
  return {
    quantity: quantity * factor,
    ...(upTo !== undefined && { upTo: upTo * factor }),
    unit: dimension === 'mass' ? 'gram' : 'milliliter',
  }
}

/** A comma after these words does not end the name. */
const DESCRIBING =
  /^(?:(?:bone-in|boneless|dried|extra-large|fresh|large|medium|ripe|skin-on|skinless|small|very)[, ]*)+$/i

/** Returns the name up to the first comma that ends it, without brackets. */
function foodIn(description: string): string {
  const parts = description.replaceAll(/\([^()]*\)/g, ' ').split(/(?<=[,;:])/)
  const last = parts.findIndex((_, index) => !DESCRIBING.test(parts.slice(0, index + 1).join('')))
  const food = parts.slice(0, last === -1 ? parts.length : last + 1).join('')
  return food.replaceAll(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '')
}
