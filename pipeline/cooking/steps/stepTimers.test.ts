import { expect, test } from 'vitest'
import { agreement } from '../../../tests/fixtures/cooking/agreement.ts'
import {
  type LabelledStep,
  readOtherSteps,
  readRecipes,
} from '../../../tests/fixtures/cooking/labelled.ts'
import type { StepTimer } from '../../../src/cooking/cookingData.ts'
import { stepTimers } from './stepTimers.ts'

function shown(text: string, { span: [start, end], seconds, upTo }: StepTimer): string {
  const marked = `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`
  return `${seconds}${upTo === undefined ? '' : `-${upTo}`} in ${marked}`
}

function compare(steps: readonly LabelledStep[], what: string) {
  const cases = steps.map(({ text, timers }) => ({
    found: stepTimers(text).map((timer) => shown(text, timer)),
    labelled: timers.map((timer) => shown(text, timer)),
  }))
  const result = agreement(cases, what)
  process.stdout.write(`${result.summary}\n`)
  return result
}

test('every duration of the starting recipes is read right', () => {
  const steps = readRecipes().flatMap((recipe) => recipe.steps)
  expect(compare(steps, 'Timers of the starting recipes').wrong).toEqual([])
})

test('99 of 100 durations in steps that others would write are read right', () => {
  const steps = readOtherSteps()
  expect(steps.length).toBeGreaterThanOrEqual(300)
  const { precision, recall, wrong } = compare(steps, 'Timers of other manners')
  process.stdout.write(`${wrong.join('\n')}\n`)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.99)
})
