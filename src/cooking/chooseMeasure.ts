import { type CookingUnit, type Dimension, type MeasuredUnit, unitFactsOf } from './units.ts'
import {
  relativeError,
  roundForSpoons,
  roundConverted,
  roundWeight,
  type DisplayedNumber,
} from './roundForKitchen.ts'

/** Such as `1 cup`, or `1 cup plus 2 tablespoons`. */
export interface ChosenMeasure {
  parts: readonly { number: DisplayedNumber; unit: MeasuredUnit }[]
  /** Relative error of the measure. */
  error: number
}

/** Amounts with a larger relative error are marked “about”. */
export const CLOSE_ERROR = 0.03
const EXACT_ERROR = 0.01

type UnitRange = readonly [unit: MeasuredUnit, least: number, switchFrom: number, most: number]

/** The range of each unit, and the amount from which the next larger unit is better. */
const RANGES: readonly UnitRange[] = [
  ['tsp', 1 / 8, 3, 6],
  // 4 tablespoons are as easy to measure as ¼ cup.
  ['tbsp', 1 / 2, 4.1, 16],
  // Cups and pounds have no larger unit; kitchens never reach these limits.
  ['cup', 1 / 4, 40, Infinity],
  ['oz', 1 / 8, 16, 32],
  ['lb', 1 / 4, 100, Infinity],
]
/** Units that are chosen only if the author used them. */
const AUTHORS_OWN = ['floz', 'pint', 'quart', 'gallon'] as const
const ODD: Partial<Record<MeasuredUnit, RegExp>> = { tsp: /[⅓⅔]/, tbsp: /[⅛⅓⅔]/, cup: /⅛/ }
/** The smaller units that may measure the remainder, and the maximum count of each. */
const RESTS: readonly (readonly [unit: MeasuredUnit, rest: MeasuredUnit, spoons: number])[] = [
  ['cup', 'tbsp', 3],
  ['cup', 'tsp', 5],
  ['tbsp', 'tsp', 2],
]
const PARTS_OF_CUP = [3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4, 0]
const MAX_TABLESPOONS = 8

/** Penalties, tuned on rewriteMeasure.test.ts; the measure with the lowest sum is chosen. */
const COSTS = {
  /** For a measure marked “about”; `perError` times the relative error is added. */
  about: 20,
  perError: 1000,
  inexact: 15,
  /** If the next larger unit is better; `perUnit` times the number of units is added. */
  large: 4,
  perUnit: 1 / 4,
  partOfTablespoon: 4,
  oddCup: 9,
  oddSpoon: 5,
  written: -2,
  plusTablespoons: 6,
  plusTeaspoons: 6.5,
}
const SPOON_TOLERANCE = 0.05

/** Chooses US measures for `amount` ml or g; keeps the `written` unit where it still fits. */
export function chooseUsMeasure(
  amount: number,
  kind: Dimension,
  written: CookingUnit,
): ChosenMeasure {
  const authorsUnit = AUTHORS_OWN.filter((unit) => unit === written)
  const ownRange = authorsUnit.map((unit): UnitRange => [unit, 1 / 4, 16, Infinity])
  const options = [...ownRange, ...RANGES].flatMap((range) =>
    optionsIn(range, amount, kind, written),
  )
  const [best] = options.toSorted((a, b) => a.cost - b.cost)
  if (best) return best
  // The amount is below all ranges, so the smallest spoon or weight is used.
  const unit = kind === 'volume' ? 'tsp' : 'oz'
  const number: DisplayedNumber = { text: '⅛', value: 1 / 8 }
  const exact = amount / unitFactsOf(unit).factor
  return { parts: [{ number, unit }], error: relativeError(number, exact) }
}

function optionsIn(
  [unit, least, switchFrom, most]: UnitRange,
  amount: number,
  kind: Dimension,
  written: CookingUnit,
): (ChosenMeasure & { cost: number })[] {
  const facts = unitFactsOf(unit)
  if (facts.dimension !== kind) return []
  const exact = amount / facts.factor
  if (exact < least * (1 - CLOSE_ERROR) || exact > most) return []
  const number = roundForSpoons(exact)
  const error = relativeError(number, exact)
  let cost = 0
  if (error > CLOSE_ERROR) cost += COSTS.about + error * COSTS.perError
  else if (error > EXACT_ERROR) cost += COSTS.inexact
  if (exact >= switchFrom * (1 - EXACT_ERROR)) cost += COSTS.large + exact * COSTS.perUnit
  if (exact < 1 - EXACT_ERROR && unit === 'tbsp') cost += COSTS.partOfTablespoon
  if (ODD[unit]?.test(number.text)) cost += unit === 'cup' ? COSTS.oddCup : COSTS.oddSpoon
  if (unit === written) cost += COSTS.written
  const alone = { parts: [{ number, unit }], error, cost }
  return [alone, ...plusRest(unit, amount)]
}

function plusRest(unit: MeasuredUnit, amount: number): (ChosenMeasure & { cost: number })[] {
  return RESTS.filter(([of]) => of === unit).flatMap(([, rest, spoons]) => {
    const [large, small] = [unitFactsOf(unit).factor, unitFactsOf(rest).factor]
    const whole = Math.floor(amount / large)
    const parts = unit === 'cup' ? PARTS_OF_CUP : whole <= MAX_TABLESPOONS ? [0] : []
    return parts.flatMap((part) => {
      const most = whole + part
      const left = (amount - most * large) / small
      const count = Math.round(left)
      if (most === 0 || count < 1 || count > spoons || Math.abs(left - count) > SPOON_TOLERANCE)
        return []
      const error = Math.abs(most * large + count * small - amount) / amount
      const cost = rest === 'tbsp' ? COSTS.plusTablespoons : COSTS.plusTeaspoons
      const added = { number: { text: String(count), value: count }, unit: rest }
      return [{ parts: [{ number: roundForSpoons(most), unit }, added], error, cost }]
    })
  })
}

/** Chooses a metric unit; rounds amounts converted from other measures to round numbers. */
export function chooseMetricMeasure(
  amount: number,
  kind: Dimension,
  written: CookingUnit,
  isConverted = false,
): ChosenMeasure {
  if (written === 'dl' && amount >= 25 && amount < 1000) {
    const number = roundMetric(amount / 100, 'dl', isConverted)
    if (relativeError(number, amount / 100) <= CLOSE_ERROR)
      return { parts: [{ number, unit: 'dl' }], error: 0 }
  }
  const isLarge = amount >= 999.5
  const unit = kind === 'volume' ? (isLarge ? 'l' : 'ml') : isLarge ? 'kg' : 'g'
  const exact = isLarge ? amount / 1000 : amount
  const number = roundMetric(exact, unit, isConverted)
  return { parts: [{ number, unit }], error: relativeError(number, exact) }
}

export function roundMetric(
  exact: number,
  unit: CookingUnit,
  isConverted: boolean,
): DisplayedNumber {
  if (unit === 'dl') return roundForSpoons(exact)
  if (unit === 'kg' || unit === 'l') return roundToDecimals(exact)
  return isConverted ? roundConverted(exact) : roundWeight(exact)
}

/** Rounds kilograms and liters to tenths, or to hundredths if tenths are too coarse. */
function roundToDecimals(exact: number): DisplayedNumber {
  const tenths = Math.round(exact * 10) / 10
  const value =
    Math.abs(tenths - exact) <= exact * EXACT_ERROR ? tenths : Math.round(exact * 100) / 100
  return { text: String(value), value }
}
