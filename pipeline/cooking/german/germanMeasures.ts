import { type CookingUnit, unitFactsOf } from '../../../src/cooking/units.ts'
import { type GermanNumber, germanNumbersIn } from './germanNumbers.ts'

/** A number with its unit; `end` is behind both. */
export interface GermanMeasure extends GermanNumber {
  unit: CookingUnit
  numberEnd: number
}

/** Lengths do not depend on the servings. */
export function isLength({ unit }: GermanMeasure): boolean {
  return unitFactsOf(unit)?.kind === 'length'
}

const UNITS: readonly (readonly [words: string, unit: CookingUnit])[] = [
  ['kg|Kilo(?:gramm)?', 'kg'],
  ['mg|Milligramm', 'mg'],
  ['g|gr|Gramm', 'g'],
  ['ml|Milliliter', 'ml'],
  ['cl|Zentiliter', 'cl'],
  ['dl|Deziliter', 'dl'],
  ['l|Liter', 'l'],
  ['cm|Zentimeter', 'cm'],
  ['mm|Millimeter', 'mm'],
  ['EL|E(?:ss|ß)l(?:öffel[ns]?|\\.)', 'tbsp'],
  ['TL|Teel(?:öffel[ns]?|\\.)', 'tsp'],
]
const HEAPED = String.raw`(?:(?:geh|gestr|gehäuft|gestrichen)(?:e[nr]?|\.)? )?`
const UNIT_BEHIND = new RegExp(
  `^ ?${HEAPED}(?:${UNITS.map(([words]) => `(${words})`).join('|')})(?![\\p{L}\\d])\\.?`,
  'iu',
)

export function germanUnitBehind(
  text: string,
  { end }: GermanNumber,
): { unit: CookingUnit; end: number } | undefined {
  const found = UNIT_BEHIND.exec(text.slice(end))
  const index = found?.slice(1).findIndex((word) => word !== undefined) ?? -1
  const [, unit] = UNITS[index] ?? []
  return found && unit ? { unit, end: end + found[0].length } : undefined
}

export function germanMeasuresIn(text: string): GermanMeasure[] {
  return germanNumbersIn(text).flatMap((number) => {
    const found = germanUnitBehind(text, number)
    return found ? [{ ...number, numberEnd: number.end, ...found }] : []
  })
}
