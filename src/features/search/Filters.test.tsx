// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/show.tsx'
import type { Folder } from '../../kinds/kinds.ts'
import type { Hit } from './engine.ts'
import { Filters } from './Filters.tsx'
import { narrow } from './runSearch.ts'

const HITS: Hit[] = [
  { kind: 'recipes', id: 1, category: 'Lunch' },
  { kind: 'recipes', id: 2, category: 'Dinner' },
  { kind: 'recipes', id: 3, category: 'Dinner' },
  { kind: 'collections', id: 'one-pan', category: '' },
]

const ANSWER = { isEmpty: false, hits: HITS, found: new Set<string>(), isPartial: false }
const answer = { ...ANSWER, suggestion: null, isCut: false, corrected: [], unknown: [] }

function showFilters(kind: Folder | null = null, category: string | null = null) {
  const choose = vi.fn<Parameters<typeof Filters>[0]['choose']>()
  const request = { kind, category }
  const result = { answer, ...narrow(HITS, request) }
  const { user } = show(<Filters {...{ result, request, choose }} />)
  return { user, choose }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('each kind and category that was found has its count', () => {
  showFilters()
  expect(screen.getByRole('group', { name: 'Kinds of results' })).toBeDefined()
  expect(buttons()).toEqual(['All 4', 'Recipes 3', 'Collections 1'])
  expect(options()).toEqual(['All categories (4)', 'Dinner (2)', 'Lunch (1)'])
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All 4')
})

test('with a kind chosen, its categories alone can be', () => {
  showFilters('collections')
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Collections 1')
  expect(options()).toEqual(['All categories (1)'])
})

test('a category in which nothing was found is there all the same, when it is asked for', () => {
  showFilters(null, 'Desserts')
  expect(options()).toContain('Desserts (0)')
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', 'Desserts')
})

test('a press on a kind forgets the category, which may be of another', async () => {
  const { user, choose } = showFilters(null, 'Lunch')
  await user.click(screen.getByRole('button', { name: /Collections/ }))
  expect(choose).toHaveBeenCalledExactlyOnceWith({ kind: 'collections', category: null })
})

test('a category is chosen, and given up again', async () => {
  const { user, choose } = showFilters(null, 'Lunch')
  await user.selectOptions(screen.getByRole('combobox'), 'Dinner (2)')
  expect(choose).toHaveBeenLastCalledWith({ category: 'Dinner' })
  await user.selectOptions(screen.getByRole('combobox'), 'All categories (4)')
  expect(choose).toHaveBeenLastCalledWith({ category: null })
})
