import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { reviewType } from '../../src/content/schema/review.ts'
import { dequal } from 'dequal/lite'
import { isRecord } from '../../src/shared/checkJson.ts'
import { type FieldLine, toFieldLines, parseLines, keepDetails, writeLines } from './lines.ts'

test('a pasted list of ingredients loses its bullets, and its headings become groups', () => {
  const pasted =
    '• 1 1/2 cups flour\r\n• 2 eggs\r\n\r\nFor the sauce:\r\n- 1 lemon\r\nFor 2 layers:\r\n☐ salt'
  expect(parseLines('ingredients', pasted)).toEqual([
    { text: '1½ cups flour' },
    { text: '2 eggs' },
    { text: '1 lemon', group: 'For the sauce' },
    { text: 'salt', group: 'For 2 layers' },
  ])
})

test.each([
  [
    'instructions',
    '1. Mix.\n\n2) Rest.\n\nFor it:\nStep 3: Whisk.',
    ['Mix.', 'Rest.', 'For it:', 'Whisk.'],
  ],
  ['sameAs', '\nhttps://a.example/?a=1&copy=2\n', ['https://a.example/?a=1&copy=2']],
])(
  'the lines of %s lose bullets and numbers of steps, and nothing else',
  (field, pasted, texts) => {
    expect(parseLines(field, pasted)).toEqual(texts.map((text) => ({ text })))
  },
)

test('groups are shown above their lines', () => {
  const lines = [{ text: 'salt' }, { text: 'oil', group: 'For the sauce' }]
  expect(writeLines(lines, '\n')).toBe('salt\n\nFor the sauce:\noil')
})

const salt: FieldLine = { text: 'salt', affiliateKeyword: 'salt' }
const oil: FieldLine = { text: '1 cup oil', affiliateKeyword: 'oil', group: 'For the sauce' }

function detailsOf(texts: string[], seen = new Map<string, FieldLine>()) {
  const lines = keepDetails(
    texts.map((text) => ({ text })),
    [salt, oil],
    seen,
  )
  return lines.map(({ text: _, ...details }) => details)
}

test('a line keeps its details when it is edited or others come and go, and never its group', () => {
  const [ofSalt, ofOil] = ['salt', 'oil'].map((affiliateKeyword) => ({ affiliateKeyword }))
  expect(detailsOf(['salt', '2 cups oil'])).toEqual([ofSalt, ofOil])
  expect(detailsOf(['egg', '1 cup oil', 'salt'])).toEqual([{}, ofOil, ofSalt])
})

test('what is pasted over all lines has none of their details', () => {
  expect(detailsOf(['flour', 'egg', 'milk'])).toEqual([{}, {}, {}])
})

test('a line that was cut has its details again where it is pasted', () => {
  const cut = new Map([['honey', { text: 'honey', affiliateKeyword: 'honey' }]])
  const details = detailsOf(['salt', '1 cup oil', 'honey'], cut)
  expect(details).toContainEqual({ affiliateKeyword: 'honey' })
})

test('every list of the documents comes out of its box as it went in', () => {
  const lists = [recipeType, reviewType].flatMap(({ folder }) =>
    readdirSync(`tests/documents/${folder}`)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => listsIn(readFileSync(`tests/documents/${folder}/${name}`, 'utf8'))),
  )
  const changed = lists.filter(([name, value]) => {
    const lines = toFieldLines(value)
    const read = parseLines(name, writeLines(lines, '\n\n'))
    return !dequal(keepDetails(read, lines, new Map()), lines)
  })
  expect(lists.length).toBeGreaterThan(50)
  expect(changed).toEqual([])
})

/** Lists of groups, which have fields instead of lines. */
const OTHER_BOXES = new Set(['acknowledge', 'scores', 'stepPictures', 'swaps'])

function listsIn(text: string) {
  const values: unknown = parse(text)
  const entries = isRecord(values) ? Object.entries(values) : []
  return entries.filter(([name, value]) => Array.isArray(value) && !OTHER_BOXES.has(name))
}
