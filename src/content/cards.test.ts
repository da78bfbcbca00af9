import { expect, test } from 'vitest'
import { firstSentence } from './cards.ts'

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
