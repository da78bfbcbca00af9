import { readIngredient } from '../ingredients/readIngredient.ts'
import { ingredientsOf, stepsOf } from '../read/placedTexts.ts'
import { type Complain, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import {
  contradiction,
  temperatureContradictions,
  writtenPairs,
} from '../ingredients/contradictions.ts'

const BARE_MEASURE =
  /^(tbsp|tablespoons?|tsp|teaspoons?|cups?|oz|ounces?|lbs?|pounds?|grams?|kg|ml|quarts?|pints?|liters?)\b\.?(?! (bread|cakes?)\b)/i

/** Such amounts could not be scaled or converted. */
export function checkIngredientLines(document: ReadDocument, complain: Complain): void {
  for (const { text, place } of ingredientsOf(document)) {
    const [measure] = BARE_MEASURE.exec(text) ?? []
    if (measure !== undefined) {
      const what = `${quote(text)} begins with a measure and has no number.`
      complain(place, 'unread-ingredient', what, `Write how much before it, as in “1 ${text}”.`)
    }
    if (measure !== undefined || readIngredient(text).isRead) continue
    const what = `The amount in ${quote(text)} cannot be read.`
    const fix =
      'Begin with the amount, its measure and what it is, as in “1½ cups (190 g) all-purpose flour”.'
    complain(place, 'unread-ingredient', what, fix)
  }
}

export function checkMeasurePairs(document: ReadDocument, complain: Complain): void {
  const texts = [...ingredientsOf(document), ...stepsOf(document)]
  for (const { text, place } of texts) {
    for (const { written, expected } of contradictionsIn(text)) {
      const what = `${quote(written)} contradicts itself: in metric it is about ${expected}.`
      complain(place, 'contradicting-measures', what, 'Correct one of the two.')
    }
  }
}

function contradictionsIn(text: string): { written: string; expected: string }[] {
  const amounts = writtenPairs(text).flatMap((pair) => {
    const expected = contradiction(pair)
    return expected === undefined ? [] : [{ written: pair.written, expected }]
  })
  return [...amounts, ...temperatureContradictions(text)]
}
