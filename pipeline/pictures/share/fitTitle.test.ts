import { describe, expect, test } from 'vitest'
import { fitTitle, type TitleRoom } from './fitTitle.ts'

/** Every letter half an em wide. */
const measure = (line: string) => line.length / 2
const ROOM: TitleRoom = { width: 480, lines: 3, maxSize: 100, minSize: 40 }

const fit = (title: string) => fitTitle(title, measure, ROOM)

describe('a title', () => {
  test('of one short word stands in one line, as large as it may be', () => {
    expect(fit('Tiramisu')).toEqual({ lines: ['Tiramisu'], size: 100 })
  })

  test('of one longer word is as large as the room is wide', () => {
    expect(fit('Bouillabaisse')).toEqual({ lines: ['Bouillabaisse'], size: 73 })
  })

  test('is broken where that lets its type be larger', () => {
    expect(fit('Chana masala')).toEqual({ lines: ['Chana', 'masala'], size: 100 })
  })

  test('has lines of even length', () => {
    expect(fit('How to season and rescue a cast-iron skillet').lines).toEqual([
      'How to season',
      'and rescue a',
      'cast-iron skillet',
    ])
  })

  test('is broken evenly where one word decides how large it is', () => {
    expect(fit('one two three four Bouillabaisse').lines).toEqual([
      'one two',
      'three four',
      'Bouillabaisse',
    ])
  })

  test('has fewer lines where more would hardly make it larger', () => {
    // Three lines: 17 letters at 56 px; two: 18 letters at 53 px.
    expect(fit('Cast-Iron-Skillet for campfires soon')).toEqual({
      lines: ['Cast-Iron-Skillet', 'for campfires soon'],
      size: 53,
    })
  })

  test.each(['Norra 48 L Stand', 'Bread, 230 °C, twice'])(
    'is not broken between a number and its unit: %s',
    (title) => {
      const { lines } = fit(title)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.filter((line) => /\d$/.test(line))).toEqual([])
    },
  )

  test('of nothing has no lines', () => {
    expect(fit('').lines).toEqual([])
  })
})

describe('a title that is too long', () => {
  const WORDS =
    'The quick brown fox jumps over the lazy dog while the cook reduces a patient stock '

  test('ends with an ellipsis, at the end of a word, in three full lines of the smallest type', () => {
    const { lines, size } = fit(WORDS.repeat(2).trim())
    expect(size).toBe(40)
    expect(lines).toEqual([
      'The quick brown fox',
      'jumps over the lazy dog',
      'while the cook reduces…',
    ])
  })

  test('loses a word that leaves no room for the ellipsis', () => {
    const line = 'abcdefghij abcdefghijklm'
    expect(fit(`${line} `.repeat(4)).lines).toEqual([line, line, 'abcdefghij…'])
  })

  test('keeps its end where it just fits', () => {
    const title = `${'a'.repeat(24)} ${'b'.repeat(24)} ${'c'.repeat(24)}`
    expect(fit(title)).toEqual({ lines: title.split(' '), size: 40 })
  })

  test('because of a word is broken within it, with hyphens', () => {
    expect(fit(`A ${'x'.repeat(30)} b`).lines).toEqual(['A', `${'x'.repeat(23)}-`, 'xxxxxxx b'])
  })

  test.each([
    ['words', WORDS.repeat(2)],
    ['one word', 'x'.repeat(500)],
    ['single letters', 'a '.repeat(60)],
    ['emoji of several code points', '👩‍🍳'.repeat(100)],
  ])('is never wider than its room nor higher than its lines: %s', (_what, title) => {
    const { lines, size } = fit(title)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(ROOM.lines)
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(ROOM.width)
  })
})
