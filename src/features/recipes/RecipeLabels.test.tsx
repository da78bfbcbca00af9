// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { Allergens } from './Allergens.tsx'
import { RecipeLabels } from './RecipeLabels.tsx'

test('labels are read as a list of words', () => {
  show(<RecipeLabels course="side" difficulty="easy" diet={['vegan', 'gluten-free']} />)
  expect(screen.getByRole('paragraph').textContent).toBe('Side, Easy, Vegan, Gluten-free')
})

test('allergens are read as a sentence', () => {
  show(<Allergens allergens={['milk', 'eggs', 'tree nuts']} />)
  expect(screen.getByRole('paragraph').textContent).toBe('Contains milk, eggs, and tree nuts.')
})

test('a recipe that says nothing of either shows nothing', () => {
  show(
    <>
      <RecipeLabels />
      <Allergens />
    </>,
  )
  expect(screen.queryByRole('paragraph')).toBeNull()
})
