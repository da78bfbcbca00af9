// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { SOUP } from '../../tests/support/plannedDish.ts'
import { addDays, isDay, mealPlan, slotId } from './mealPlan.ts'

test('a dish is known by its place, and its leftovers are another', () => {
  expect(slotId(SOUP)).toBe('2026-11-30.dinner.7')
  expect(slotId({ ...SOUP, isLeftovers: true })).toBe('2026-11-30.dinner.7.leftovers')
  expect(slotId({ day: SOUP.day, meal: SOUP.meal })).toBe('2026-11-30.dinner')
})

test('days are counted over months, years and the change of clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test.each(['', '2026-2-01', '2026-02-30', '2026-13-01', 'today', '2026-11-30T00:00', '9999-12-31'])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
)

test('what is stored is read as it is', () => {
  expect(mealPlan.parse({ ...SOUP, more: 1 })).toEqual(SOUP)
  expect(mealPlan.parse({ ...SOUP, isLeftovers: true })).toEqual({ ...SOUP, isLeftovers: true })
})

test.each<[string, unknown]>([
  ['no object', 'soup'],
  ['no title', { ...SOUP, title: 7 }],
  ['no day', { ...SOUP, day: '2026-02-30' }],
  ['an unknown meal', { ...SOUP, meal: 'constructor' }],
  ['no recipe', { ...SOUP, recipe: '7' }],
  ['half a recipe', { ...SOUP, recipe: 7.5 }],
  ['no servings', { ...SOUP, servings: 0 }],
  ['servings beyond all', { ...SOUP, servings: Infinity }],
])('a record with %s is ignored', (_what, value) => {
  expect(mealPlan.parse(value)).toBeUndefined()
})
