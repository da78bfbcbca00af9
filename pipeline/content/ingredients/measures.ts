import { FRACTION_SIGNS } from '../../../src/content/cooking/fractions.ts'
import { extractMeasurements, type Measurement, unitsOfMeasure } from 'parse-ingredient'

/** A quantity without a unit counts things. */
export interface Quantity {
  quantity: number
  upTo?: number
  /** The unit is in the singular: `cup`, `can`. */
  unit?: string
}

/** Counted things such as cans are left out. */
export function measuresIn(text: string): Measurement[] {
  return extractMeasurements(text, { measurementUnits: 'convertible' })
}

type Repair = readonly [pattern: RegExp, write: (found: string) => string]

/** Rewrite amounts that `parse-ingredient` does not read. */
export const REPAIRS: readonly Repair[] = [
  // `400g`
  [
    new RegExp(
      `[\\d${FRACTION_SIGNS}](?=(?:[cdm]?l|k?g|lbs?|mg|oz|fl\\.? ?oz|tsp|tbsp|cups?)\\b)`,
      'giu',
    ),
    (digit) => `${digit} `,
  ],
  // `1-1/2 cups`
  [/(?<=\d)-(?=\d\/\d)/g, () => ' '],
  // `2 packed cups`
  [
    new RegExp(
      `(?<=[\\d${FRACTION_SIGNS}] )(?:lightly |firmly )?(?:packed|heaping|heaped|rounded|level|scant|generous|thin|thick) (?=\\w)`,
      'gi',
    ),
    () => '',
  ],
]

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
