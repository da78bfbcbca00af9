import { expect, test } from 'vitest'
import { findWords, splitWords } from './words.ts'

test.each([
  ['Lemon-herb Salmon', ['lemon', 'herb', 'salmon']],
  ['crème brûlée, Niçoise', ['creme', 'brulee', 'nicoise']],
  ['soufﬂé', ['souffle']],
  ["Chef’s knife, chef's KNIFE", ['chef', 'knife', 'chef', 'knife']],
  ['the cooks’ day', ['cooks', 'day']],
  ['don’t', ['dont']],
  ['12-Inch, 5.5 L', ['12', 'inch']],
  ['1½ cups', ['cups']],
  ['the and of a', []],
  ['🍋 – “…” <b>', []],
  ['חומוס ラーメン', ['חומוס', 'ラーメン']],
  ['__proto__ constructor', ['proto', 'constructor']],
  ['\u0000\ud800 salt\udfff', ['salt']],
  ['', []],
])('“%s” is found by %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('a letter with its accent beside it is the letter with the accent on it', () => {
  expect(splitWords('puree\u0301e')).toEqual(splitWords('pureée'))
})

test('a word knows where it stands', () => {
  const text = 'Salt the crème.'
  const places = findWords(text).map(({ start, end }) => text.slice(start, end))
  expect(places).toEqual(['Salt', 'crème'])
})
