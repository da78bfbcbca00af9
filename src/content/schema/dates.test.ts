import { expect, test } from 'vitest'
import { DAY_PATTERN } from './dates.ts'

test('a day is allowed just where the calendar has it', () => {
  const wrong = ['1900', '2000', '2024', '2025', '2100', '2400'].flatMap((year) =>
    Array.from({ length: 14 * 33 }, (_day, index) => {
      const [month, day] = [Math.floor(index / 33), index % 33].map((part) =>
        String(part).padStart(2, '0'),
      )
      return `${year}-${month}-${day}`
    }).filter((text) => DAY_PATTERN.test(text) !== exists(text)),
  )
  expect(wrong).toEqual([])
})

/** JavaScript parses 31 February as 2 or 3 March, and rejects month 13. */
function exists(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

test.each(['2025-1-01', '25-01-01', '2025-01-01T00:00', 'x2025-01-01', ''])(
  '“%s” is no day',
  (text) => {
    expect(DAY_PATTERN.test(text)).toBe(false)
  },
)
