// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { cookingStore } from '../../storage/cookingStore.ts'
import {
  changeProgress,
  dropOldProgress,
  reportStored,
  startOver,
  tickLine,
  useUnstored,
} from './cookingProgress.ts'

const DAY = 24 * 60 * 60 * 1000

afterEach(() => {
  for (const id of cookingStore.readAll().keys()) cookingStore.change(id, () => undefined)
})

test('ticks, step and servings are kept together, with the time of the last change', () => {
  vi.useFakeTimers({ now: 1000 })
  tickLine(7, 'ingredients', '2 eggs', true)
  tickLine(7, 'steps', 'Whisk.', true)
  changeProgress(7, () => ({ step: 'Fry.', servings: 8 }))
  vi.setSystemTime(2000)
  tickLine(7, 'ingredients', '2 eggs', true)
  expect(cookingStore.read('7')).toEqual({
    at: 2000,
    step: 'Fry.',
    servings: 8,
    ingredients: ['2 eggs'],
    steps: ['Whisk.'],
  })
})

test('starting over forgets step and ticks, and keeps for how many it is', () => {
  tickLine(7, 'ingredients', '2 eggs', true)
  changeProgress(7, () => ({ step: 'Fry.', servings: 8 }))
  startOver(7)
  expect(cookingStore.read('7')).toMatchObject({ servings: 8, ingredients: [], steps: [] })
  expect(cookingStore.read('7')?.step).toBeUndefined()
})

test('a place that says nothing is not kept', () => {
  tickLine(7, 'steps', 'Whisk.', true)
  tickLine(7, 'steps', 'Whisk.', false)
  expect({ ...localStorage }).toEqual({})
})

test('a place is kept for 30 days after its last change', () => {
  vi.useFakeTimers({ now: 0 })
  tickLine(7, 'steps', 'Whisk.', true)
  vi.setSystemTime(DAY)
  tickLine(8, 'steps', 'Whisk.', true)
  dropOldProgress(30 * DAY)
  expect([...cookingStore.readAll().keys()]).toEqual(['7', '8'])
  dropOldProgress(30.5 * DAY)
  expect([...cookingStore.readAll().keys()]).toEqual(['8'])
})

test.each([
  '{}',
  '{"at":1,"ingredients":[7],"steps":[]}',
  '{"at":"now","ingredients":[],"steps":[]}',
])('what is no place (%s) is none', (text) => {
  localStorage.setItem('cooking:7', text)
  expect(cookingStore.read('7')).toBeUndefined()
})

test('that nothing can be stored is said until something is stored again', () => {
  const told = spyOnToasts()
  const { result } = renderHook(() => useUnstored())
  act(() => reportStored(false))
  act(() => reportStored(false))
  expect(told).toHaveBeenCalledOnce()
  expect(result.current).toBe(true)
  act(() => reportStored(true))
  expect(result.current).toBe(false)
})
