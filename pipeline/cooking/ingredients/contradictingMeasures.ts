import { toCelsius } from '../../../src/cooking/temperatures.ts'
import { type CupWeight, weightOfCup } from './foodWeights.ts'
import { isMetric, type Measure, measuresIn, unitOfMeasure } from './measures.ts'

/** Allowed are a share of the value and, for small amounts, some base units. */
interface Tolerance {
  share: number
  least: number
}

/** In grams, milliliters and millimeters; kitchens round a cup to 240 ml. */
const ROUNDED = {
  mass: { share: 0.04, least: 0.5 },
  volume: { share: 0.06, least: 0.5 },
  length: { share: 0.06, least: 0 },
} as const satisfies Record<string, Tolerance>
const WEIGHED: Tolerance = { share: 0.1, least: 0.5 }
const ROUGH: Tolerance = { share: 0.5, least: 0.5 }

const CUP = 236.588
const FLUID_OUNCE = 29.5735

/** Values are in base units of the metric measure. */
interface Expected {
  least: number
  most: number
  tolerance: Tolerance
}

export function expectedMetric({ us, metric, food, preparation }: WrittenPair): string | undefined {
  const factor = unitOfMeasure(metric.unit)?.factor
  const weight = weightOfCup(food, preparation)
  const expected = sumOf(us.map((measure) => expectedOf(measure, metric, weight)))
  if (factor === undefined || !expected) return undefined
  const low = metric.quantity * factor
  const high = (metric.upTo ?? metric.quantity) * factor
  const { least, most, tolerance } = expected
  if (low >= least - slack(least, tolerance) && high <= most + slack(most, tolerance)) {
    return undefined
  }
  const unit = metric.text.replace(/^.*[\d\s]/, '')
  const ends = [least, most].map((value) => rounded(value / factor))
  return `${[...new Set(ends)].join(' to ')} ${unit}`
}

function slack(value: number, { share, least }: Tolerance): number {
  return value * share + least
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(value < 100 ? 2 : 3)))
}

function sumOf(parts: readonly (Expected | undefined)[]): Expected | undefined {
  const known = parts.filter((part) => part !== undefined)
  const [first] = known
  if (!first || known.length < parts.length) return undefined
  return {
    least: known.reduce((sum, { least }) => sum + least, 0),
    most: known.reduce((sum, { most }) => sum + most, 0),
    tolerance: first.tolerance,
  }
}

function expectedOf(us: Measure, metric: Measure, weightOfFood: CupWeight | undefined) {
  const { kind, factor } = unitOfMeasure(us.unit) ?? {}
  const type = unitOfMeasure(metric.unit)?.kind
  if (!kind || factor === undefined || !type) return undefined
  const between = (least: number, most: number, tolerance: Tolerance) => ({
    least: us.quantity * least,
    most: (us.upTo ?? us.quantity) * most,
    tolerance,
  })
  if (kind === type) return between(factor, factor, ROUNDED[type])
  // Ounces of a liquid are fluid ounces.
  if (us.unit === 'ounce' && type === 'volume') {
    return between(FLUID_OUNCE, FLUID_OUNCE, ROUNDED.volume)
  }
  const weight = kind === 'volume' && type === 'mass' ? weightOfFood : undefined
  if (!weight) return undefined
  // Recipes give ounces of a cup roughly.
  const tolerance = isUsWeight(metric) ? ROUGH : WEIGHED
  return between((factor / CUP) * weight.least, (factor / CUP) * weight.most, tolerance)
}

interface WrittenPair {
  written: string
  us: readonly Measure[]
  metric: Measure
  /** The words up to the next comma. */
  food: string
  /** The words from there to the end of the sentence. */
  preparation: string
}

