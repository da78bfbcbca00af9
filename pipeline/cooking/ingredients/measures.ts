import { FRACTION_SIGNS } from '../../../src/cooking/parseFraction.ts'
import { NUMBER_WORDS } from '../../../src/cooking/roundForKitchen.ts'
import {
  type CookingUnit,
  unitFactsOf,
  UNITS,
  type UnitSystem,
} from '../../../src/cooking/units.ts'
import { matchAt, readQuantity } from './quantities.ts'

/** A quantity without a unit counts things. */
export interface Quantity {
  quantity: number
  upTo?: number
  /** The unit is in the singular: `cup`, `can`. */
  unit?: string
}

export interface Measure extends Required<Omit<Quantity, 'upTo'>> {
  upTo?: number
  text: string
  start: number
  end: number
}

interface UnitOfMeasure {
  kind: 'mass' | 'volume' | 'length'
  /** Grams, milliliters or millimeters, by US measures. */
  factor: number
  system: UnitSystem
  one: string
  many: string
  short: string
  /** Lengths are not scaled. */
  scaled?: CookingUnit
}

const LENGTHS = (
  [
    ['us', 25.4, 'inch', 'inches', 'in'],
    ['us', 304.8, 'foot', 'feet', 'ft'],
    ['metric', 10, 'centimeter', 'centimeters', 'cm'],
    ['metric', 1, 'millimeter', 'millimeters', 'mm'],
    ['metric', 1000, 'meter', 'meters', 'm'],
  ] as const
).map(([system, factor, one, many, short]): UnitOfMeasure => {
  return { kind: 'length', system, factor, one, many, short }
})
const MEASURES = [
  ...UNITS.flatMap((scaled): UnitOfMeasure[] => {
    const facts = unitFactsOf(scaled)
    return facts ? [{ ...facts, scaled }] : []
  }),
  ...LENGTHS,
]
/** One letter counts as it is written: a tablespoon is no teaspoon. */
const LETTERS = new Map([
  ['c', 'cup'],
  ['C', 'cup'],
  ['T', 'tablespoon'],
  ['t', 'teaspoon'],
])
const BY_WORD = new Map(
  MEASURES.flatMap((unit) =>
    [unit.one, unit.many, unit.short.toLowerCase(), `${unit.short}s`].map(
      (word) => [word, unit] as const,
    ),
  ),
)

export function unitOfMeasure(word = ''): UnitOfMeasure | undefined {
  const name = word.replaceAll('.', '')
  return BY_WORD.get(LETTERS.get(name) ?? name.toLowerCase())
}

export function isMetric({ unit }: Quantity): boolean {
  return unitOfMeasure(unit)?.system === 'metric'
}

export function toMetric({ quantity, upTo, unit }: Quantity): Quantity | undefined {
  const measure = unitOfMeasure(unit)
  if (measure?.system !== 'metric' || measure.kind === 'length') return undefined
  const { factor, kind } = measure
  return {
    quantity: quantity * factor,
    ...(upTo !== undefined && { upTo: upTo * factor }),
    unit: kind === 'mass' ? 'gram' : 'milliliter',
  }
}

const NUMBER_START = new RegExp(`[\\d${FRACTION_SIGNS}]|\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'giu')
const RANGE = /(?: to | or |[-–—])(?=[^\s-])/iy
/** `2 packed cups`. */
export const FILLED =
  '(?:(?:lightly |firmly )?(?:packed|heaping|heaped|rounded|level|scant|generous|thin|thick) )?'
export const MEASURE_WORDS = [...BY_WORD.keys(), ...LETTERS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('fl oz', 'fl\\.? ?oz')
const UNIT_BEHIND = new RegExp(`[ -]?${FILLED}((?:${MEASURE_WORDS})\\b\\.?)`, 'iuy')

export function readRange(text: string, at: number) {
  const low = readQuantity(text, at)
  if (!low) return undefined
  const separator = matchAt(RANGE, text, low.end)
  const high = separator ? readQuantity(text, low.end + separator[0].length) : undefined
  const quantity = rounded(low.value)
  return high && high.value > low.value
    ? { quantity, upTo: rounded(high.value), end: high.end }
    : { quantity, end: low.end }
}

/** Rounds to thousandths, so that a third is short in the data of pages. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Weights, volumes and lengths; counted things such as cans are left out. */
export function measuresIn(text: string): Measure[] {
  const measures: Measure[] = []
  for (const { index: start } of text.matchAll(NUMBER_START)) {
    if (start < (measures.at(-1)?.end ?? 0)) continue
    const range = readRange(text, start)
    const behind = range && matchAt(UNIT_BEHIND, text, range.end)
    const unit = unitOfMeasure(behind?.[1])
    if (!range || !behind || !unit || range.quantity === 0) continue
    const end = range.end + behind[0].length
    measures.push({ ...range, unit: unit.one, text: text.slice(start, end), start, end })
  }
  return measures
}
