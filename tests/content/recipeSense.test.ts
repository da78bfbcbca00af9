import { expect, test } from 'vitest'
import {
  energyError,
  energyOf,
  inOneScale,
  unusedIngredients,
  withoutMetric,
} from './recipeSense.ts'

test.each([
  ['2 ripe tomatoes, diced', 'Crush the tomato.'],
  ['1 cup (150 g) cherries', 'Add one cherry.'],
  ['4 radishes, thinly sliced', 'Top with a radish.'],
  ['1 bunch leaves of basil', 'Tear the basil over it.'],
  ['1 pound (450 g) bone-in chicken thighs', 'Turn each thigh once.'],
  ['½ cup (40 g) shaved Gruyère', 'Melt the gruyère.'],
  ['1 tablespoon (15 ml) extra-virgin olive oil', 'Heat the oil.'],
])('“%s” is used in “%s”', (ingredient, step) => {
  expect(unusedIngredients([ingredient], [step])).toEqual([])
})

test.each([
  ['1 teaspoon (2 g) ground cumin', 'Grind the pepper finely.'],
  ['2 large eggs, cold', 'Serve cold on a large plate.'],
  ['3 tablespoons (45 ml) soy sauce (low sodium)', 'Use a low pan.'],
  ['1 cup (240 ml) ice water', 'Slice it.'],
])('“%s” is not used in “%s”', (ingredient, step) => {
  expect(unusedIngredients([ingredient], [step])).toEqual([ingredient])
})

test('a US measure wants a metric one behind it', () => {
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

test('energy is the sum of what the nutrients give', () => {
  const nutrition = { calories: '400 kcal', protein: '20g', carbs: '40g', fat: '20g' }
  expect(energyOf(nutrition)).toBe(420)
  expect(energyError(nutrition)).toBeCloseTo(0.05)
})
