import { contradiction } from '../ingredients/contradiction.ts'
import { temperatureContradictions } from '../ingredients/temperaturePairs.ts'
import { writtenPairs } from '../ingredients/writtenPairs.ts'
import { ingredientsOf, stepsOf } from '../read/placedTexts.ts'
import { type Complain, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

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
