// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { IngredientCooking } from '../../../cooking/cookingData.ts'
import { addRecipeToList } from './changeList.ts'
import { listText, groupByAisle } from './listLines.ts'
import { type Listed, type ListedItem, shoppingList } from '../../../storage/shoppingList.ts'
import { cookedRecipes } from '../../../storage/recipeStores.ts'

/** Describes `2 cups milk` as the build does. */
function item(amount: number, unit: 'cup' | 'whole', food: string): ListedItem {
  const word = unit === 'whole' ? '' : amount === 1 ? ' cup' : ' cups'
  const number = String(amount)
  const start = number.length + word.length + 1
  const cooking: IngredientCooking = {
    amounts: [{ measures: [{ span: [0, number.length + word.length], quantity: amount, unit }] }],
    food,
    name: [start, start + food.length],
    aisle: food === 'milk' || food === 'eggs' ? 'dairy and eggs' : 'pantry',
  }
  return { text: `${number}${word} ${food}`, cooking }
}

function recipe(id: number, factor: number, items: ListedItem[]): [string, Listed] {
  const title = `Dish ${id}`
  return [`recipe-${id}`, { recipe: id, title, factor, items, at: `2026-11-0${id}` }]
}

const texts = (records: [string, Listed][]) =>
  groupByAisle(new Map(records)).map(({ aisle, lines }) => ({
    aisle,
    lines: lines.map(({ text, sources, isDone }) => ({ text, sources, isDone })),
  }))

test('what several recipes ask for is one line, at their scales, with what it is for', () => {
  const records = [
    recipe(1, 2, [item(2, 'cup', 'milk')]),
    recipe(2, 1, [item(1, 'cup', 'milk'), item(3, 'whole', 'eggs')]),
  ]
  expect(texts(records)).toEqual([
    {
      aisle: 'dairy and eggs',
      lines: [
        { text: '3 eggs', sources: ['Dish 2'], isDone: false },
        { text: '5 cups milk', sources: ['Dish 1', 'Dish 2'], isDone: false },
      ],
    },
  ])
})

test('of an ingredient that another recipe makes, the list takes what that needs, in its share', () => {
  const { text, cooking } = item(4, 'cup', 'milk')
  const { cooking: broth } = item(1, 'cup', 'broth')
  const madeBy = {
    index: 0,
    id: 9,
    title: 'Custard',
    minutes: 20,
    lines: [{ text, cooking, share: 0.25 }],
  }
  const ingredients = [{ text: '1 cup custard', madeBy }, { text: '1 cup broth' }]
  const custard: IngredientCooking = { amounts: [], food: 'custard', aisle: 'other' }
  const written = { ingredients: [custard, broth ?? custard], steps: [] }
  addRecipeToList({ id: 7, title: 'Tart', servings: 2, ingredients, cooking: written }, 6)
  const lines = groupByAisle(shoppingList.readAll()).flatMap((group) => group.lines)
  expect(lines.map((line) => line.text)).toEqual(['3 cups milk', '3 cups broth'])
  shoppingList.change('recipe-7', () => undefined)
})

test('amounts are in the units that the visitor has chosen, and those of one’s own as they are', () => {
  const milk = item(2, 'cup', 'milk')
  const [amount] = milk.cooking?.amounts ?? []
  if (amount) amount.isLiquid = true
  const own: Listed = { title: '', factor: 1, items: [{ text: '1 cup tea' }], at: '2026-11-09' }
  const records = new Map([recipe(1, 1, [milk]), ['line-1', own] as const])
  const lines = groupByAisle(records, 'metric').flatMap((group) => group.lines)
  expect(lines.map(({ text }) => text)).toEqual(['475 ml milk', '1 cup tea'])
})

test('what is ticked keeps its own amount, below what is still wanted', () => {
  const records = [
    recipe(1, 1, [{ ...item(2, 'cup', 'milk'), isDone: true }]),
    recipe(2, 1, [item(1, 'cup', 'milk')]),
  ]
  expect(texts(records)[0]?.lines).toEqual([
    { text: '1 cup milk', sources: ['Dish 2'], isDone: false },
    { text: '2 cups milk', sources: ['Dish 1'], isDone: true },
  ])
})

