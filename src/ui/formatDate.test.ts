import { expect, test } from 'vitest'
import { formatDate } from './formatDate.ts'

test('a day is written out, and is the same day in every time zone', () => {
  expect(formatDate('2025-10-12')).toBe('October 12, 2025')
  expect(formatDate('2025-01-01')).toBe('January 1, 2025')
})
