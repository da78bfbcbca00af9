// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { recordCooked } from '../../storage/recipeStores.ts'
import SavedView from './SavedView.tsx'

test('what was cooked and is no longer on the site is named, and nothing leads there', () => {
  recordCooked(7, 'Pancakes', new Date())
  show(<SavedView recipes={[]} empty="Nothing is saved yet." />)
  expect(screen.getByText('Pancakes is no longer on the site.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pancakes' })).toBeNull()
})
