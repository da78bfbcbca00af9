import { expect, test } from 'vitest'
import { firstSentence, totalTime } from './cards.ts'

test('the total time is prep and cook together, also when nothing is cooked', () => {
  expect(totalTime({ prepTime: 15, cookTime: 20 })).toBe(35)
  expect(totalTime({ prepTime: 490, cookTime: 0 })).toBe(490)
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