test('what was taken off the list is not on it, and lines of one’s own are', () => {
  const own: Listed = { title: '', factor: 1, items: [{ text: 'Paper towels' }], at: '2026-11-09' }
  const edited: Listed = {
    title: 'Dish 1',
    factor: 1,
    items: [{ text: 'Oat milk', aisle: 'dairy and eggs' }],
    at: '2026-11-09',
  }
  const records: [string, Listed][] = [
    recipe(1, 1, [{ ...item(2, 'cup', 'milk'), isGone: true }]),
    ['line-a', own],
    ['line-b', edited],
  ]
  expect(texts(records)).toEqual([
    { aisle: 'dairy and eggs', lines: [{ text: 'Oat milk', sources: ['Dish 1'], isDone: false }] },
    { aisle: 'other', lines: [{ text: 'Paper towels', sources: [], isDone: false }] },
  ])
})

test('a message has what is still to be bought, by aisle', () => {
  const records = new Map([
    recipe(1, 1, [item(2, 'cup', 'milk'), { ...item(1, 'cup', 'sugar'), isDone: true }]),
    recipe(2, 1, [item(1, 'cup', 'flour')]),
  ])
  expect(listText(groupByAisle(records))).toBe(
    'Dairy and eggs\n- 2 cups milk\n\nPantry\n- 1 cup flour',
  )
})

const MEASURE = { span: [0, 1], quantity: 2, unit: 'count' }
const LEMON = { food: 'lemon', name: [2, 8], aisle: 'produce' }
const COOKING = { ...LEMON, amounts: [{ measures: [MEASURE] }] }

/** Returns the list as text, with one stored item. */
function listed(cooking: object, factor: unknown): string {
  const items = [{ text: '2 lemons', cooking }]
  const record = { title: 'Tart', at: '2026-11-01', factor, items }
  // Each has its own key, since the store remembers what it has read.
  const id = crypto.randomUUID()
  localStorage.setItem(`shopping-list:${id}`, JSON.stringify(record))
  const list = shoppingList.read(id)
  return list ? listText(groupByAisle(new Map([[id, list]]))) : ''
}

test('a stored ingredient is listed in its aisle, by its food', () => {
  expect(listed(COOKING, 2)).toBe('Produce\n- 4 lemons')
})

test.each<[string, object]>([
  ['amounts of null', { amounts: [null] }],
  ['measures that are no list', { amounts: [{ measures: {} }] }],
  ['a measure without a unit', { amounts: [{ measures: [{ ...MEASURE, unit: 'stone' }] }] }],
  ['a quantity of no kitchen', { amounts: [{ measures: [{ ...MEASURE, quantity: 1e308 }] }] }],
  ['a quantity in words', { amounts: [{ measures: [{ ...MEASURE, quantity: '2' }] }] }],
  ['a noun without words', { amounts: [{ measures: [MEASURE], noun: {} }] }],
  ['a flag that is a word', { amounts: [{ measures: [MEASURE], isFixed: 'no' }] }],
  ['a place that is none', { amounts: [{ measures: [{ ...MEASURE, span: [0] }] }] }],
  ['no aisle', { aisle: undefined }],
  ['another aisle', { aisle: 'moon' }],
  ['others that are none', { others: [7] }],
])('an item whose stored amounts have %s is a line of its own', (_what, damage) => {
  expect(listed({ ...COOKING, ...damage }, 2)).toBe('- 2 lemons')
})

test.each([1e308, -1, 0, '2', null])('a stored factor of %j counts as 1', (factor) => {
  expect(listed(COOKING, factor)).toBe('Produce\n- 2 lemons')
})

test('a day of cooking that is no date is not shown', () => {
  const times = ['yesterday', '2026-11-20T10:00:00.000Z']
  localStorage.setItem('cooked-recipes:7', JSON.stringify({ title: 'Tart', times }))
  expect(cookedRecipes.read('7')?.times).toEqual(['2026-11-20T10:00:00.000Z'])
})
