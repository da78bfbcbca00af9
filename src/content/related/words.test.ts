import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Roasted TOMATOES and berries', ['tomato', 'berry']],
  ['Crème brûlée, jalapeños', ['creme', 'brulee', 'jalapeno']],
  ['asparagus, couscous, watercress', ['asparagus', 'couscous', 'watercress']],
  ['1½ cups (340 g) finely chopped fresh dill', ['dill']],
  ['борщ со сметаной', ['борщ', 'сметанои']],
  ['1 2 3 – at an oz', []],
  ['', []],
])('the words of “%s” are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
