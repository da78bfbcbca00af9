import { expect, test } from 'vitest'
import { formatDate, localDay } from './formatDate.ts'

test.each(
  Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
)('the day %s is written out, the same in every time zone', (day) => {
  const date = new Date(`${day}T00:00:00Z`)
  const expected = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(formatDate(day)).toBe(expected)
})

test('a moment is on the day that the clock of the visitor shows', () => {
  const evening = Object.assign(new Date('2026-03-05T01:30:00Z'), { getDate: () => 4 })
  expect(localDay(evening)).toBe('2026-03-04')
})
