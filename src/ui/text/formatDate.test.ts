import { expect, test } from 'vitest'
import { formatDate } from './formatDate.ts'

test('a day is written out, and is the same day in every time zone', () => {
  expect(formatDate('2025-10-12')).toBe('October 12, 2025')
  expect(formatDate('2025-01-01')).toBe('January 1, 2025')
})

test('every month has its name', () => {
  const names = Array.from({ length: 12 }, (_, month) => {
    const day = `2026-${String(month + 1).padStart(2, '0')}-28`
    return [formatDate(day), new Date(`${day}T00:00:00Z`)] as const
  })
  for (const [written, date] of names) {
    const expected = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(written).toBe(expected)
  }
})
