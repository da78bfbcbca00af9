import type { WrittenMeasure } from '../../../src/cooking/cookingData.ts'
import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import { NUMBER_WORDS } from '../../../src/cooking/roundForKitchen.ts'
import {
  type CookingUnit,
  FILLED,
  type UnitFacts,
  unitFactsOf,
  UNITS,
} from '../../../src/cooking/units.ts'
import { matchAt, rangeReader, readQuantity } from './numbers.ts'

/** Single letters are case-sensitive: `T` is a tablespoon, `t` a teaspoon. */
const LETTERS = new Map<string, CookingUnit>([
  ['c', 'cup'],
  ['C', 'cup'],
  ['T', 'tbsp'],
  ['t', 'tsp'],
])
const BY_WORD = new Map(
  UNITS.flatMap((unit) => {
    const facts = unitFactsOf(unit)
    if (!facts || facts.dimension === 'temperature') return []
    const { one, many, short } = facts
    return [one, many, short.toLowerCase(), `${short}s`].map((word) => [word, unit] as const)
  }),
)
export const MEASURE_WORDS = [...BY_WORD.keys(), ...LETTERS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('fl oz', 'fl\\.? ?oz')

function unitNamed(word: string): CookingUnit | undefined {
  const name = word.replaceAll('.', '')
  return LETTERS.get(name) ?? BY_WORD.get(name.toLowerCase())
}

export function unitOfMeasure(word = ''): UnitFacts | undefined {
  const unit = unitNamed(word)
  return unit && unitFactsOf(unit)
}

const DEGREES = '([°º]|degrees? ?)?([FC])(?:ahrenheit|elsius)?'
const DEGREE_WORD = new RegExp(`^${DEGREES}$`)
/** Below this number, a bare C means cups: `2 C flour`. */
const MIN_DEGREES = 20
/** Matches text before a temperature difference, which is not a temperature. */
const DIFFERENCE = /\b(?:by|another) (?:about )?$/i

/** Recognizes temperature units: `425°F`, `180C`, `70 degrees Fahrenheit`. */
function degreesNamed(word: string, quantity: number): 'F' | 'C' | undefined {
  const [, sign, scale] = DEGREE_WORD.exec(word) ?? []
  if (sign === undefined && quantity < MIN_DEGREES) return undefined
  return scale === 'F' || scale === 'C' ? scale : undefined
}

const NUMBER_START = new RegExp(
  `[\\d${FRACTION_GLYPHS}]|\\b(?:half an?|${NUMBER_WORDS.join('|')})\\b`,
  'giu',
)
const UNIT_BEHIND = new RegExp(`[ -]?${FILLED}(${DEGREES}\\b|(?:${MEASURE_WORDS})\\b\\.?)`, 'iuy')
/** Matches further sides before a length: `9×` in `9×5-inch`. */
const OTHER_SIDES = new RegExp(`(?:[\\d.${FRACTION_GLYPHS}]+ ?(?:-by-|by |× ?|x ))+$`)

export const readRange = rangeReader(readQuantity, /(?: to | or |[-–—])(?=[^\s-])/iy)

/** Finds weights, volumes, lengths and temperatures, but no counted things such as cans. */
export function measuresIn(text: string): WrittenMeasure[] {
  const measures: WrittenMeasure[] = []
  for (const { index } of text.matchAll(NUMBER_START)) {
    if (index < (measures.at(-1)?.span[1] ?? 0)) continue
    const range = readRange(text, index)
    const [behind = '', word = ''] = (range && matchAt(UNIT_BEHIND, text, range.end)) ?? []
    const unit = degreesNamed(word, range?.quantity ?? 0) ?? unitNamed(word)
    if (!range || !unit || range.quantity === 0) continue
    const { dimension } = unitFactsOf(unit) ?? {}
    const before = text.slice(0, index)
    if (dimension === 'temperature' && DIFFERENCE.test(before)) continue
    const [sides = ''] = (dimension === 'length' && OTHER_SIDES.exec(before)) || []
    const { end, ...quantity } = range
    measures.push({ span: [index - sides.length, end + behind.length], ...quantity, unit })
  }
  return measures
}
