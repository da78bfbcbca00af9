import { expect, test } from 'vitest'
import { germanStepAmounts } from './describeGerman.ts'
import { germanIngredientAmounts } from './germanIngredient.ts'
import type { GermanMeasure } from './germanMeasures.ts'
import { germanTimers } from './germanWaits.ts'
import { INGREDIENTS, STEP_AMOUNTS, WAITS } from '../../../tests/content/germanLines.ts'

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

test.each([
  ['the amount of an ingredient', INGREDIENTS, writeFirst],
  ['the waits of a step', WAITS, writeWaits],
  ['the amounts of a step', STEP_AMOUNTS, writeAll],
])('%s is read as a person labelled it', (_, lines, read) => {
  expect(lines.map(([text]) => [text, read(text)])).toEqual(lines)
})
