import { expect, test } from 'vitest'
import { lineKeys } from './cookedRecipe.ts'

test('a line is known by itself, and one that comes again by its number, too', () => {
  expect(lineKeys(['salt', '1 egg', 'salt', 'salt'])).toEqual([
    'salt',
    '1 egg',
    'salt #2',
    'salt #3',
  ])
})

test('a line that is added moves no other', () => {
  const before = lineKeys(['1 egg', 'salt'])
  expect(lineKeys(['flour', '1 egg', 'salt'])).toEqual(expect.arrayContaining(before))
})
