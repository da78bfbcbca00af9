import { describe, expect, test } from 'vitest'
import { type ArtMistake, readArtLine } from './artLine.ts'

function read(line: string) {
  const mistakes: ArtMistake[] = []
  return { parts: readArtLine(line, (mistake) => mistakes.push(mistake)), mistakes }
}

describe('a line of art', () => {
  test('is cut at its bars, and each part at its semicolons', () => {
    const { parts, mistakes } = read('linen | bowl | soup; basil; basil | spoon@w')
    expect(parts.map((part) => part.map(({ name }) => name))).toEqual([
      ['linen'],
      ['bowl'],
      ['soup', 'basil', 'basil'],
      ['spoon'],
    ])
    expect(mistakes).toEqual([])
  })

  test('gives a word its colors, details, place, count and scale', () => {
    expect(read('airfryer:teal/#cfc6ba+window+dial@10*3!1.15').parts).toEqual([
      [
        {
          name: 'airfryer',
          color: 'teal',
          accent: '#cfc6ba',
          details: ['window', 'dial'],
          place: '10',
          count: 3,
          scale: 1.15,
          offset: 0,
        },
      ],
    ])
  })

  test('says of each word where it begins', () => {
    const { parts } = read('linen |  bowl:teal| soup ;basil')
    expect(parts.flat().map(({ name, offset }) => [name, offset])).toEqual([
      ['linen', 0],
      ['bowl', 9],
      ['soup', 20],
      ['basil', 26],
    ])
  })

  test.each([
    ['soup basil', 0, 'soup basil'],
    ['linen | bowl:#12', 8, 'bowl:#12'],
    ['linen | bowl | soup; basil**3', 21, 'basil**3'],
    ['<script>', 0, '<script>'],
  ])('of “%s” says what cannot be read, and where', (line, offset, word) => {
    const { mistakes } = read(line)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatchObject({ offset, what: `“${word}” cannot be read.` })
  })

  test('may leave parts empty', () => {
    expect(read('sun | teatin |').parts.map((part) => part.length)).toEqual([1, 1, 0])
  })
})
