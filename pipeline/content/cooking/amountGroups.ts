import type {
  Unit,
  WrittenAmount,
  WrittenMeasure,
} from '../../../src/content/cooking/cookingData.ts'
import { FRACTION_SIGNS } from '../../../src/content/cooking/fractions.ts'
import { NUMBER_WORDS } from '../../../src/content/cooking/kitchenNumber.ts'
import { measuresIn, REPAIRS } from '../ingredients/measures.ts'

/** Measures of one amount; the span includes brackets. */
export interface AmountGroup {
  measures: WrittenMeasure[]
  start: number
  end: number
}

/** The same amount in another unit: `1 cup (240 ml)`, `4 ounces/113 g`. */
const AGAIN = /^ ?(?:\((?:about |approx\.? |roughly )?|\/) ?$/i
const PLUS = /^,? plus $/i

export function amountGroups(text: string): AmountGroup[] {
  const groups: AmountGroup[] = []
  for (const measure of [...unnumbered(text), ...placedMeasures(text)].toSorted(
    (a, b) => a.span[0] - b.span[0],
  )) {
    const last = groups.at(-1)
    const gap = last && text.slice(last.end, measure.span[0])
    const isPlus = gap !== undefined && PLUS.test(gap)
    if (last && gap !== undefined && (isPlus || AGAIN.test(gap))) {
      last.measures.push(isPlus ? { ...measure, plus: true } : measure)
      last.end = measure.span[1]
    } else groups.push({ measures: [measure], start: measure.span[0], end: measure.span[1] })
    const group = groups.at(-1)
    if (group && group.measures.length > 1 && text[group.end] === ')') group.end += 1
  }
  return groups
}

/** `a tablespoon (15 ml)`, `the last tablespoon (15 ml)`: one of them, with or without an article. */
const UNNUMBERED =
  /(?:\ban? |(?<=\b(?:the|last|other|extra|remaining|second) ))(teaspoon|tablespoon|cup|pint|quart|pound|ounce)(?= \(\d)/gi

function unnumbered(text: string): WrittenMeasure[] {
  return [...text.matchAll(UNNUMBERED)].flatMap(({ 0: whole, 1: word = '', index }) => {
    const [measure] = placedMeasures(`1 ${word}`)
    if (!measure) return []
    return { span: [index, index + whole.length], quantity: 1, unit: measure.unit }
  })
}

const NUMBER = String.raw`(?:\d+(?:\.\d+)? ?[${FRACTION_SIGNS}]?|[${FRACTION_SIGNS}])`
const BY = String.raw`(?:(?:-by-| by | ?× ?| x |–|-| to )${NUMBER})*`
/** `9×5-inch (23×13 cm)`, `about ¼ inch (6 mm)`. */
const LENGTHS = new RegExp(
  `(?<![\\d.,/×-])(${NUMBER}${BY}[ -](?:inch(?:es)?|in\\.|feet|foot)) \\((?:about )?(${NUMBER}${BY} ?(?:cm|mm|m))\\)`,
  'gi',
)
/** `425°F (220°C)`, `70 to 82°F (21 to 28°C)`, `200 °C`, `180C`. */
const TEMPERATURES =
  /(?<![\d.,])(\d{2,3})(?:(?: to | or |[–-])(\d{2,3}))? ?(?:°|º|degrees? ?)?(F|C)(?:ahrenheit|elsius)?\b/g

/** Returns lengths and temperatures, which do not depend on the servings. */
export function fixedAmounts(text: string): WrittenAmount[] {
  return [...lengths(text), ...temperatures(text)]
}

function lengths(text: string): WrittenAmount[] {
  return [...text.matchAll(LENGTHS)].map(({ 0: whole, 1: us = '', 2: metric = '', index }) => {
    const from = index + whole.lastIndexOf(metric)
    return {
      isFixed: true,
      measures: [
        { span: [index, index + us.length], quantity: 0, unit: 'in' },
        { span: [from, from + metric.length], quantity: 0, unit: 'cm' },
      ],
    }
  })
}

/** Stands before a difference, which is no temperature. */
const DIFFERENCE = /\b(?:by|another) (?:about )?$/i

function temperatures(text: string): WrittenAmount[] {
  const amounts: WrittenAmount[] = []
  let end = -1
  for (const { 0: whole, 1: from, 2: to, 3: unit, index } of text.matchAll(TEMPERATURES)) {
    if (DIFFERENCE.test(text.slice(0, index))) continue
    const measure: WrittenMeasure = {
      span: [index, index + whole.length],
      quantity: Number(from),
      unit: unit === 'F' ? 'F' : 'C',
    }
    if (to !== undefined) measure.upTo = Number(to)
    const last = amounts.at(-1)
    if (last && end > 0 && AGAIN.test(text.slice(end, index))) last.measures.push(measure)
    else amounts.push({ isFixed: true, measures: [measure] })
    end = index + whole.length
  }
  return amounts
}

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

const CHANGES: typeof REPAIRS = [
  ...REPAIRS,
  // `4 ounces/113 g`
  [/(?<=\p{L})\/(?=\d)/gu, () => ' / '],
  [
    new RegExp(`\\b(?:${NUMBER_WORDS.join('|')})(?= \\p{L})`, 'giu'),
    (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 1),
  ],
]

function placedMeasures(text: string): WrittenMeasure[] {
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

/** Returns the changed text and the original place of each of its characters. */
function change(text: string): { changed: string; places: number[] } {
  let changed = text
  let places = Array.from({ length: text.length }, (_, index) => index)
  for (const [pattern, write] of CHANGES) {
    const matches = [...changed.matchAll(pattern)]
    // The last match comes first, so that the places of the others stay.
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
