import { expect, test } from 'vitest'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { migrateText, removedLines } from './migrateText.ts'

const RECIPE = `# A soup for two.
id: 7
title: 'Leek soup' # as grandmother says
# Painted from this.
art: >-
  linen:#6f8f98 | plate:bone
  | leek@c

category:   "Lunch"
`
const KEPT = RECIPE.replace(/art:[^]*@c\n/, '')
const withCrlf = (text: string) => text.replaceAll('\n', '\r\n')

test.each([
  ['a recipe', recipeType, RECIPE, KEPT],
  ['a file with other line ends', recipeType, withCrlf(RECIPE), withCrlf(KEPT)],
  ['a file with an open end', recipeType, `id: 7\nart: bowl`, 'id: 7'],
  [
    'a post',
    postType,
    `---\nid: 1\nart: bowl\n---\n\n\nart: this stays.  \n`,
    `---\nid: 1\n---\n\n\nart: this stays.  \n`,
  ],
])(
  'of %s only the lines of the old field go, and nothing the second time',
  (_what, type, text, kept) => {
    expect(migrateText(type, text)).toBe(kept)
    expect(migrateText(type, kept)).toBe(kept)
  },
)

test.each([
  ['that cannot be read', 'id: 7\nart: a: b\n'],
  ['in braces, which cannot be cut', '{ id: 7, art: bowl } # mine\n'],
  ['whose field art is of an entry', 'id: 7\nnotes:\n  art: bowl\n'],
])('a document %s stays', (_what, text) => {
  expect(migrateText(recipeType, text)).toBe(text)
})

test('the lines that go are told with their numbers', () => {
  expect(removedLines(withCrlf(RECIPE), withCrlf(KEPT))).toEqual([
    { number: 5, text: 'art: >-' },
    { number: 6, text: '  linen:#6f8f98 | plate:bone' },
    { number: 7, text: '  | leek@c' },
  ])
})
