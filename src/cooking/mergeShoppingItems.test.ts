/** Tests lines that the build parses and browsers merge. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecipes } from '../../tests/fixtures/cooking/labelled.ts'
import { AISLES } from './cookingData.ts'
import { mergeShoppingItems, type MergedShoppingItem } from './mergeShoppingItems.ts'
import { type ScaledLine, splitFoods } from './portions.ts'
import { memoize } from '../shared/memoize.ts'
import type { UnitSystem } from './units.ts'
import { ingredientAmounts } from '../../pipeline/cooking/ingredients/ingredientAmounts.ts'
import { shoppingFood } from '../../pipeline/cooking/ingredients/shoppingFood.ts'

const readLine = memoize((line: string) => {
  return splitFoods({ amounts: ingredientAmounts(line), ...shoppingFood(line) })
})

type Item = ScaledLine & { source: number }

function itemsOf(line: string, factor: number, source: number): Item[] {
  return readLine(line).map((cooking) => ({ line, cooking, factor, source }))
}

function merged(
  lines: readonly string[],
  factor = 1,
  units?: UnitSystem,
): MergedShoppingItem<Item>[] {
  return mergeShoppingItems(
    lines.flatMap((line, source) => itemsOf(line, factor, source)),
    units,
  )
}

test('of 200 labelled pairs and more, no two foods are merged that differ, and 95 % of the others', () => {
  const file = new URL('../../tests/fixtures/cooking/foodPairs.txt', import.meta.url)
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
  [['2 tsp oil', '1 tbsp oil'], '5 tsp oil'],
  [
    ['½ cup (113 g) unsalted butter', '2 tablespoons (28 g) butter'],
    '½ cup plus 2 tablespoons (140 g) butter',
  ],
  [['1 stick butter', '2 tablespoons butter'], '2 tablespoons + 1 stick butter'],
  [['200 g flour', '1 pound flour'], '655 g flour'],
  [['1 cup (120 g) flour', '60 g flour'], '1½ cups (180 g) flour'],
  [
    ['¼ cup (4 g) cilantro leaves', '¼ cup (10 g) chopped cilantro'],
    '½ cup (14 g) cilantro leaves',
  ],
  [['3 to 4 tablespoons oil', '2 tablespoons oil'], '6 tablespoons oil'],
  [['4 garlic cloves', '4 garlic cloves, minced'], '8 garlic cloves'],
  [['1 head garlic', '4 garlic cloves, minced'], '1 head + 4 garlic cloves'],
  [['1 cup walnuts', '100 g walnuts'], '1 cup + 100 g walnuts'],
  [
    ['One 28-ounce (794 g) can corn', 'One 28-ounce (800 g) can corn'],
    'Two 28-ounce (794 g) cans corn',
  ],
  [
    ['850 g canned corn', '2 cans corn', 'One 15-ounce (425 g) can corn'],
    'Five 15-ounce (425 g) cans corn',
  ],
  [['1 jalapeño, minced'], '1 jalapeño'],
  [['½ cup (12 g) mint leaves', '6 small mint leaves'], '½ cup (12 g) + 6 small mint leaves'],
  [['1 large yellow onion, diced', '1 small yellow onion'], '2 yellow onions'],
  [['1 bay leaf', '1 bay leaf'], '2 bay leaves'],
  [['2 pita breads with pockets', '2 pita breads with pockets'], '4 pita breads with pockets'],
  [
    ['One 15-ounce (425 g) can black beans', 'Two 15-ounce (425 g) cans black beans'],
    'Three 15-ounce (425 g) cans black beans',
  ],
  [
    ['One 15-ounce (425 g) can black beans', 'One 28-ounce (800 g) can black beans'],
    'One 15-ounce (425 g) can + one 28-ounce (800 g) can black beans',
  ],
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

test('a line of several foods is taken apart', () => {
  const thighs = '4 bone-in chicken thighs and 4 drumsticks, about 2½ pounds (1.1 kg) in all'
  const lines = ['2 medium tomatoes and 1 small cucumber, diced', '1 cucumber', thighs]
  expect(merged(lines, 2).map(({ text, aisle }) => [text, aisle])).toEqual([
    ['4 cucumbers', 'produce'],
    ['4 medium tomatoes', 'produce'],
    ['8 bone-in chicken thighs', 'meat and fish'],
    ['8 drumsticks', 'meat and fish'],
  ])
})

test('nobody buys water', () => {
  expect(merged(['1 cup (240 ml) cold water'])).toEqual([])
})

test.each([
  ['2 lemons', 'produce'],
  ['1 head butter lettuce', 'produce'],
  ['1 pound ground beef', 'meat and fish'],
  ['2 large eggs', 'dairy and eggs'],
  ['1 baguette', 'bakery'],
  ['½ cup frozen peas', 'frozen'],
  ['One 15-ounce can chickpeas', 'pantry'],
  ['4 cups chicken broth', 'pantry'],
  ['1 teaspoon ground cumin', 'spices'],
  ['1 cup dry white wine', 'drinks'],
  ['One 14-ounce (400 g) block extra-firm tofu', 'refrigerated'],
  ['1½ cups (225 g) kimchi', 'refrigerated'],
  ['2 chipotle chiles in adobo, minced', 'pantry'],
  ['2 cups bean sprouts', 'produce'],
  ['1 cup half-and-half', 'dairy and eggs'],
  ['¼ teaspoon cream of tartar', 'pantry'],
  ['1 can cream of coconut', 'pantry'],
  ['8 ounces (225 g) oyster mushrooms', 'produce'],
  ['1 pound chicken of the woods', 'produce'],
  ['1 spaghetti squash', 'produce'],
  ['6 crab apples', 'produce'],
  ['2 cups zucchini noodles', 'produce'],
  ['2 cups courgette noodles', 'produce'],
  ['8 fish fingers', 'frozen'],
  ['1 package zorblax', 'other'],
] as const)('“%s” is found in the aisle “%s”', (line, aisle) => {
  expect(shoppingFood(line).aisle).toBe(aisle)
})

/** A random choice of the starter recipes, each with its own scale. */
type Chosen = readonly { recipe: number; factor: number }[]
const RECIPES = readRecipes()
const FACTORS = [0.25, 1 / 3, 0.5, 1, 1.5, 2, 3]

