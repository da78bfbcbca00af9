import { FRACTION_SIGNS } from '../../../../src/content/cooking/parseFraction.ts'
import { readIngredient } from '../../ingredients/readIngredient.ts'
import { plainCharacters } from '../../text/plainCharacters.ts'
import leven from 'leven'
import { ingredientsOf, stepsOf, textsAt } from '../../documents/placedTexts.ts'
import { type ReportProblem, type SourcePlace, quote } from '../../report/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'
import {
  contradiction,
  type Contradiction,
  temperatureContradictions,
  tooHot,
  writtenPairs,
} from '../../ingredients/contradictions.ts'

const BARE_MEASURE =
  /^(tbsp|tablespoons?|tsp|teaspoons?|cups?|oz|ounces?|lbs?|pounds?|grams?|kg|ml|quarts?|pints?|liters?)\b\.?(?! (bread|cakes?)\b)/i

/** Only long units: a slip in a short one may be another word. */
const LONG_UNITS = ['tablespoon', 'tablespoons', 'teaspoon', 'teaspoons', 'ounce', 'ounces']
const LONG_UNIT = new RegExp(`^([\\d${FRACTION_SIGNS}.,/–-]+(?: [\\d/]+)?) ([a-z]+)`)

/** Warns of amounts that pages cannot scale or convert. */
export function checkIngredientLines(document: ReadDocument, report: ReportProblem): void {
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

export function checkMeasurePairs(document: ReadDocument, report: ReportProblem): void {
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

function reportContradictions(
  found: readonly Contradiction[],
  place: SourcePlace,
  report: ReportProblem,
) {
  for (const { written, expected } of found) {
    const system = /\b(oz|ounces?|lbs?|pounds?)$/.test(expected) ? '' : 'in metric '
    const what = `${quote(written)} contradicts itself: ${system}it is about ${expected}.`
    report(place, 'contradicting-measures', what, 'Correct one of the two.')
  }
}

function contradictionsIn(text: string): Contradiction[] {
  return writtenPairs(text).flatMap((pair) => {
    const expected = contradiction(pair)
    return expected === undefined ? [] : [{ written: pair.written, expected }]
  })
}
