// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cookedRecipes } from '../../../storage/recipeStores.ts'
import { listText, readLines } from './listLines.ts'
import { shoppingList } from './shoppingList.ts'

const MEASURE = { span: [0, 1], quantity: 2, unit: 'count' }
const COOKING = {
  amounts: [{ measures: [MEASURE] }],
  food: 'lemon',
  name: [2, 8],
  aisle: 'produce',
}

/** The list as text, with one stored item. */
function listed(item: object, factor: unknown = 1): string {
  const record = { title: 'Tart', at: '2026-11-01', factor, items: [item] }
  // Each has a key of its own: what was read once is remembered.
  const id = crypto.randomUUID()
  localStorage.setItem(`shopping-list:${id}`, JSON.stringify(record))
  const list = shoppingList.read(id)
  return list ? listText(readLines(new Map([[id, list]]))) : ''
}

test('a stored ingredient is listed in its aisle, by its food', () => {
  expect(listed({ text: '2 lemons', cooking: COOKING }, 2)).toBe('Produce\n- 4 lemons')
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
  const item = { text: '2 lemons', cooking: { ...COOKING, ...damage } }
  expect(listed(item, 2)).toBe('Other\n- 2 lemons')
})

test.each([1e308, -1, 0, '2', null])('a factor of %j counts as one', (factor) => {
  expect(listed({ text: '2 lemons', cooking: COOKING }, factor)).toBe('Produce\n- 2 lemons')
})

test('a day of cooking that is no date is not shown', () => {
  const times = ['yesterday', '2026-11-20T10:00:00.000Z']
  localStorage.setItem('cooked-recipes:7', JSON.stringify({ title: 'Tart', times }))
  expect(cookedRecipes.read('7')?.times).toEqual(['2026-11-20T10:00:00.000Z'])
})
