// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { readPageData } from '../../content/pageData.ts'
import { RecipeHead } from './RecipeHead.tsx'

test('a recipe shows its rating, and none when it has none', () => {
  const recipe = readPageData('recipe', { id: '7' })
  if (!recipe) throw new Error('There is no recipe 7.')
  const { showAgain } = show(<RecipeHead recipe={{ ...recipe, rating: 4.9 }} />)
  expect(screen.getByText('4.9 out of 5')).toBeTruthy()
  showAgain(<RecipeHead recipe={{ ...recipe, rating: undefined }} />)
  expect(screen.queryByText(/out of 5/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(recipe.title)
})
