/** Lines as the build reads them, put together as browsers do. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecipes } from '../../../tests/fixtures/cooking/labelled.ts'
import { mergeItems, type MergedItem } from '../../../src/content/cooking/mergeItems.ts'
import type { UnitSystem } from '../../../src/content/cooking/units.ts'
import { ingredientAmounts } from './ingredientAmounts.ts'
import { shoppingFood } from './shoppingFood.ts'

function merged(lines: readonly string[], factor = 1, units?: UnitSystem): MergedItem<number>[] {
  const items = lines.map((line, source) => ({
    line,
    cooking: { amounts: ingredientAmounts(line), ...shoppingFood(line) },
    factor,
    source,
  }))
  return mergeItems(items, units)
}

test('of 200 labelled pairs and more, no two foods are merged that differ, and 95 % of the others', () => {
  const file = new URL('../../../tests/fixtures/cooking/foodPairs.txt', import.meta.url)
  const pairs = [...readFileSync(file, 'utf8').matchAll(/^([=/]) (.*) \| (.*)$/gm)]
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  const read = pairs.map(([pair, label, ...lines]) => ({
    pair,
    isSame: label === '=',
    isMerged: merged(lines).some(({ items }) => items.length > 1),
  }))
  const same = read.filter(({ isSame }) => isSame)
  const found = same.filter(({ isMerged }) => isMerged)
  process.stdout.write(
    `Foods: ${found.length} of ${same.length} merged, of ${pairs.length} pairs\n`,
  )
  expect(read.filter(({ isSame, isMerged }) => !isSame && isMerged)).toEqual([])
  expect(found.length / same.length).toBeGreaterThanOrEqual(0.95)
})

test.each([
  [['2 eggs', '3 large eggs'], 'eggs', '5'],
  [['2 tsp oil', '1 tbsp oil'], 'oil', '5 tsp'],
  [
    ['½ cup (113 g) unsalted butter', '2 tablespoons (28 g) butter'],
    'butter',
    '½ cup plus 2 tablespoons (141 g)',
  ],
  [['1 stick butter', '2 tablespoons butter'], 'butter', '1 stick + 2 tablespoons'],
  [['200 g flour', '1 pound flour'], 'flour', '654 g'],
  [['1 cup (120 g) flour', '60 g flour'], 'flour', '1½ cups (180 g)'],
  [['4 garlic cloves', '2 cloves garlic, minced'], 'garlic', '6 garlic cloves'],
  [
    ['One 15-ounce (425 g) can black beans', 'Two 15-ounce (425 g) cans black beans'],
    'black beans',
    'Three 15-ounce (425 g) cans',
  ],
  [
    ['One 15-ounce (425 g) can black beans', 'One 28-ounce (800 g) can black beans'],
    'black beans',
    'One 15-ounce (425 g) can + One 28-ounce (800 g) can',
  ],
  [['½ cup butter, plus 1 tablespoon for the pan'], 'butter', '½ cup plus 1 tablespoon'],
  [['28 ladyfingers, about 8 ounces (230 g)'], 'ladyfingers', '28'],
  [['Salt, to taste', '1 teaspoon salt'], 'salt', '1 teaspoon'],
  [['Salt, to taste'], 'Salt', ''],
])('%j are “%s”, %s', (lines, name, amount) => {
  const [item, ...more] = merged(lines)
  expect(more).toEqual([])
  expect(item?.name.toLowerCase()).toBe(name.toLowerCase())
  expect(item?.amount).toBe(amount)
  expect(item?.items.map(({ source }) => source)).toEqual([...lines.keys()])
})

test('amounts are those of the servings and of the units that are wanted', () => {
  expect(
    merged(['1 cup (120 g) flour', '2 eggs'], 2, 'metric').map(({ amount }) => amount),
  ).toEqual(['4', '240 g'])
})

test('nobody buys water, and a line of several foods stands as it is', () => {
  const items = merged(['1 cup (240 ml) cold water', '2 tomatoes and 1 small cucumber, diced'], 2)
  expect(items.map(({ name }) => name)).toEqual(['4 tomatoes and 2 small cucumbers, diced'])
})

test.each([
  ['2 lemons', 'produce'],
  ['1 bunch parsley', 'produce'],
  ['1 head butter lettuce', 'produce'],
  ['1 pound ground beef', 'meat and fish'],
  ['8 ounces large shrimp', 'meat and fish'],
  ['2 large eggs', 'dairy and eggs'],
  ['4 ounces feta', 'dairy and eggs'],
  ['1 baguette', 'bakery'],
  ['8 corn tortillas', 'bakery'],
  ['½ cup frozen peas', 'frozen'],
  ['2 cups flour', 'pantry'],
  ['One 15-ounce can chickpeas', 'pantry'],
  ['2 tablespoons peanut butter', 'pantry'],
  ['4 cups chicken broth', 'pantry'],
  ['1 teaspoon ground cumin', 'spices'],
  ['1 teaspoon dried thyme', 'spices'],
  ['1 cup dry white wine', 'drinks'],
  ['1 package zorblax', 'other'],
] as const)('“%s” is found in the aisle “%s”', (line, aisle) => {
  expect(shoppingFood(line).aisle).toBe(aisle)
})

test('the list of all starting recipes is grouped by aisles, and loses no line', () => {
  const lines = readRecipes().flatMap(({ ingredients }) => ingredients)
  const items = merged(lines)
  const bought = lines.filter((line) => shoppingFood(line).food !== '')
  expect(items.flatMap((item) => item.items)).toHaveLength(bought.length)
  expect(items.filter(({ aisle }) => aisle === 'other')).toEqual([])
  expect(items.map(({ amount }) => amount).join('\n')).not.toMatch(/NaN|undefined|\d\.\d{3}/)
})
