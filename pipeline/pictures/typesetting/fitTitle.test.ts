import { describe, expect, test } from 'vitest'
import { fitTitle, type TitleRoom } from './fitTitle.ts'

/** Makes every letter half an em wide. */
const measure = (line: string) => line.length / 2
const ROOM: TitleRoom = { width: 480, lines: 3, sizes: [100, 60, 40] }

const fit = (title: string) => fitTitle(title, measure, ROOM)

describe('a title', () => {
  test.each([
    ['Tiramisu', ['Tiramisu'], 100],
    ['Chana masala', ['Chana', 'masala'], 100],
    ['Bouillabaisse', ['Bouillabaisse'], 60],
    ['How to season a cast-iron skillet', ['How to season a', 'cast-iron', 'skillet'], 60],
    ['', [], 100],
  ])('stands in lines of the largest type that it fits in: %s', (title, lines, size) => {
    expect(fit(title)).toEqual({ lines, size })
  })

  test.each(['Norra 48 L Stand', 'Bread, 230 °C, twice'])(
    'is not broken between a number and its unit: %s',
    (title) => {
      const { lines } = fit(title)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.filter((line) => /\d$/.test(line))).toEqual([])
    },
  )
})

describe('a title that is too long', () => {
  const WORDS =
    'The quick brown fox jumps over the lazy dog while the cook reduces a patient stock '

  test('ends with an ellipsis in three full lines of the smallest type', () => {
    const { lines, size } = fit(WORDS.repeat(2).trim())
    expect(size).toBe(40)
    expect(lines).toEqual([
      'The quick brown fox',
      'jumps over the lazy dog',
      'while the cook reduces…',
    ])
  })

  test('keeps its end where it just fits', () => {
    const title = `${'a'.repeat(24)} ${'b'.repeat(24)} ${'c'.repeat(24)}`
    expect(fit(title)).toEqual({ lines: title.split(' '), size: 40 })
  })

  test.each([
    ['words', WORDS.repeat(2)],
    ['one word', 'x'.repeat(500)],
    ['single letters', 'a '.repeat(60)],
    ['emoji of several code points', '👩‍🍳'.repeat(100)],
  ])('is never wider than its room nor higher than its lines: %s', (_what, title) => {
    const { lines, size } = fit(title)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.length).toBeLessThanOrEqual(ROOM.lines)
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(ROOM.width)
  })
})
