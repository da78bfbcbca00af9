import { expect, test } from 'vitest'
import { readContent } from '../content/readContent.ts'
import { parseArt } from '@pinchwell/illustrator/language'
import { artPattern } from './artPattern.ts'
import { sitePlace } from '../sitePlace.ts'

const pattern = new RegExp(artPattern(), 'u')
const { documents } = await readContent(sitePlace.content, new Date(0))
const lines = documents.flatMap(({ values }) =>
  typeof values.art === 'string' ? [values.art] : [],
)

/** Enough of them for what takes a while. */
const some = lines.filter((_line, index) => index % 3 === 0)

const isUnderstood = (line: string) => parseArt(line, () => {}) !== null
const disagreements = (all: string[]) =>
  all.filter((line) => pattern.test(line) !== isUnderstood(line))

test('every line of the content is allowed', () => {
  expect(lines.length).toBeGreaterThan(90)
  expect(lines.filter((line) => !pattern.test(line))).toEqual([])
})

const MARKS = [':teal', '/teal', ':teel', ':#12ab', '+lid', '@w', '@n', '@0', '@12', '@13', '@c']
const COUNTS = [
  '*3',
  '*0',
  '*000',
  '*012',
  '*1000',
  '!2',
  '!0',
  '!0.0',
  '!.5',
  '!1.234',
  ' x',
  ';',
  '|',
]

test('a mark behind any word is allowed just where the illustrator understands it', () => {
  const marked = some.flatMap((line) =>
    [...line.matchAll(/[^\s;|](?=\s*(?:[;|]|$))/g)].flatMap(({ index }) =>
      [...MARKS, ...COUNTS].map((mark) => line.slice(0, index + 1) + mark + line.slice(index + 1)),
    ),
  )
  expect(disagreements(marked)).toEqual([])
  expect(marked.filter(isUnderstood).length).toBeGreaterThan(200)
})

test('a line with a character too few is allowed just where the illustrator understands it', () => {
  const cut = some.flatMap((line) =>
    [...line].map((_character, index) => line.slice(0, index) + line.slice(index + 1)),
  )
  expect(disagreements(cut)).toEqual([])
  expect(cut.filter(isUnderstood).length).toBeGreaterThan(200)
})

test('a line with its parts in another order is allowed just where the illustrator understands it', () => {
  const shuffled = lines.flatMap((line) => {
    const parts = line.split('|')
    return parts.flatMap((part, index) => [
      parts.toSpliced(index, 1).join('|'),
      parts.toSpliced(index, 0, part).join('|'),
      parts.toSpliced(index, 1, ' ').join('|'),
      parts.toReversed().join('|'),
    ])
  })
  expect(disagreements(shuffled)).toEqual([])
})