function listOf(chosen: Chosen): Item[] {
  return chosen.flatMap(({ recipe, factor }, source) =>
    (RECIPES[recipe]?.ingredients ?? []).flatMap((line) => itemsOf(line, factor, source)),
  )
}

/** A number above one before a noun in the singular. */
const SINGULAR_OF_MANY =
  /(?:^|\+ )(?:[2-9]|\d{2,}|two|three|four|five|six) (?!(?:cup|tea|table|ounce|pound|k?g |ml ))(?:\p{L}+ ){0,2}?(?:(?:can|pack|head|sprig|bunch|clove|leaf) |(?:egg|yolk|lemon|lime|onion|pepper|heart|cucumber|avocado|shallot|tomato|clove|stalk|leaf|carrot)(?: \+|$))/iu

const TWICE = /(?<!\p{L})(\p{L}{3,}?)s?(?: \p{L}+)? \1s?(?!\p{L})/iu
const PART_OF_THING =
  /^[¼½¾⅓⅔⅛\d]*[¼½¾⅓⅔⅛] (?!(?:packed )?(?:cup|teaspoon|tablespoon|ounce|pound|k?g |ml))/
const NOT_A_NUMBER = /NaN|undefined|\d\.\d{3}/
const UNREADABLE = [SINGULAR_OF_MANY, TWICE, PART_OF_THING, NOT_A_NUMBER]

/** The grams in a text with exactly one weight: `½ cup (14 g) cilantro`. */
function gramsIn(text: string): number | undefined {
  const [measure, ...more] = [...text.matchAll(/([\d.]+) (k?g)\b/g)]
  if (!measure || more.length > 0 || text.includes(' + ')) return undefined
  return Number(measure[1]) * (measure[2] === 'kg' ? 1000 : 1)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Whether the total weight differs from the sum of its parts, if all parts have weights. */
function isWeighedWrong({ text, items }: MergedShoppingItem<Item>): boolean {
  if (items.some(({ line }) => /plus|each|\d-ounce|slice|piece|bunch|whole/.test(line)))
    return false
  const grams = sumOf(items.map(({ line, factor }) => (gramsIn(line) ?? NaN) * factor))
  const listed = gramsIn(text)
  return listed !== undefined && Math.abs(listed - grams) > Math.max(grams * 0.03, 0.6)
}

/** Whether the total number differs from the sum of its parts, if all parts are counted. */
function isCountedWrong({ text, items }: MergedShoppingItem<Item>): boolean {
  const listed = /^\d+(?= (?!\+|×))(?!.* \+ )/.exec(text)?.[0]
  const isCounted = items.every(
    ({ line, cooking }) => cooking.amounts[0]?.noun && readLine(line).length === 1,
  )
  if (!isCounted || listed === undefined) return false
  const count = sumOf(
    items.map(({ line, factor }) => Number(/^\d+(?= (?!to ))/.exec(line) ?? NaN) * factor),
  )
  return !Number.isNaN(count) && Number(listed) !== Math.max(1, Math.ceil(count - 0.01))
}

/** The faults that a cook would notice in the list. */
function faultsIn(chosen: Chosen, units?: UnitSystem): string[] {
  const list = listOf(chosen)
  const items = mergeShoppingItems(list, units)
  const wrong = items.filter(
    (item, index) =>
      UNREADABLE.some((words) => words.test(item.text)) ||
      item.aisle === 'other' ||
      AISLES.indexOf(item.aisle) < AISLES.indexOf(items[index - 1]?.aisle ?? item.aisle) ||
      (units !== 'us' && isWeighedWrong(item)) ||
      isCountedWrong(item),
  )
  const bought = list.filter(({ cooking }) => cooking.food !== '').length
  const lost = bought - items.flatMap((item) => item.items).length
  return [...wrong.map(({ text }) => text), ...(lost === 0 ? [] : [`${lost} lines are lost`])]
}

test('the list of all starting recipes can be read, adds up, and loses no line', () => {
  const faults = FACTORS.flatMap((factor) =>
    faultsIn([...RECIPES.keys()].map((recipe) => ({ recipe, factor }))),
  )
  expect(faults).toEqual([])
})

test('the list of any recipes at any scales can be read, adds up, and loses no line', () => {
  const recipe = fc.nat({ max: RECIPES.length - 1 })
  const chosen = fc.record({ recipe, factor: fc.constantFrom(...FACTORS) })
  const lists = fc.array(chosen, { minLength: 1, maxLength: 6 })
  const units = fc.constantFrom<(UnitSystem | undefined)[]>(undefined, 'us', 'metric')
  const property = fc.property(lists, units, (some, system) => {
    expect(faultsIn(some, system)).toEqual([])
  })
  fc.assert(property, { numRuns: 150, seed: 20_261_128 })
})
