import { extractMeasurements, type Measurement, unitsOfMeasure } from 'parse-ingredient'

/** Without a unit, a number of things. */
export interface Quantity {
  quantity: number
  upTo?: number
  /** In the singular: `cup`, `can`. */
  unit?: string
}

/** Without counted things such as cans. */
export function measuresIn(text: string): Measurement[] {
  return extractMeasurements(text, { measurementUnits: 'convertible' })
}

export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

const METRIC = new Set(
  'milligram gram kilogram milliliter deciliter liter millimeter centimeter meter'.split(' '),
)

export function isMetric(unit: string): boolean {
  return METRIC.has(unit)
}

/** Grams, milliliters or millimeters, by US measures. */
export function factorOf(unit: string): number | undefined {
  const factor = unitsOfMeasure[unit]?.conversionFactor
  return typeof factor === 'object' ? factor.us : factor
}

export function toMetric({ quantity, upTo, unit = '' }: Quantity): Quantity | undefined {
  const type = unitsOfMeasure[unit]?.type
  const factor = factorOf(unit)
  if (!isMetric(unit) || factor === undefined || (type !== 'mass' && type !== 'volume')) {
    return undefined
  }
  return {
    quantity: quantity * factor,
    ...(upTo !== undefined && { upTo: upTo * factor }),
    unit: type === 'mass' ? 'gram' : 'milliliter',
  }
}
