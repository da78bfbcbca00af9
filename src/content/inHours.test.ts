import { expect, test } from 'vitest'
import { inHours } from './inHours.ts'

test.each([
  [119, undefined],
  [120, '2 h'],
  [135, '2 h 15 min'],
  [795, '13 h 15 min'],
  [1440, '24 h'],
])('%i minutes are %s', (minutes, hours) => {
  expect(inHours(minutes)).toBe(hours)
})
