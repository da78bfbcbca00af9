import type { WrittenMeasure } from '../../../src/cooking/cookingData.ts'
import {
  CUP,
  FLUID_OUNCE,
  toCelsius,
  unitFactsOf,
  type Dimension,
} from '../../../src/cooking/units.ts'
import { amountGroups } from './amountGroups.ts'
import { type CupWeight, weightOfCup } from './foodWeights.ts'
import { measuresIn } from './measures.ts'

/** The allowed deviation: a share of the measure, and a number of base units. */
interface Tolerance {
  relative: number
  least: number
}

/** Tolerances in grams, milliliters and millimeters; kitchens round a cup to 240 ml. */
const ROUNDED: Readonly<Record<Exclude<Dimension, 'temperature'>, Tolerance>> = {
  mass: { relative: 0.04, least: 0.5 },
  volume: { relative: 0.06, least: 0.5 },
  length: { relative: 0.06, least: 0 },
}
const WEIGHED: Tolerance = { relative: 0.1, least: 0.5 }
const ROUGH: Tolerance = { relative: 0.5, least: 0.5 }

/** Returns the correct metric measure of a pair; undefined if the pair is correct or unknown. */
export function expectedMetric(pair: WrittenPair): string | undefined {
  const { us, metric, metricText, food, preparation } = pair
  const weight = weightOfCup(food, preparation)
  const parts = us.flatMap((measure) => expectedOf(measure, metric, weight) ?? [])
  const [first] = parts
  const { factor } = unitFactsOf(metric.unit) ?? {}
  if (factor === undefined || !first || parts.length < us.length) return undefined
  const least = parts.reduce((sum, part) => sum + part.least, 0)
  const most = parts.reduce((sum, part) => sum + part.most, 0)
  const [low, high] = endsOf(metric)
  const { tolerance } = first
  const isEnough = low * factor >= least - slack(least, tolerance)
  if (isEnough && high * factor <= most + slack(most, tolerance)) return undefined
  const unit = metricText.replace(/^.*[\d\s]/, '')
  const exact = [least / factor, most / factor]
  const ends = exact.map((value) => Number(value.toPrecision(value < 100 ? 2 : 3)))
  return `${[...new Set(ends)].join(' to ')} ${unit}`
}

function slack(value: number, { relative, least }: Tolerance): number {
  return value * relative + least
}

/** Returns the range that a US measure allows, in grams, milliliters or millimeters. */
function expectedOf(us: WrittenMeasure, metric: WrittenMeasure, weightOfFood?: CupWeight) {
  const { dimension, factor } = unitFactsOf(us.unit) ?? {}
  const type = unitFactsOf(metric.unit)?.dimension
  if (!dimension || factor === undefined || !type || type === 'temperature') return undefined
  const between = (least: number, most: number, tolerance: Tolerance) => ({
    least: us.quantity * least,
    most: (us.upTo ?? us.quantity) * most,
    tolerance,
  })
  if (dimension === type) return between(factor, factor, ROUNDED[type])
  // For liquids, ounces mean fluid ounces.
  if (us.unit === 'oz' && type === 'volume') {
    return between(FLUID_OUNCE, FLUID_OUNCE, ROUNDED.volume)
  }
  const weight = dimension === 'volume' && type === 'mass' ? weightOfFood : undefined
  if (!weight) return undefined
  // Recipes round the ounces of a cup generously.
  const tolerance = isUsWeight(metric) ? ROUGH : WEIGHED
  return between((factor / CUP) * weight.least, (factor / CUP) * weight.most, tolerance)
}

function isUsWeight({ unit }: WrittenMeasure): boolean {
  const { dimension, system } = unitFactsOf(unit) ?? {}
  return dimension === 'mass' && system === 'us'
}

type WrittenPair = ReturnType<typeof writtenPairs>[number]

const OPENING = /^ \((?:about )?$/

const NOT_LEVEL = /\b(?:packed|generous|heaped|heaping|rounded|scant) $/i

/** Finds pairs of a US and a metric measure in brackets, in either order. */
export function writtenPairs(text: string) {
  if (!text.includes(' (')) return []
  return amountGroups(text).flatMap(({ measures, start, end }) => {
    const [first, second] = measures.slice(-2)
    if (!first || !second) return []
    const { dimension, system } = unitFactsOf(first.unit) ?? {}
    const secondSystem = unitFactsOf(second.unit)?.system
    if (dimension === 'temperature') return []
    if (!OPENING.test(text.slice(first.span[1], second.span[0])) || text[end - 1] !== ')') return []
    const isWeighed = isUsWeight(second) && dimension === 'volume'
    if (system === secondSystem && !isWeighed) return []
    const isFirstUs = isWeighed || secondSystem === 'metric'
    const us = isFirstUs ? measures.slice(0, -1) : [second]
    const metric = isFirstUs ? second : first
    const beforeUnit = text.slice(...first.span).replace(/\S+$/, '')
    if ([text.slice(0, start), beforeUnit].some((before) => NOT_LEVEL.test(before))) return []
    const behind = text.slice(end)
    const [food = ''] = behind.split(/[,;.(]/)
    const [preparation = ''] = behind.slice(food.length).split(/[;.]/)
    const [written, metricText] = [text.slice(start, end), text.slice(...metric.span)]
    return [{ written, us, metric, metricText, food: food.trim(), preparation }]
  })
}

export interface Contradiction {
  written: string
  expected: string
}

/** Allowed rounding in °C. */
const OVEN = 5
const FOOD = 2
const HOTTEST_FOOD = 100

export function temperatureContradictions(text: string): Contradiction[] {
  return amountGroups(text).flatMap(({ measures, start, end }) => {
    const [us, metric] = ['F', 'C'].map((scale) => measures.find(({ unit }) => unit === scale))
    if (!us || !metric) return []
    const [low, high] = endsOf(metric)
    const expected = endsOf(us).map(toCelsius)
    const isRight = expected.every((degrees, index) => {
      const allowed = degrees > HOTTEST_FOOD ? OVEN : FOOD
      return Math.abs(degrees - (index === 0 ? low : high)) <= allowed
    })
    if (isRight) return []
    const ends = [...new Set(expected.map(Math.round))]
    return [{ written: text.slice(start, end), expected: `${ends.join(' to ')}°C` }]
  })
}

function endsOf({ quantity, upTo = quantity }: WrittenMeasure): [low: number, high: number] {
  return [quantity, upTo]
}

const HOTTEST_OVEN = new Map([
  ['F', 575],
  ['C', 300],
])

export function tooHot(text: string): string[] {
  return measuresIn(text)
    .filter((measure) => endsOf(measure)[1] > (HOTTEST_OVEN.get(measure.unit) ?? Infinity))
    .map(({ span }) => text.slice(...span))
}
