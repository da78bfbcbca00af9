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
  [['2 eggs', '3 large eggs'], '5 eggs'],
  [['1 large egg', '3 large eggs'], '4 large eggs'],
  [['2 tsp oil', '1 tbsp oil'], '5 tsp oil'],
  [
    ['½ cup (113 g) unsalted butter', '2 tablespoons (28 g) butter'],
    '½ cup plus 2 tablespoons (141 g) butter',
  ],
  [['1 stick butter', '2 tablespoons butter'], '2 tablespoons + 1 stick butter'],
  [['200 g flour', '1 pound flour'], '654 g flour'],
  [['1 cup (120 g) flour', '60 g flour'], '1½ cups (180 g) flour'],
  [
    ['¼ cup (4 g) cilantro leaves', '¼ cup (10 g) chopped cilantro'],
    '½ cup (14 g) cilantro leaves',
  ],
  [['3 to 4 tablespoons oil', '2 tablespoons oil'], '6 tablespoons oil'],
  [['4 garlic cloves', '4 garlic cloves, minced'], '8 garlic cloves'],
  [['1 head garlic', '4 garlic cloves, minced'], '1 head + 4 garlic cloves'],
  [['1 jalapeño, minced'], '1 jalapeño'],
  [['½ cup (12 g) mint leaves', '6 small mint leaves'], '½ cup (12 g) + 6 small mint leaves'],
  [['1 large yellow onion, diced', '1 small yellow onion'], '2 yellow onions'],
  [['1 bay leaf', '1 bay leaf'], '2 bay leaves'],
  [['2 pita breads with pockets', '2 pita breads with pockets'], '4 pita breads with pockets'],
  [['3 lemons', '½ lemon'], '4 lemons'],
  [
    ['One 15-ounce (425 g) can black beans', 'Two 15-ounce (425 g) cans black beans'],
    'Three 15-ounce (425 g) cans black beans',
  ],
  [
    ['One 15-ounce (425 g) can black beans', 'One 28-ounce (800 g) can black beans'],
    'One 15-ounce (425 g) can + one 28-ounce (800 g) can black beans',
  ],
  [['One 15-ounce can corn', 'One 28-ounce can corn'], 'One 15-ounce can + one 28-ounce can corn'],
  [
    ['1 can chickpeas, 15 ounces (425 g), drained', 'Two 15-ounce (425 g) cans chickpeas'],
    'Three 15-ounce (425 g) cans chickpeas',
  ],
  [
    ['28 ounces (794 g) canned plum tomatoes', 'One 14-ounce (400 g) can plum tomatoes'],
    'Three 14-ounce (400 g) cans plum tomatoes',
  ],
  [['½ cup butter, plus 1 tablespoon for the pan'], '½ cup plus 1 tablespoon butter'],
  [['28 ladyfingers, about 8 ounces (230 g)'], '28 ladyfingers'],
  [['Salt, to taste', '1 teaspoon salt'], '1 teaspoon salt'],
  [['Salt, to taste'], 'Salt'],
])('%j are “%s”', (lines, text) => {
  const items = merged(lines)
  expect(items.map((item) => item.text)).toEqual([text])
  expect(items[0]?.items.map(({ source }) => source)).toEqual([...lines.keys()])
})

test('amounts are those of the servings and of the units that are wanted', () => {
  const items = merged(['1 cup (120 g) flour', '2 eggs'], 2, 'metric')
  expect(items.map(({ text }) => text)).toEqual(['4 eggs', '240 g flour'])
})

test('nobody buys water', () => {
  expect(merged(['1 cup (240 ml) cold water'])).toEqual([])
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
  ['One 14-ounce (400 g) block extra-firm tofu', 'refrigerated'],
  ['1½ cups (225 g) kimchi', 'refrigerated'],
  ['3 tablespoons (50 g) white miso', 'refrigerated'],
  ['2 chipotle chiles in adobo, minced', 'pantry'],
  ['4 anchovy fillets', 'pantry'],
  ['½ cup raisins', 'pantry'],
  ['2 cups bean sprouts', 'produce'],
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
  expect(items.map(({ text }) => text).join('\n')).not.toMatch(/NaN|undefined|\d\.\d{3}/)
})
