import { expect, test } from 'vitest'
import { germanStepAmounts } from './describeGerman.ts'
import { germanIngredientAmounts } from './germanIngredient.ts'
import type { GermanMeasure } from './germanMeasures.ts'
import { germanTimers } from './germanWaits.ts'
import { INGREDIENTS } from '../../../tests/content/germanIngredients.ts'
import { STEP_AMOUNTS, WAITS } from '../../../tests/content/germanLines.ts'

function ends(low: number, high?: number): string {
  return [low, high].flatMap((end) => (end === undefined ? [] : Number(end.toFixed(3)))).join('-')
}

const writeMeasure = ({ quantity, upTo, unit }: GermanMeasure) => `${ends(quantity, upTo)} ${unit}`

const writeWaits = (step: string) =>
  germanTimers(step)
    .map(({ seconds, upTo }) => ends(seconds / 60, upTo && upTo / 60))
    .join(', ')

const writeFirst = (line: string) =>
  germanIngredientAmounts(line).slice(0, 1).map(writeMeasure).join()

const writeAll = (step: string) => germanStepAmounts(step).map(writeMeasure).join(', ')

function misread(
  lines: readonly (readonly [text: string, label: string])[],
  read: (text: string) => string,
) {
  // Cups count as things, like all vessels.
  return lines.flatMap(([text, label]) =>
    read(text) === label.replaceAll('cup', 'count') ? [] : [`${text}: ${read(text)}, not ${label}`],
  )
}

test('of four hundred lines that a person labelled, at most one in a hundred are misread', () => {
  const wrong = [
    ...misread(INGREDIENTS, writeFirst),
    ...misread(WAITS, writeWaits),
    ...misread(STEP_AMOUNTS, writeAll),
  ]
  const count = INGREDIENTS.length + WAITS.length + STEP_AMOUNTS.length
  expect(count).toBeGreaterThanOrEqual(400)
  expect(wrong.length <= count * 0.01 ? [] : wrong).toEqual([])
})
