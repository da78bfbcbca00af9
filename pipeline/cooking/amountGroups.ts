import type { WrittenAmount, WrittenMeasure } from '../../src/cooking/cookingData.ts'
import { FRACTION_SIGNS } from '../../src/cooking/parseFraction.ts'
import { measuresIn, unitOfMeasure } from './ingredients/measures.ts'
import { weightOfCup } from './ingredients/foodWeights.ts'
import { unitFactsOf, unitSystemOf } from '../../src/cooking/units.ts'

/** Measures of one amount; the span includes brackets. */
export interface AmountGroup {
  measures: WrittenMeasure[]
  start: number
  end: number
}

/** The same amount in another unit: `1 cup (240 ml)`, `4 ounces/113 g`. */
const SAME_AMOUNT_FOLLOWS = /^ ?(?:\((?:about |approx\.? |roughly )?|\/) ?$/i
const PLUS = /^,? plus $/i

export function amountGroups(text: string): AmountGroup[] {
  const groups: AmountGroup[] = []
  for (const measure of [...unnumbered(text), ...placedMeasures(text)].toSorted(
    (a, b) => a.span[0] - b.span[0],
  )) {
    const last = groups.at(-1)
    const gap = last && text.slice(last.end, measure.span[0])
    const isPlus = gap !== undefined && PLUS.test(gap)
    if (last && gap !== undefined && (isPlus || SAME_AMOUNT_FOLLOWS.test(gap))) {
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

/** Matches a text before a difference, which is no temperature. */
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
    if (last && end > 0 && SAME_AMOUNT_FOLLOWS.test(text.slice(end, index)))
      last.measures.push(measure)
    else amounts.push({ isFixed: true, measures: [measure] })
    end = index + whole.length
  }
  return amounts
}

function placedMeasures(text: string): WrittenMeasure[] {
  return measuresIn(text).flatMap(({ start, end, quantity, upTo, unit }): WrittenMeasure[] => {
    const scaled = unitOfMeasure(unit)?.scaled
    const range = { quantity, ...(upTo !== undefined && { upTo }) }
    return scaled ? [{ span: [start, end], ...range, unit: scaled }] : []
  })
}

/** Poured, so measured in milliliters. */
const LIQUIDS = new Set(
  `beer bourbon brandy broth buttermilk cider coffee cognac concentrate cream espresso extract half
  juice liqueur marsala milk mirin oil rum sake sauce sherry stock syrup tea vermouth vinegar vodka
  water whiskey whisky wine`.split(/\s+/),
)
/** Weighed or spooned, though the last word is that of a liquid: `sour cream`, `ground coffee`. */
const NOT_POURED = new RegExp(
  [
    '\\b(?:cheese|clotted|ice|sour) cream$',
    '\\b(?:apple|tomato|pasta|pizza|hoisin|chili-garlic|cranberry) sauce$',
    '\\b(?:dry|ground|instant|leaf|loose)\\b.* (?:coffee|espresso|tea)$',
  ].join('|'),
  'i',
)

/** Adds the density of a food, by which its volume converts to a weight. */
export function withDensity(food: string, measures: WrittenMeasure[]): WrittenAmount {
  const amount: WrittenAmount = { measures }
  const systems = new Set(measures.map(({ unit }) => unitSystemOf(unit)))
  // Written in both systems: never converted.
  if (systems.size > 1) return amount
  const weight = weightOfCup(food, '')
  const lastWord = /[a-z]*$/.exec(food.toLowerCase())?.[0] ?? ''
  const cup = unitFactsOf('cup')?.factor
  if (weight && cup !== undefined) {
    amount.density = Math.round(((weight.least + weight.most) / 2 / cup) * 1000) / 1000
  } else if (LIQUIDS.has(lastWord) && !NOT_POURED.test(food)) amount.isLiquid = true
  return amount
}
