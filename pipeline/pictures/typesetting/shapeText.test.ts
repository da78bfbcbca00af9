import { expect, test } from 'vitest'
import { shapeText } from './shapeText.ts'
import { openTypefaces } from './typefaces.ts'
import { drawableText } from './drawableText.ts'

const faces = await openTypefaces()
const untracked = { ...faces.title, tracking: 0 }

const widthOf = (text: string, face = untracked) => shapeText(text, face).width

test('letters are kerned', () => {
  expect(widthOf('AVAV')).toBeLessThan(2 * widthOf('A') + 2 * widthOf('V') - 0.05)
})

test('tracking stands between letters, not behind the last one', () => {
  const tracked = { ...faces.title, tracking: 0.1 }
  expect(widthOf('mill', tracked) - widthOf('mill')).toBeCloseTo(0.3)
  expect(widthOf('m', tracked)).toBeCloseTo(widthOf('m'))
})

test('a text is measured from its ink', () => {
  const [first] = shapeText('Ham', faces.title).glyphs
  const numbers = (first?.outline().match(/-?[\d.]+/g) ?? []).map(Number)
  const left = Math.min(...numbers.filter((_, index) => index % 2 === 0))
  expect((first?.x ?? 1) + left / faces.title.unitsPerEm).toBeCloseTo(0, 2)
})

test('letters of other files of the typeface stand in their places', () => {
  const { glyphs, width } = shapeText('aőb', untracked)
  expect(glyphs).toHaveLength(3)
  expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).toSorted((a, b) => a - b))
  expect(width).toBeCloseTo(widthOf('aob'), 1)
})

test('the brand is heavier than a title', () => {
  const brand = { ...faces.brand, tracking: 0 }
  expect(widthOf('Pinchwell', brand)).toBeGreaterThan(widthOf('Pinchwell'))
})

test('an empty text has no width and no glyphs', () => {
  expect(shapeText('', faces.title)).toEqual({ width: 0, glyphs: [] })
})

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
