import { expect, test } from 'vitest'
import { toCards, firstSentence, timeWithoutRest } from './cards.ts'
import { documents } from './documents.ts'

test('the total time is prep and cook together, also when nothing is cooked', () => {
  expect(timeWithoutRest({ prepTime: 15, cookTime: 20 })).toBe(35)
  expect(timeWithoutRest({ prepTime: 490, cookTime: 0 })).toBe(490)
})

test('the card of a draft has no number that the draft does not say', () => {
  const [recipe] = documents.recipes
  if (!recipe) throw new Error('There is no recipe.')
  const unfinished = { prepTime: 'To be written.', servings: 'To be written.' }
  const [card, draft] = toCards('recipes', [recipe, { ...recipe, unfinished }])
  expect(card).toMatchObject({ totalTime: timeWithoutRest(recipe), servings: recipe.servings })
  expect(draft).toMatchObject({ totalTime: undefined, servings: undefined })
})

test.each([
  ['Best for bakers. Heavy, though.', 'Best for bakers.'],
  ['Best for two? Yes. More.', 'Best for two?'],
  ['Best for the 5.5 L basket. And so on.', 'Best for the 5.5 L basket.'],
  ['No full stop at all', 'No full stop at all'],
  ['Over two\nlines. Then more.', 'Over two\nlines.'],
  ['', ''],
])('the first sentence of “%s” is “%s”', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
