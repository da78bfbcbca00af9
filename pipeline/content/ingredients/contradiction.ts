import type { Measurement, UnitType } from 'parse-ingredient'
import { type CupWeight, weightOfCup } from './foodWeights.ts'
import { factorOf } from './measures.ts'
import type { WrittenPair } from './writtenPairs.ts'

/** How far rounding may lead: a share of what is right, and for small amounts so many base units. */
interface Tolerance {
  share: number
  least: number
}

/**
 * Kitchens round: a cup is 240 ml, a quart 1 l, an inch 2.5 cm, a pound 450 g
 * (https://www.nist.gov/pml/owm/metric-si/everyday-estimation/cooking-measurement-equivalencies).
 * Base units are grams, milliliters and millimeters.
 */
const ROUNDED = {
  mass: { share: 0.04, least: 0.5 },
  volume: { share: 0.06, least: 0.5 },
  length: { share: 0.06, least: 0 },
} as const satisfies Partial<Record<UnitType, Tolerance>>
/** How full a cup is differs from one cook to the next. */
const WEIGHED: Tolerance = { share: 0.1, least: 0.5 }

const CUP = 236.588
const FLUID_OUNCE = 29.5735

/** What the measure of the US is in base units of the metric one, from the least to the most. */
interface Expected {
  least: number
  most: number
  tolerance: Tolerance
}

/** What a pair should say in metric, such as `1.3 cm`, where it says something else. */
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

/** Two digits say enough of a small number, three of a large one. */
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
