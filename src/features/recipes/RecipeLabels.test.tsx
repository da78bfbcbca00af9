// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { Allergens } from './NutritionFacts.tsx'
import { EquipmentList } from './EquipmentList.tsx'
import { RecipeLabels } from './RecipeHead.tsx'
import { RecipeNotes } from './RecipeNotes.tsx'

test('labels are read as a list of words', () => {
  show(
    <RecipeLabels
      category="Dinner"
      course="side"
      difficulty="easy"
      diet={['vegan', 'gluten-free']}
      keywords={['weeknight']}
    />,
  )
  expect(screen.getByRole('paragraph').textContent).toBe(
    'Side, Easy, Vegan, Gluten-free, weeknight',
  )
})

test('a course that the category names is not said twice', () => {
  show(<RecipeLabels category="Desserts" course="dessert" difficulty="hard" />)
  expect(screen.getByRole('paragraph').textContent).toBe('Hard')
})

test('allergens are read as a sentence', () => {
  show(<Allergens allergens={['milk', 'eggs', 'tree nuts']} />)
  expect(screen.getByRole('paragraph').textContent).toBe('Contains milk, eggs, and tree nuts.')
})

test('a recipe shows no part that its file leaves out', () => {
  show(
    <>
      <RecipeLabels category="Lunch" />
      <Allergens />
      <EquipmentList equipment={undefined} />
      <RecipeNotes notes={undefined} />
    </>,
  )
  expect(screen.queryByRole('paragraph')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})
