import { expect, test } from 'vitest'
import { shapeText } from './shapeText.ts'
import { openTypefaces } from './typefaces.ts'

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

test('nothing is nothing', () => {
  expect(shapeText('', faces.title)).toEqual({ width: 0, glyphs: [] })
})
