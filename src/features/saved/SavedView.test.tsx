// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { recordCooked, savedRecipes } from '../../storage/recipeStores.ts'
import SavedView from './SavedView.tsx'

test('what was cooked and is no longer on the site is named, and nothing leads there', () => {
  recordCooked(7, 'Pancakes', new Date())
  show(<SavedView recipes={[]} empty="Nothing is saved yet." />)
  expect(screen.getByText('Pancakes is no longer on the site.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pancakes' })).toBeNull()
})

test('a recipe that was removed keeps its place, and comes back with Undo, which has the focus', async () => {
  for (const [id, day] of [7, 8, 9].entries()) {
    const at = `2026-10-0${day}T10:00:00.000Z`
    savedRecipes.change(String(id), () => ({ title: `Dish ${id}`, at }))
  }
  const { user } = show(<SavedView recipes={[]} empty="Nothing is saved yet." />)
  const before = savedRecipes.readAll()
  await user.click(screen.getByRole('button', { name: 'Remove Dish 1' }))
  expect([...savedRecipes.readAll().keys()]).toEqual(['0', '2'])
  expect(document.activeElement?.textContent).toBe('Undo the removal of Dish 1')
  const rows = screen.getByRole('list', { name: 'Saved recipes' }).querySelectorAll('li')
  expect([...rows].map(({ textContent }) => textContent?.match(/Dish \d/)?.[0])).toEqual([
    'Dish 2',
    'Dish 1',
    'Dish 0',
  ])
  await user.click(screen.getByRole('button', { name: 'Undo the removal of Dish 1' }))
  expect(savedRecipes.readAll()).toEqual(before)
})
