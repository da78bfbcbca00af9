import type { Measurement, UnitType } from 'parse-ingredient'
import { type CupWeight, weightOfCup } from './foodWeights.ts'
import { factorOf } from './measures.ts'
import type { WrittenPair } from './writtenPairs.ts'

/** A share, and base units for small amounts. */
interface Tolerance {
  share: number
  least: number
}

/**
 * In grams, milliliters and millimeters. Kitchens round a cup to 240 ml
 * (https://www.nist.gov/pml/owm/metric-si/everyday-estimation/cooking-measurement-equivalencies).
 */
const ROUNDED = {
  mass: { share: 0.04, least: 0.5 },
  volume: { share: 0.06, least: 0.5 },
  length: { share: 0.06, least: 0 },
} as const satisfies Partial<Record<UnitType, Tolerance>>
const WEIGHED: Tolerance = { share: 0.1, least: 0.5 }

const CUP = 236.588
const FLUID_OUNCE = 29.5735

/** In base units of the metric measure. */
interface Expected {
  least: number
  most: number
  tolerance: Tolerance
}

export function contradiction({ us, metric, food, preparation }: WrittenPair): string | undefined {
  const factor = factorOf(metric.unitOfMeasureID)
  const weight = weightOfCup(food, preparation)
  const expected = sumOf(us.map((measure) => expectedOf(measure, metric, weight)))
  if (factor === undefined || !expected) return undefined
  const low = metric.quantity * factor
  const high = (metric.quantity2 ?? metric.quantity) * factor
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

function expectedOf(
  us: Measurement,
  metric: Measurement,
  weightOfFood: CupWeight | undefined,
): Expected | undefined {
  const factor = factorOf(us.unitOfMeasureID)
  const { unitType: type } = metric
  if (factor === undefined || (type !== 'mass' && type !== 'volume' && type !== 'length')) {
    return undefined
  }
  const between = (least: number, most: number, tolerance: Tolerance) => ({
    least: us.quantity * least,
    most: (us.quantity2 ?? us.quantity) * most,
    tolerance,
  })
  if (us.unitType === type) return between(factor, factor, ROUNDED[type])
  // Of what is poured, ounces are fluid ones.
  if (us.unitOfMeasureID === 'ounce' && type === 'volume') {
    return between(FLUID_OUNCE, FLUID_OUNCE, ROUNDED.volume)
  }
  const weight = us.unitType === 'volume' && type === 'mass' ? weightOfFood : undefined
  if (!weight) return undefined
  return between((factor / CUP) * weight.least, (factor / CUP) * weight.most, WEIGHED)
}
