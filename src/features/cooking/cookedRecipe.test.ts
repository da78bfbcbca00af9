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
