import { expect, test } from 'vitest'
import { inOneScale, withoutMetric } from './recipeSense.ts'

test('a US measure needs a metric one behind it', () => {
  expect(
    withoutMetric([
      '2 cups (240 g) flour',
      '2 cups flour',
      '1 cup (240 ml) milk plus 2 tablespoons',
      '1-inch piece ginger',
      '1-inch (2.5 cm) piece ginger',
      '2 large eggs',
      '3 ounces plus 1 tablespoon (100 g) butter',
    ]),
  ).toEqual(['2 cups flour', '1 cup (240 ml) milk plus 2 tablespoons', '1-inch piece ginger'])
})

test('a temperature stands in both scales', () => {
  expect(
    inOneScale([
      'Bake at 425°F (220°C).',
      'Bake at 425°F.',
      'Bake at 220°C.',
      'Between 350 to 375°F (175 to 190°C).',
      'Its range is 170°F to 400°F (77°C to 204°C).',
      'Freeze at 0°F (–18°C), or 25°F (about 15°C) lower.',
      'First 425°F (220°C), then 350°F.',
      'Bake until golden.',
    ]),
  ).toEqual(['Bake at 425°F.', 'Bake at 220°C.', 'First 425°F (220°C), then 350°F.'])
})
