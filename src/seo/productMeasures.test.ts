import { expect, test } from 'vitest'
import { sidesIn, weightIn } from './productMeasures.ts'

const quantity = (value: number, unitText: string) => ({
  '@type': 'QuantitativeValue',
  value,
  unitText,
})

test('sides are read as they are written first, in whatever order', () => {
  expect(sidesIn('11 inches wide, 14 inches deep, 12.5 inches high (28 × 36 × 32 cm)')).toEqual({
    width: quantity(11, 'inches'),
    depth: quantity(14, 'inches'),
    height: quantity(12.5, 'inches'),
  })
  expect(sidesIn('30 cm high')).toEqual({ height: quantity(30, 'cm') })
})

test.each([
  '8-inch (20 cm) blade, 13 inches (33 cm) overall',
  '7½ inches wide (19 cm)',
  '11 × 14 × 12 inches',
  '11 inches wide, and a cord of 3 feet',
  '',
])('the size “%s” says more than numbers', (words) => {
  expect(sidesIn(words)).toBeUndefined()
})

test('a weight is one number and its unit', () => {
  expect(weightIn('12 pounds (5.4 kg)')).toEqual({ weight: quantity(12, 'pounds') })
  expect(weightIn('113 g')).toEqual({ weight: quantity(113, 'g') })
  for (const words of ['12½ pounds (5.7 kg)', '2 pounds (0.9 kg) each', 'about 9 pounds', '']) {
    expect(weightIn(words)).toBeUndefined()
  }
})
