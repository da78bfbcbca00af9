import { FRACTION_GLYPHS } from '../../../../src/cooking/parseFraction.ts'
import { unitOfMeasure } from '../../../cooking/amounts/measures.ts'
import { type Quantity, readIngredient } from '../../../cooking/ingredients/readIngredient.ts'
import { plainCharacters } from '../../text/plainCharacters.ts'
import leven from 'leven'
import { ingredientsOf, stepsOf, textsAt } from '../../documents/placedTexts.ts'
import { type Report, type SourcePlace, quote } from '../../../problems/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'
import {
  expectedMetric,
  type Contradiction,
  temperatureContradictions,
  tooHot,
  writtenPairs,
} from '../../../cooking/amounts/contradictingMeasures.ts'

const BARE_MEASURE =
  /^(tbsp|tablespoons?|tsp|teaspoons?|cups?|oz|ounces?|lbs?|pounds?|grams?|kg|ml|quarts?|pints?|liters?)\b\.?(?! (bread|cakes?)\b)/i

/** Only long units: a slip in a short one may be another word. */
const LONG_UNITS = ['tablespoon', 'tablespoons', 'teaspoon', 'teaspoons', 'ounce', 'ounces']
const LONG_UNIT = new RegExp(`^([\\d${FRACTION_GLYPHS}.,/–-]+(?: [\\d/]+)?) ([a-z]+)`)

export function checkIngredientLines(document: ReadDocument, report: Report) {
  for (const { text, place } of ingredientsOf(document)) {
    const [measure] = BARE_MEASURE.exec(text) ?? []
    if (measure !== undefined) {
      const what = `${quote(text)} begins with a measure and has no number.`
      report(place, 'unread-ingredient', what, `Write how much before it, as in “1 ${text}”.`)
    }
    const [, amount = '', unit = ''] = LONG_UNIT.exec(text) ?? []
    const meant = LONG_UNITS.find((known) => leven(known, unit) <= (known.length < 8 ? 1 : 2))
    if (meant && !LONG_UNITS.includes(unit)) {
      const what = `${quote(unit)} in ${quote(text)} is no measure.`
      report(place, 'unread-ingredient', what, `Write “${amount} ${meant}”, if you mean that.`)
    }
    if (measure !== undefined || readIngredient(text).isRead) continue
    const what = `The amount in ${quote(text)} cannot be read.`
    const fix =
      'Begin with the amount, its measure and what it is, as in “1½ cups (190 g) all-purpose flour”.'
    report(place, 'unread-ingredient', what, fix)
  }
}

export function checkMeasurePairs(document: ReadDocument, report: Report) {
  for (const { text, place } of textsAt(document, /./)) {
    reportContradictions(contradictionsIn(plainCharacters(text)), place, report)
  }
  for (const { text, place } of [...ingredientsOf(document), ...stepsOf(document)]) {
    reportContradictions(temperatureContradictions(text), place, report)
    for (const written of tooHot(text)) {
      const what = `No oven at home is as hot as ${quote(written)}.`
      report(place, 'unlikely-amount', what, 'Correct the number, or its °F or °C.')
    }
  }
}

function reportContradictions(found: readonly Contradiction[], place: SourcePlace, report: Report) {
  for (const { written, expected } of found) {
    const system = /\b(oz|ounces?|lbs?|pounds?)$/.test(expected) ? '' : 'in metric '
    const what = `${quote(written)} contradicts itself: ${system}it is about ${expected}.`
    report(place, 'contradicting-measures', what, 'Correct one of the two.')
  }
}

function contradictionsIn(text: string): Contradiction[] {
  return writtenPairs(text).flatMap((pair) => {
    const expected = expectedMetric(pair)
    return expected === undefined ? [] : [{ written: pair.written, expected }]
  })
}

/** Per serving, in grams, milliliters or pieces; far above real dishes. */
const MAX_MEASURED = 1500
const MAX_STRONG = 60
const MAX_PIECES = 30

const STRONG =
  /\b(?:baking (?:powder|soda)|cayenne|cinnamon|cumin|extract|nutmeg|paprika|pepper flakes|(?:chili|curry|garlic|onion) powder|salt|turmeric|yeast)$/i
const WATER = /\b(?:ice|water)\b/i
const SIGNS: Partial<Record<string, string>> = { mass: ' g', volume: ' ml' }

export function checkLikelyAmounts(document: ReadDocument, report: Report) {
  const { servings } = document.values
  if (typeof servings !== 'number') return
  for (const { text, place } of ingredientsOf(document)) {
    const { amounts, food } = readIngredient(text)
    if (WATER.test(food)) continue
    const mostMeasured = STRONG.test(food) ? MAX_STRONG : MAX_MEASURED
    const strange = amounts
      .flatMap(({ quantities, metric }) => quantities.concat(metric ?? []))
      .map((quantity) => forOne(quantity, servings))
      .find(({ amount, sign }) => amount > (sign === '' ? MAX_PIECES : mostMeasured))
    if (!strange) continue
    const what = `${quote(text)} is ${Math.round(strange.amount)}${strange.sign} for each of ${servings} servings.`
    report(place, 'unlikely-amount', what, 'Correct the amount, or “servings”.')
  }
}

function forOne({ quantity, unit }: Quantity, servings: number) {
  const { dimension = '', factor: own = 1 } = unitOfMeasure(unit) ?? {}
  const sign = SIGNS[dimension] ?? ''
  const factor = sign === '' ? 1 : own
  return { amount: (quantity * factor) / servings, sign }
}
