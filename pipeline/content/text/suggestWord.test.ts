import { expect, test } from 'vitest'
import { didYouMean, suggestWord } from './suggestWord.ts'

const MEALS = ['Breakfast', 'Lunch', 'Dinner']

test.each([
  ['Brekfast', 'Breakfast'],
  ['lunch', 'Lunch'],
  ['Diner', 'Dinner'],
  ['Dinner', 'Dinner'],
])('“%s” was probably meant to be “%s”', (word, meant) => {
  expect(suggestWord(word, MEALS)).toBe(meant)
})

test('two of five letters may be wrong, but not three', () => {
  expect(suggestWord('Lumpd', ['Lunch'])).toBeUndefined()
  expect(suggestWord('Lumpch', ['Lunch'])).toBe('Lunch')
  expect(suggestWord('Lumph', ['Lunch'])).toBe('Lunch')
})

test('the nearest of several options is suggested', () => {
  expect(suggestWord('/recipes/70', ['/recipes/8', '/recipes/7', '/recipes'])).toBe('/recipes/7')
})

test.each(['Supper', '', 'Breakfast, lunch and dinner'])('nothing is near “%s”', (word) => {
  expect(suggestWord(word, MEALS)).toBeUndefined()
})

test('a short word is not taken for another short word that shares one letter', () => {
  expect(suggestWord('div', ['Tip'])).toBeUndefined()
})

test('without options nothing is suggested', () => {
  expect(suggestWord('Lunch', [])).toBeUndefined()
})

test('a word of a million letters is compared at once', () => {
  expect(suggestWord('x'.repeat(1_000_000), MEALS)).toBeUndefined()
})

test('the words of a fix name the option that is near', () => {
  expect(didYouMean('Brekfast', MEALS)).toBe('Did you mean “Breakfast”?')
})

test('the words of a fix name each of two options that a word is a part of', () => {
  const fix = 'Did you mean “tree nuts” or “peanuts”?'
  expect(didYouMean('nuts', ['milk', 'tree nuts', 'peanuts'])).toBe(fix)
})

test('the words of a fix name every option when none is near', () => {
  expect(didYouMean('Supper', MEALS)).toBe('Use one of: Breakfast, Lunch, Dinner.')
})
