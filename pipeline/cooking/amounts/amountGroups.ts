import type { WrittenAmount, WrittenMeasure } from '../../../src/cooking/cookingData.ts'
import { measuresIn } from './measures.ts'
import { weightOfCup } from './foodWeights.ts'
import { unitFactsOf } from '../../../src/cooking/units.ts'

/** The measures that express one amount; the span includes brackets. */
export interface AmountGroup {
  measures: WrittenMeasure[]
  start: number
  end: number
}

/** Matches text before the same amount in another unit: `1 cup (240 ml)`, `4 ounces/113 g`. */
const SAME_AMOUNT_FOLLOWS = /^ ?(?:\((?:about |approx\.? |roughly )?|\/) ?$/i
export const PLUS = /^,? plus $/i

export function amountGroups(text: string): AmountGroup[] {
  const groups: AmountGroup[] = []
  const measures = [...unnumbered(text), ...measuresIn(text)]
  for (const measure of measures.toSorted((a, b) => a.span[0] - b.span[0])) {
    const [start, end] = measure.span
    const last = groups.at(-1)
    // A closing bracket ends an amount; later measures start a new one.
    const gap = last && text[last.end - 1] !== ')' ? text.slice(last.end, start) : '.'
    const isPlus = PLUS.test(gap)
    if (last && (isPlus || SAME_AMOUNT_FOLLOWS.test(gap))) {
      last.measures.push(isPlus ? { ...measure, plus: true } : measure)
      last.end = text[end] === ')' ? end + 1 : end
    } else groups.push({ measures: [measure], start, end })
  }
  return groups
}

/** Matches one unit without a number: `a tablespoon (15 ml)`, `the last tablespoon (15 ml)`. */
const UNNUMBERED =
  /(?:(?<!half )\ban? |(?<=\b(?:the|last|other|extra|remaining|second) ))(teaspoon|tablespoon|cup|pint|quart|pound|ounce)(?= \(\d)/gi

function unnumbered(text: string): WrittenMeasure[] {
  return [...text.matchAll(UNNUMBERED)].flatMap(({ 0: whole, 1: word = '', index }) => {
    const [one] = measuresIn(`1 ${word}`)
    return one ? [{ ...one, span: [index, index + whole.length] }] : []
  })
}

/** Returns whether an amount is a length or temperature, which do not scale with servings. */
export function isFixedKind({ measures: [first] }: AmountGroup): boolean {
  const dimension = first && unitFactsOf(first.unit)?.dimension
  return dimension === 'length' || dimension === 'temperature'
}

/** Sizes in both systems follow the chosen units; sizes in one system do so only for degrees. */
export function fixedAmount({ measures }: AmountGroup): WrittenAmount[] {
  const isShown = measures.length > 1 || measures.some(({ unit }) => unit === 'F' || unit === 'C')
  return isShown ? [{ measures, isFixed: true }] : []
}

/** Last words of liquids. */
const LIQUIDS = new Set(
  `beer bourbon brandy broth buttermilk cider coffee cognac concentrate cream espresso extract half
  juice liqueur marsala milk mirin oil rum sake sauce sherry stock syrup tea vermouth vinegar vodka
  water whiskey whisky wine`.split(/\s+/),
)
/** Matches non-liquids whose last word is in `LIQUIDS`: `sour cream`. */
const NOT_POURED = new RegExp(
  [
    '\\b(?:cheese|clotted|ice|sour) cream$',
    '\\b(?:apple|tomato|pasta|pizza|hoisin|chili-garlic|cranberry) sauce$',
    '\\b(?:dry|ground|instant|leaf|loose)\\b.* (?:coffee|espresso|tea)$',
  ].join('|'),
  'i',
)

/** Adds the density of a line's food, so that its volume can be converted to a weight. */
export function withDensity(line: { food: string; text: string }, measures: WrittenMeasure[]) {
  const amount: WrittenAmount = { measures }
  const systems = new Set(measures.map(({ unit }) => unitFactsOf(unit)?.system))
  // An amount in both systems is never converted.
  if (systems.size > 1) return amount
  const weight = weightOfCup(line.food, line.text)
  const lastWord = /[a-z]*$/.exec(line.food.toLowerCase())?.[0] ?? ''
  const cup = unitFactsOf('cup')?.factor
  if (weight && cup !== undefined) {
    amount.density = Math.round(((weight.least + weight.most) / 2 / cup) * 1000) / 1000
  } else if (LIQUIDS.has(lastWord) && !NOT_POURED.test(line.food)) amount.isLiquid = true
  return amount
}
