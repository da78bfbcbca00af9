export type UnitSystem = 'us' | 'metric'
export type Dimension = 'volume' | 'mass' | 'length' | 'temperature'

export interface UnitFacts {
  system: UnitSystem
  /** Factors can be compared only within a dimension. */
  dimension: Dimension
  /** In ml, g or mm per unit: https://www.nist.gov/pml/owm/metric-si/unit-conversion */
  factor: number
  one: string
  many: string
  short: string
}

const TEASPOON = 4.92892
const OUNCE = 28.3495
export const CUP = TEASPOON * 48
export const FLUID_OUNCE = TEASPOON * 6

const MEASURED = [
  ['tsp', 'us', 'volume', TEASPOON, 'teaspoon', 'tsp'],
  ['tbsp', 'us', 'volume', TEASPOON * 3, 'tablespoon', 'tbsp'],
  ['cup', 'us', 'volume', CUP, 'cup', 'cup'],
  ['floz', 'us', 'volume', FLUID_OUNCE, 'fluid ounce', 'fl oz'],
  ['pint', 'us', 'volume', TEASPOON * 96, 'pint', 'pt'],
  ['quart', 'us', 'volume', TEASPOON * 192, 'quart', 'qt'],
  ['gallon', 'us', 'volume', TEASPOON * 768, 'gallon', 'gal'],
  ['ml', 'metric', 'volume', 1, 'milliliter', 'ml'],
  ['cl', 'metric', 'volume', 10, 'centiliter', 'cl'],
  ['dl', 'metric', 'volume', 100, 'deciliter', 'dl'],
  ['l', 'metric', 'volume', 1000, 'liter', 'L'],
  ['oz', 'us', 'mass', OUNCE, 'ounce', 'oz'],
  ['lb', 'us', 'mass', OUNCE * 16, 'pound', 'lb'],
  ['mg', 'metric', 'mass', 0.001, 'milligram', 'mg'],
  ['g', 'metric', 'mass', 1, 'gram', 'g'],
  ['kg', 'metric', 'mass', 1000, 'kilogram', 'kg'],
  ['in', 'us', 'length', 25.4, 'inch', 'in'],
  ['ft', 'us', 'length', 304.8, 'foot', 'ft'],
  ['mm', 'metric', 'length', 1, 'millimeter', 'mm'],
  ['cm', 'metric', 'length', 10, 'centimeter', 'cm'],
  ['m', 'metric', 'length', 1000, 'meter', 'm'],
  // Degrees have no factor: `convertDegrees` converts them.
  ['F', 'us', 'temperature', 1, 'degree Fahrenheit', '°F'],
  ['C', 'metric', 'temperature', 1, 'degree Celsius', '°C'],
] as const
const PLURALS: Record<string, string> = { inch: 'inches', foot: 'feet' }

/** `whole` is rounded to whole numbers, such as eggs; `count` allows fractions. */
const COUNTED = ['count', 'whole'] as const

export const UNITS = [...MEASURED.map(([unit]) => unit), ...COUNTED]
export type MeasuredUnit = (typeof MEASURED)[number][0]
export type CookingUnit = (typeof UNITS)[number]

const FACTS = new Map(
  MEASURED.map(([unit, system, dimension, factor, one, short]): [CookingUnit, UnitFacts] => {
    return [unit, { system, dimension, factor, one, many: PLURALS[one] ?? `${one}s`, short }]
  }),
)

export function unitFactsOf(unit: MeasuredUnit): UnitFacts
export function unitFactsOf(unit: CookingUnit): UnitFacts | undefined
export function unitFactsOf(unit: CookingUnit) {
  return FACTS.get(unit)
}

export function toCelsius(fahrenheit: number): number {
  return (fahrenheit - 32) / 1.8
}

/** Matches words for how full a measure is: `2 packed cups`. */
export const FILLED =
  '(?:(?:lightly |firmly )?(?:packed|heaping|heaped|rounded|level|scant|generous|thin|thick) )?'
