// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../tests/support/show.tsx'
import type { SearchHit } from '../../../content/search/indexFields.ts'
import { ResultFilters } from './Results.tsx'
import type { SearchChoice } from './runSearch.ts'

const HITS: SearchHit[] = [
  { kind: 'collections', id: '/collections/one-pan', category: '', title: '' },
  { kind: 'recipes', id: '/recipes/1', category: 'Lunch', title: '' },
  { kind: 'recipes', id: '/recipes/2', category: 'Dinner', title: '' },
  { kind: 'recipes', id: '/recipes/3', category: 'Dinner', title: '' },
]

function showFilters(kind: SearchChoice['kind'], category: SearchChoice['category'] = null) {
  const ask = vi.fn<(choice: Partial<SearchChoice>) => void>()
  const { user } = show(<ResultFilters hits={HITS} request={{ kind, category }} ask={ask} />)
  return { user, ask }
}

const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
const pressed = () => screen.getByRole('button', { pressed: true }).textContent
const ALL = ['All categories (4)', 'Dinner (2)', 'Lunch (1)']

test.each([
  ['all kinds and categories', null, null, 'All 4', ALL],
  [
    'a kind with its categories',
    'recipes',
    'Lunch',
    'Recipes 3',
    ['All categories (3)', ...ALL.slice(1)],
  ],
  ['a kind without categories', 'collections', null, 'Collections 1', ['All categories (1)']],
  ['a category that nothing was found in', null, 'Soups', 'All 4', [...ALL, 'Soups (0)']],
] as const)('of %s, each has its count', (_what, kind, category, chosen, options) => {
  showFilters(kind, category)
  expect(screen.getByRole('group', { name: 'Kinds of results' })).toBeDefined()
  expect(textsOf('button')).toEqual(['All 4', 'Recipes 3', 'Collections 1'])
  expect(pressed()).toBe(chosen)
  expect(textsOf('option')).toEqual(options)
  const select = screen.getByRole('combobox', { name: 'Category' })
  expect(select).toHaveProperty('value', category ?? '')
})

test('a press on a kind forgets the category, which may be of another', async () => {
  const { user, ask } = showFilters(null, 'Lunch')
  await user.click(screen.getByRole('button', { name: /Collections/ }))
  expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: 'collections', category: null })
})

test('a category is chosen, and given up again', async () => {
  const { user, ask } = showFilters(null, 'Lunch')
  await user.selectOptions(screen.getByRole('combobox'), 'Dinner (2)')
  expect(ask).toHaveBeenLastCalledWith({ category: 'Dinner' })
  await user.selectOptions(screen.getByRole('combobox'), 'All categories (4)')
  expect(ask).toHaveBeenLastCalledWith({ category: null })
})