const OPENING = /^ \((?:about )?$/

const NOT_LEVEL = /\b(?:packed|generous|heaped|heaping|rounded|scant) $/i

/** Finds pairs of a US and a metric measure in brackets, in either order. */
export function writtenPairs(text: string): WrittenPair[] {
  if (!text.includes(' (')) return []
  const measures = measuresIn(text)
  return measures.flatMap((second, index): WrittenPair[] => {
    const first = measures[index - 1]
    if (!first || !OPENING.test(text.slice(first.end, second.start))) return []
    if (!text.slice(second.end).startsWith(')')) return []
    const isWeighed = isUsWeight(second) && unitOfMeasure(first.unit)?.kind === 'volume'
    if (isMetric(first) === isMetric(second) && !isWeighed) {
      return []
    }
    const isFirstUs = isWeighed || isMetric(second)
    const [us, metric] = isFirstUs ? [first, second] : [second, first]
    const parts = us === first ? [...addedBefore(text, measures, index - 1), us] : [us]
    const start = Math.min(...parts.map(({ start: begin }) => begin), first.start)
    const beforeUnit = first.text.replace(/\S+$/, '')
    if ([text.slice(0, start), beforeUnit].some((before) => NOT_LEVEL.test(before))) return []
    const behind = text.slice(second.end + 1)
    const [food = ''] = behind.split(/[,;.(]/)
    const [preparation = ''] = behind.slice(food.length).split(/[;.]/)
    const written = text.slice(start, second.end + 1)
    return [{ written, us: parts, metric, food: food.trim(), preparation }]
  })
}

function isUsWeight(measure: Measure): boolean {
  return unitOfMeasure(measure.unit)?.kind === 'mass' && !isMetric(measure)
}

function addedBefore(text: string, measures: readonly Measure[], index: number): Measure[] {
  const before = measures[index - 1]
  const here = measures[index]
  if (!before || !here || text.slice(before.end, here.start) !== ' plus ') return []
  return [...addedBefore(text, measures, index - 1), before]
}

export interface Contradiction {
  written: string
  expected: string
}

const NEXT = '(?: to | or |[–-])(\\d+)'
/** `400°F (205°C)` or `70 to 82°F (21 to 28°C)`; by how much something changes is no temperature. */
const PAIR = new RegExp(
  `(?<!\\bby )\\b(\\d+)(?:${NEXT})?°F \\((?:about )?(\\d+)(?:${NEXT})?°C\\)`,
  'g',
)

const CELSIUS_FIRST = /\b(\d+)°C \((?:about )?(\d+)°F\)/g

/** `425°C (220°F)`, in which the signs have changed places. */
function swappedTemperatures(text: string): Contradiction[] {
  return [...text.matchAll(CELSIUS_FIRST)].flatMap(([written, celsius, fahrenheit]) => {
    const expected = toCelsius(Number(fahrenheit))
    if (Math.abs(expected - Number(celsius)) <= OVEN) return []
    return [{ written, expected: `${Math.round(expected)}°C` }]
  })
}

export function tooHot(text: string): string[] {
  const all = [...text.matchAll(/\b(\d+) ?°(F|C)\b/g)]
  return all.flatMap(([written, degrees, scale]) =>
    Number(degrees) > (scale === 'F' ? 575 : 300) ? [written] : [],
  )
}

/** Allowed rounding in °C. */
const OVEN = 5
const FOOD = 2
const HOTTEST_FOOD = 100

export function temperatureContradictions(text: string): Contradiction[] {
  const inOrder = [...text.matchAll(PAIR)].flatMap(
    ([written, low, high = low, cold, warm = cold]) => {
      const expected = [low, high].map((degrees) => toCelsius(Number(degrees)))
      const isRight = expected.every((degrees, index) => {
        const allowed = degrees > HOTTEST_FOOD ? OVEN : FOOD
        return Math.abs(degrees - Number(index === 0 ? cold : warm)) <= allowed
      })
      if (isRight) return []
      const ends = [...new Set(expected.map(Math.round))]
      return [{ written, expected: `${ends.join(' to ')}°C` }]
    },
  )
  return [...inOrder, ...swappedTemperatures(text)]
}
