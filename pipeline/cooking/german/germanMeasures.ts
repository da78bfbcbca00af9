import { type CookingUnit, unitFactsOf } from '../../../src/cooking/units.ts'
import { type GermanNumber, germanNumbersIn } from './germanNumbers.ts'

/** `end` is after the number and its unit. */
export interface GermanMeasure extends GermanNumber {
  unit: CookingUnit
  numberEnd: number
}

/** Lengths do not scale with the servings. */
export function isLength({ unit }: GermanMeasure): boolean {
  return unitFactsOf(unit)?.dimension === 'length'
}

/** `times` converts units that only German kitchens use. */
const UNITS: readonly (readonly [words: string, unit: CookingUnit, times?: number])[] = [
  ['kg|Kilo(?:gramm)?', 'kg'],
  ['mg|Milligramm', 'mg'],
  ['g|gr|Gramm', 'g'],
  ['dag|dkg|Deka(?:gramm)?', 'g', 10],
  ['Pfund|Pfd', 'g', 500],
  ['ml|Milliliter', 'ml'],
  ['cl|Zentiliter', 'cl'],
  ['dl|Deziliter', 'dl'],
  ['l|Ltr|Liter', 'l'],
  ['Viertelliter', 'l', 1 / 4],
  ['Achtelliter', 'l', 1 / 8],
  ['cm|Zentimeter', 'cm'],
  ['mm|Millimeter', 'mm'],
  ['EL|E(?:ss|ß)l(?:öffel[ns]?|\\.)', 'tbsp'],
  ['TL|KL|(?:Tee|Kaffee)l(?:öffel[ns]?|\\.)', 'tsp'],
  // A Tasse has no fixed size.
  ['Tassen?', 'count'],
]
const HEAPED = String.raw`(?:(?:geh|gestr|gehäuft|gestrichen)(?:e[nr]?|\.)? )?`
const UNIT_BEHIND = new RegExp(
  `^ ?${HEAPED}(?:${UNITS.map(([words]) => `(${words})`).join('|')})(?![\\p{L}\\d])\\.?`,
  'iu',
)

export function germanUnitBehind(text: string, { end, quantity, upTo }: GermanNumber) {
  const found = UNIT_BEHIND.exec(text.slice(end))
  const index = found?.slice(1).findIndex((word) => word !== undefined) ?? -1
  const [, unit, times = 1] = UNITS[index] ?? []
  // Up to five, `gr. Zwiebeln` are large ones (“große”), not grams; `kl. Dosen` are small.
  if (!found || !unit || (/^ (?:gr\.|kl)/.test(found[0]) && quantity <= 5)) return undefined
  return {
    unit,
    end: end + found[0].length,
    quantity: quantity * times,
    ...(upTo !== undefined && { upTo: upTo * times }),
  }
}

export function germanMeasuresIn(text: string): GermanMeasure[] {
  return germanNumbersIn(text).flatMap((number) => {
    const found = germanUnitBehind(text, number)
    return found ? [{ ...number, numberEnd: number.end, ...found }] : []
  })
}
