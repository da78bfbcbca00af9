import { expect, test } from 'vitest'
import { didYouMean, suggestWord } from './suggestWord.ts'

const MEALS = ['Breakfast', 'Lunch', 'Dinner']

test.each([
  ['Brekfast', 'Breakfast', MEALS],
  ['lunch', 'Lunch', MEALS],
  ['Diner', 'Dinner', MEALS],
  ['Dinner', 'Dinner', MEALS],
  ['Lumpch', 'Lunch', ['Lunch']],
  ['Lumph', 'Lunch', ['Lunch']],
  ['/recipes/70', '/recipes/7', ['/recipes/8', '/recipes/7', '/recipes']],
])('“%s” was probably meant to be “%s”', (word, meant, options) => {
  expect(suggestWord(word, options)).toBe(meant)
})

test.each([
  ['Lumpd', ['Lunch']],
  ['Supper', MEALS],
  ['', MEALS],
  ['Breakfast, lunch and dinner', MEALS],
  ['div', ['Tip']],
  ['Lunch', []],
  ['x'.repeat(1_000_000), MEALS],
])('nothing is near “%s”', (word, options) => {
  expect(suggestWord(word, options)).toBeUndefined()
})

test.each([
  ['Brekfast', MEALS, 'Did you mean “Breakfast”?'],
  ['nuts', ['milk', 'tree nuts', 'peanuts'], 'Did you mean “tree nuts” or “peanuts”?'],
  ['Supper', MEALS, 'Use one of: Breakfast, Lunch, Dinner.'],
])('the words of a fix for “%s” name what is near, or all', (word, options, fix) => {
  expect(didYouMean(word, options)).toBe(fix)
})
