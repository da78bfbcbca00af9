import type { Unit, WrittenMeasure } from '../../../src/content/cooking/cookingData.ts'
import { measuresIn, NUMBER_WORDS } from '../ingredients/measures.ts'

const UNIT_OF: ReadonlyMap<string, Unit> = new Map([
  ['teaspoon', 'tsp'],
  ['tablespoon', 'tbsp'],
  ['cup', 'cup'],
  ['fluid ounce', 'floz'],
  ['pint', 'pint'],
  ['quart', 'quart'],
  ['gallon', 'gallon'],
  ['milliliter', 'ml'],
  ['deciliter', 'dl'],
  ['liter', 'l'],
  ['ounce', 'oz'],
  ['pound', 'lb'],
  ['gram', 'g'],
  ['kilogram', 'kg'],
  ['milligram', 'mg'],
])

const FRACTIONS = '¼½¾⅓⅔⅛⅜⅝⅞'

/** Rewrites what the library does not read; places are kept. */
const CHANGES: readonly [pattern: RegExp, change: (found: string) => string][] = [
  // `400g`, and `4 ounces/113 g`.
  [
    new RegExp(
      `[\\d${FRACTIONS}](?=(?:[cdm]?l|k?g|lbs?|mg|oz|fl\\.? ?oz|tsp|tbsp|cups?)\\b)`,
      'giu',
    ),
    (found) => `${found} `,
  ],
  [/(?<=\p{L})\/(?=\d)/gu, () => ' / '],
  // `1-1/2 cups`
  [/(?<=\d)-(?=\d\/\d)/g, () => ' '],
  // `2 packed cups`
  [
    /(?<=[\d¼½¾⅓⅔⅛] )(?:lightly |firmly )?(?:packed|heaping|heaped|rounded|level|scant|generous) (?=\w)/gi,
    () => '',
  ],
  [
    new RegExp(`\\b(?:${NUMBER_WORDS.join('|')})(?= \\p{L})`, 'giu'),
    (found) => String(NUMBER_WORDS.indexOf(found.toLowerCase()) + 1),
  ],
]

export function placedMeasures(text: string): WrittenMeasure[] {
  const { changed, places } = change(text)
  return measuresIn(changed).flatMap((found): WrittenMeasure[] => {
    const unit = UNIT_OF.get(found.unitOfMeasureID)
    const start = places[found.startIndex]
    const last = places[found.endIndex - 1]
    if (unit === undefined || start === undefined || last === undefined) return []
    // A comma between digits is read as nothing, and so 1,5 as 15.
    if (found.quantity <= 0 || /\d,\d(?!\d\d(?!\d))/.test(found.text)) return []
    const measure: WrittenMeasure = { span: [start, last + 1], quantity: found.quantity, unit }
    if (found.quantity2 !== null && found.quantity2 > found.quantity) {
      measure.upTo = found.quantity2
    }
    return [measure]
  })
}

/** With the original place of each character. */
function change(text: string): { changed: string; places: number[] } {
  let changed = text
  let places = Array.from({ length: text.length }, (_, index) => index)
  for (const [pattern, write] of CHANGES) {
    const matches = [...changed.matchAll(pattern)]
    // From the last, so that the places of the others stay.
    for (const { 0: found, index } of matches.toReversed()) {
      const written = write(found)
      const end = index + found.length
      const last = places[end - 1] ?? 0
      const moved = Array.from({ length: written.length }, (_, offset) =>
        offset < found.length ? (places[index + offset] ?? last) : last,
      )
      changed = changed.slice(0, index) + written + changed.slice(end)
      places = [...places.slice(0, index), ...moved, ...places.slice(end)]
    }
  }
  return { changed, places }
}
