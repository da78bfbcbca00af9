import { expect, test } from 'vitest'
import { drawableText } from './drawableText.ts'
import { openTypefaces } from './typefaces.ts'

const faces = await openTypefaces()

test.each([
  ['what the site writes', 'Crisp fish tacos – ½ cup, 180 °C, “it’s” 100%…'],
  ['other Latin alphabets', 'Żurek, gołąbki, crème brûlée, ő, ș, ß'],
  ['Vietnamese', 'Phở bò, bánh mì, chả lụa'],
  ['what is markup elsewhere', '<b>egg</b> & "nori" \'n\' 1 > 0 &amp;'],
])('titles show %s as it is', (_what, text) => {
  expect(drawableText(text, faces.title)).toBe(text)
})

test.each([
  ['an emoji', 'Ramen 🍜 with 👩‍🍳 egg', 'Ramen with egg'],
  ['an emoji within a word', 'Hot🔥pot', 'Hotpot'],
  ['brackets around an emoji', 'Ramen (🍜)', 'Ramen'],
  ['a word in another script', 'Ramen 味噌 bowl', 'Ramen bowl'],
  ['what joins such a word to the others', 'Falafel – فلافل', 'Falafel'],
  ['a word with one letter of another script', 'Pinchвell soup', 'soup'],
  ['signs that set no ink', 'A\u200B\u202Eb\u0007', 'Ab'],
  ['more than one space', '  Chana \n\t masala ', 'Chana masala'],
])('titles go without %s', (_what, text, shown) => {
  expect(drawableText(text, faces.title)).toBe(shown)
})

test.each([
  ['composed letters from their parts', 'Cre\u0300me', 'Crème'],
  ['ligatures and squared signs as letters', 'ﬁg 5㎏', 'fig 5kg'],
  ['a letter without a mark that no file has', 'x\u0325 soup', 'x soup'],
])('titles show %s', (_what, text, shown) => {
  expect(drawableText(text, faces.title)).toBe(shown)
})

test.each(['فلافل بالطحينة', '🍜🔥', '味噌', ' ', ''])('nothing remains of “%s”', (text) => {
  expect(drawableText(text, faces.title)).toBe('')
})

test('kickers show what joins their parts', () => {
  expect(drawableText('BLENDERS & MIXERS · REVIEW', faces.kicker)).toBe(
    'BLENDERS & MIXERS · REVIEW',
  )
})
