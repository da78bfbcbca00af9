import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IngredientAmount, type Quantity, readIngredient } from './readIngredient.ts'

function written({ quantity, upTo, unit }: Quantity): string {
  const range = upTo === undefined ? String(quantity) : `${quantity}–${upTo}`
  return unit === undefined ? range : `${range} ${unit}`
}

function shown({ quantities, size, metric, food }: IngredientAmount): string {
  const parts = [quantities.map(written).join(' + ')]
  if (size) parts.push(`of ${written(size)}`)
  if (metric) parts.push(`= ${written(metric)}`)
  if (food) parts.push(food)
  return parts.join(' ')
}

const LINES: [line: string, amounts: string[], food: string][] = [
  // Numbers.
  ['1½ cups (190 g) all-purpose flour', ['1.5 cup = 190 gram'], 'all-purpose flour'],
  ['About 1 cup (240 ml) milk', ['1 cup = 240 milliliter'], 'milk'],
  ['1,000 g flour', ['1000 gram = 1000 gram'], 'flour'],
  ['1,234.567 g flour', ['1234.567 gram = 1234.567 gram'], 'flour'],
  ['Half a lemon', ['0.5'], 'lemon'],
  ['a pinch of salt', ['1 pinch'], 'salt'],
  // Ranges.
  ['3–4 cups (360–480 g) flour', ['3–4 cup = 360–480 gram'], 'flour'],
  ['1-2 tsp salt', ['1–2 teaspoon'], 'salt'],
  ['½ to ¾ cup (120 to 180 ml) milk', ['0.5–0.75 cup = 120–180 milliliter'], 'milk'],
  // Measures.
  ['8 thin slices (160 g) cheddar', ['8 slice = 160 gram'], 'cheddar'],
  ['1 stick (4 ounces/113 g) butter', ['1 stick = 113 gram'], 'butter'],
  // Sizes of cans and other packages.
  ['Two 15-ounce (425 g) cans beans, drained', ['2 can of 15 ounce = 850 gram'], 'beans'],
  ['1 (14-ounce) can beans', ['1 can of 14 ounce'], 'beans'],
  ['2 x 400 g tins tomatoes', ['2 tin of 400 gram = 800 gram'], 'tomatoes'],
  ['2×14oz cans beans', ['2 can of 14 ounce'], 'beans'],
  ['2x eggs', ['2'], 'eggs'],
  ['One 750 ml bottle red wine', ['1 bottle of 750 milliliter = 750 milliliter'], 'red wine'],
  ['One 2-inch (5 cm) piece ginger, peeled', ['1 piece of 2 inch'], 'ginger'],
  ['3 cans tuna, 5 ounces (140 g) each, drained', ['3 can = 420 gram'], 'tuna'],
  // Weights of counted things.
  ['12 shrimp, about 8 ounces (225 g), peeled', ['12 = 225 gram'], 'shrimp'],
  ['6 passion fruit, for about ½ cup (120 g) pulp', ['6'], 'passion fruit'],
  // More than one amount.
  [
    '2 tablespoons plus 1 teaspoon (21 g) kosher salt, divided',
    ['2 tablespoon + 1 teaspoon = 21 gram'],
    'kosher salt',
  ],
  [
    '½ cup (113 g) butter, melted, plus 1 teaspoon (5 g) for the pan',
    ['0.5 cup = 113 gram', '1 teaspoon = 5 gram'],
    'butter',
  ],
  ['2 tomatoes and 1 small cucumber, diced', ['2', '1 small cucumber'], 'tomatoes'],
  // Amounts after the food.
  ['Zest of 2 lemons', ['2'], 'Zest of lemons'],
  ['Juice of ½ lemon', ['0.5'], 'Juice of lemon'],
  // Preparation and descriptions.
  [
    '2 pounds (900 g) boneless, skinless thighs',
    ['2 pound = 900 gram'],
    'boneless, skinless thighs',
  ],
  ['1 head garlic, top ½ inch (1.3 cm) sliced off', ['1 head'], 'garlic'],
  // No amount, and no warning about it.
  ['A few sprigs of dill', [], 'A few sprigs of dill'],
]

test.each(LINES)('“%s” is read', (line, amounts, food) => {
  const read = readIngredient(line)
  expect(read).toMatchObject({ text: line, food, isRead: true })
  expect(read.amounts.map(shown)).toEqual(amounts)
})

test('of a number as in most of Europe, the points separate thousands', () => {
  expect(readIngredient('1.234,5 g flour').amounts.map(shown)).toEqual([
    '1234.5 gram = 1234.5 gram',
  ])
})

test.each([
  '2 cups',
  '1,5 kg potatoes',
  '½',
  'Black pepper (3 grinds)',
  '(250 g)',
  '2x400 cans tomatoes',
])('“%s” is not read', (line) =>
  expect(readIngredient(line)).toMatchObject({ text: line, isRead: false }),
)

const PIECES = fc.oneof(
  fc.constantFrom('1', '½', '1/0', '2–3', '14-ounce', '(250 g)', 'cups', 'plus', 'and', ' each'),
  fc.constantFrom('of', 'about', 'can', '(', ')', ',', '°', '-', 'x', '1,5', 'One', 'for'),
  fc.string(),
)

test('whatever a line is, it is kept as it is written, and its numbers are numbers', () => {
  const lines = fc.array(PIECES, { maxLength: 12 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(lines, (line) => {
      const { text, amounts } = readIngredient(line)
      expect(text).toBe(line)
      for (const { quantities, size, metric } of amounts) {
        const all = [...quantities, ...(size ? [size] : []), ...(metric ? [metric] : [])]
        for (const { quantity, upTo = quantity } of all) {
          expect(quantity).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(quantity) && Number.isFinite(upTo)).toBe(true)
        }
      }
    }),
  )
})
