import { expect, test } from 'vitest'
import { formatRest, timeWithRest } from './restTime.ts'

test.each([
  [45, 'rising', '45 min rising'],
  [119, 'cooling', '119 min cooling'],
  [240, 'chilling', '4 h chilling'],
  [135, 'marinating', '2 h 15 min marinating'],
] as const)('%i minutes of %s are “%s”', (restTime, kind, words) => {
  expect(formatRest({ restTime, restKind: kind })).toBe(words)
})

test('a rest without a name is just resting, and without a rest there are no words', () => {
  expect(formatRest({ restTime: 60 })).toBe('60 min resting')
  expect(formatRest({})).toBeUndefined()
})

test('the time with rest is the sum of all three', () => {
  expect(timeWithRest({ prepTime: 15, cookTime: 10, restTime: 240 })).toBe(265)
  expect(timeWithRest({ prepTime: 15, cookTime: 10 })).toBe(25)
})
