import { expect, test } from 'vitest'
import { localDay } from './localDay.ts'

test('the day is that of the place, not that of Greenwich', () => {
  expect(localDay(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05')
  expect(localDay(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01')
})
