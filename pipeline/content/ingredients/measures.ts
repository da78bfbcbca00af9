import { extractMeasurements, type Measurement, unitsOfMeasure } from 'parse-ingredient'

/** A quantity of a unit; of none, it is a number of things. */
export interface Quantity {
  quantity: number
  /** The upper end of a range. */
  upTo?: number
  /** By its name in English, in the singular: `cup`, `can`. */
  unit?: string
}

/** The measures in a text, with their places; counted things such as cans are none. */
export function measuresIn(text: string): Measurement[] {
  return extractMeasurements(text, { measurementUnits: 'convertible' })
}

const METRIC = new Set([
  'milligram',
  'gram',
  'kilogram',
  'milliliter',
  'deciliter',
  'liter',
  'millimeter',
  'centimeter',
  'meter',
])

/** Whether a unit is one of the metric system, by the name that the library gives it. */
export function isMetric(unit: string): boolean {
  return METRIC.has(unit)
}

/** What one of a unit is in grams, milliliters or millimeters, by the measures of the US. */
export function factorOf(unit: string): number | undefined {
  const factor = unitsOfMeasure[unit]?.conversionFactor
  return typeof factor === 'object' ? factor.us : factor
}

/** A metric weight or volume in grams or milliliters; undefined for any other quantity. */
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
