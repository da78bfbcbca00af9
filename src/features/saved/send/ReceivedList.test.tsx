// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settled, show, shownAddress } from '../../../../tests/support/show.tsx'
import { type Listed, shoppingList } from '../../../storage/shoppingList.ts'
import ShoppingListView from '../list/ShoppingListView.tsx'
import { makeLink } from './sentLink.ts'
import { packRecord } from './sentList.ts'

const cooking = (food: string) => ({ amounts: [], food, aisle: 'produce' as const })
const SOUP: Listed = {
  recipe: 7,
  title: 'Soup',
  servings: 8,
  factor: 2,
  items: [
    { text: 'leeks', cooking: cooking('leek'), isDone: true },
    { text: 'chervil', cooking: cooking('chervil') },
  ],
  at: '2026-11-01',
}
const RECIPE = { ingredients: [{ text: 'leeks' }], cooking: { ingredients: [cooking('leek')] } }

function openAt(hash: string) {
  return settled(() => show(<ShoppingListView />, { at: `/shopping-list${hash}` }))
}

/** Opens the list with a link, on a phone that can or cannot read the recipe. */
async function open(records: Listed[], recipe?: unknown) {
  const { hash } = new URL(await makeLink('/shopping-list', records.map(packRecord)))
  const answer = new Response(JSON.stringify({ data: recipe }), { status: recipe ? 200 : 404 })
  vi.stubGlobal('fetch', async () => answer.clone())
  const shown = await openAt(hash)
  await screen.findByRole('heading', { name: 'Add this list to yours?' })
  return shown
}

const texts = () =>
  [...shoppingList.readAll().values()].flatMap(({ items }) => JSON.parse(JSON.stringify(items)))

test('a list is added with its foods once that is wanted, leaves the address, and is taken back', async () => {
  shoppingList.change('line-a', () => ({ title: '', factor: 1, items: [{ text: 'foil' }], at: '' }))
  const foil: Listed = { title: '', factor: 1, items: [{ text: 'foil', isDone: true }], at: '' }
  const { user } = await open([SOUP, foil], RECIPE)
  expect(screen.getByText('3 lines of 1 recipe; 2 are ticked')).toBeDefined()
  expect(screen.getByText(/^1 of them is on your list already\./)).toBeDefined()
  expect(texts()).toEqual([{ text: 'foil' }])
  await settled(() => user.click(screen.getByRole('button', { name: 'Add to my list' })))
  await screen.findByText('2 lines were added.')
  expect(shownAddress()).toBe('/shopping-list')
  expect(texts()).toEqual([
    { text: 'foil', isDone: true },
    { text: 'leeks', cooking: cooking('leek'), isDone: true },
    { text: '2 × chervil', aisle: 'produce' },
  ])
  await settled(() => user.click(screen.getByRole('button', { name: 'Undo' })))
  expect(texts()).toEqual([{ text: 'foil' }])
})

test('a list whose recipe is out of reach loses no line, and keeps aisles and ticks', async () => {
  const { user } = await open([SOUP])
  await settled(() => user.click(screen.getByRole('button', { name: 'Add to my list' })))
  await screen.findByText('2 lines were added.')
  expect(texts()).toEqual([
    { text: '2 × leeks', aisle: 'produce', isDone: true },
    { text: '2 × chervil', aisle: 'produce' },
  ])
})

test('“Not now” adds nothing, and leaves the address', async () => {
  const { user } = await open([SOUP])
  await settled(() => user.click(screen.getByRole('button', { name: 'Not now' })))
  expect(shownAddress()).toBe('/shopping-list')
  expect(screen.queryByRole('heading', { name: 'Add this list to yours?' })).toBeNull()
  expect(texts()).toEqual([])
})

test.each([
  ['#sent=1.AAAA', /damaged or not whole/],
  ['#sent=2.AAAA', /another version/],
])('the page says what is wrong with %s', async (hash, why) => {
  await openAt(hash)
  expect(await screen.findByText(why)).toBeDefined()
  expect(texts()).toEqual([])
})
