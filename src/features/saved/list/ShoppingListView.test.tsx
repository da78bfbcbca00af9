// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../../tests/support/spyOnToasts.ts'
import * as sharing from '../../../ui/share/shareOrCopy.ts'
import { removeRecipe } from './changeList.ts'
import { type ListedItem, shoppingList } from '../../../storage/shoppingList.ts'
import ShoppingListView from './ShoppingListView.tsx'

function listRecipe(recipe: number, at: string, ...items: ListedItem[]) {
  const listed = { recipe, title: `Dish ${recipe}`, factor: 1, items, at }
  shoppingList.change(`recipe-${recipe}`, () => listed)
}

/** Returns the lines of the list, with a mark for ticked ones. */
function lines(): string[] {
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox')
  return boxes.map(({ checked, labels }) => `${labels?.[0]?.textContent}${checked ? ' ✓' : ''}`)
}

beforeEach(() => {
  for (const id of shoppingList.readAll().keys()) shoppingList.change(id, () => undefined)
  listRecipe(1, '2026-11-01', { text: 'leek', isDone: true }, { text: 'rice' }, { text: 'salt' })
  listRecipe(2, '2026-11-02', { text: 'wine', isDone: true })
})

function headings() {
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent)
}

test('aisles have names once one of them is known', () => {
  const { unmount } = show(<ShoppingListView />)
  expect(headings()).toEqual([])
  unmount()
  listRecipe(3, '2026-11-03', { text: 'lemons', aisle: 'produce' })
  show(<ShoppingListView />)
  expect(headings()).toEqual(['Produce', 'Other'])
})

test.each([
  ['Clear ticked', ['rice', 'salt'], ['rice ✓', 'Towels', 'leek ✓', 'wine ✓']],
  ['Clear all', [], ['rice', 'salt', 'Towels', 'leek ✓', 'wine ✓']],
])('“%s” leaves %j, and Undo puts back what was cleared alone', async (clear, left, after) => {
  const { user } = show(<ShoppingListView />)
  await user.click(screen.getByRole('button', { name: clear }))
  expect(lines()).toEqual(left)
  if (clear === 'Clear ticked') {
    await user.click(screen.getByRole('checkbox', { name: 'rice' }))
    await user.click(screen.getByRole('button', { name: 'More about salt' }))
    await user.click(screen.getByRole('button', { name: 'Remove salt' }))
  }
  await user.type(screen.getByRole('textbox'), 'Towels{Enter}')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(lines().toSorted()).toEqual(after.toSorted())
})

test('a recipe that was removed comes back with Undo, which has the focus', async () => {
  const { user } = show(<ShoppingListView />)
  await user.click(screen.getByRole('button', { name: 'Remove Dish 1' }))
  expect(lines()).toEqual(['wine ✓'])
  expect(document.activeElement?.textContent).toBe('Undo the removal of Dish 1')
  await user.keyboard('{Enter}')
  expect(lines()).toEqual(['rice', 'salt', 'leek ✓', 'wine ✓'])
  expect(document.activeElement?.textContent).toBe('Remove Dish 1')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a recipe opens at the scale and with the swap that the list has', () => {
  const record = { recipe: 3, title: 'Soup', servings: 6, swap: 'vegan', factor: 1, items: [] }
  shoppingList.change('recipe-3', () => ({ ...record, at: '2026-11-04' }))
  show(<ShoppingListView />)
  const link = screen.getByRole('link', { name: 'Soup' })
  expect(link.getAttribute('href')).toBe('/recipes/3?servings=6&swap=vegan')
})

test('what is open of the list is shared, and copied', async () => {
  const told = spyOnToasts()
  const share = vi.spyOn(sharing, 'shareOrCopy').mockResolvedValue('shared')
  const { user } = show(<ShoppingListView />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const [, text] = share.mock.lastCall ?? []
  expect(text).toBe('- rice\n- salt')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(text)
  expect(told.mock.calls).toMatchObject([[{ title: 'List copied' }]])
})

test('a line that was edited keeps the focus, at what is more about it, which is the same', async () => {
  const { user } = show(<ShoppingListView />)
  await user.click(screen.getByRole('button', { name: 'More about salt' }))
  await user.click(screen.getByRole('button', { name: 'Edit salt' }))
  await user.type(screen.getByRole('textbox', { name: 'Change “salt”' }), ' flakes{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('More about salt flakes')
  await user.keyboard('{Enter}')
  expect(screen.getByText('For Dish 1')).toBeDefined()
})

test.each([
  ['was removed', () => removeRecipe(1), ['leek ✓', 'wine ✓']],
  ['was added again', () => listRecipe(1, '2026-11-03', { text: 'rice' }), ['rice', 'wine ✓']],
])('Undo leaves the rest of a recipe that %s since', async (_what, change, after) => {
  const { user } = show(<ShoppingListView />)
  await user.click(screen.getByRole('button', { name: 'Clear ticked' }))
  change()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(lines().toSorted()).toEqual(after.toSorted())
})

function rows() {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('a line that was removed keeps its place, and comes back with Undo, which has the focus', async () => {
  const { user } = show(<ShoppingListView />)
  const all = rows()
  await user.click(screen.getByRole('button', { name: 'More about rice' }))
  await user.click(screen.getByRole('button', { name: 'Remove rice' }))
  expect(lines()).toEqual(['salt', 'leek ✓', 'wine ✓'])
  expect(rows()).toEqual(
    all.map((row) => (row === 'rice' ? 'riceRemoved.Undo the removal of rice' : row)),
  )
  expect(document.activeElement?.textContent).toBe('Undo the removal of rice')
  await user.keyboard('{Enter}')
  expect(rows()).toEqual(all)
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More about rice'),
  )
})
