import { expect, test } from 'vitest'
import { normalizeUnit } from './nutrientUnits.ts'

test.each([
  ['320', 'kcal', '320 kcal'],
  ['320kcal', 'kcal', '320 kcal'],
  ['320 Kcal', 'kcal', '320 kcal'],
  ['6 g', 'g', '6g'],
  ['6', 'g', '6g'],
  ['12 Grams', 'g', '12g'],
  ['420 kcal', 'kcal', '420 kcal'],
  ['12g', 'g', '12g'],
  ['about 6 g', 'g', 'about 6 g'],
  ['6.5 g', 'g', '6.5 g'],
  ['320 kJ', 'kcal', '320 kJ'],
] as const)('%s in %s is “%s”', (written, unit, published) => {
  expect(normalizeUnit(written, unit)).toBe(published)
})
