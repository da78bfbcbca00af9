import { expect, test } from 'vitest'
import { usedFraction } from './usedFraction.ts'

test.each([
  ['6 ounces (170 g) bread', '1½ pounds (680 g)', 0.25],
  ['3 slices bread, about 8 ounces (227 g) in all', '1 pound (454 g)', 0.5],
  ['3 tortillas, warmed', '12 tortillas', 0.25],
  ['1 cup pizza sauce', '800 g', undefined],
  ['3 tortillas', '12 rolls', undefined],
  ['1 cup pizza sauce', '', undefined],
])('of “%s”, a recipe that makes “%s” has made %s times as much', (line, makes, share) => {
  expect(usedFraction(line, makes, 'en')?.toFixed(2)).toBe(share?.toFixed(2))
})

test('amounts in German are compared, too', () => {
  expect(usedFraction('200 g Brot', '800 g', 'de')).toBe(0.25)
})
