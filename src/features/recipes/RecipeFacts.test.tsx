// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'

const NUTRITION = { calories: '320 kcal', protein: '9 g', carbs: '40 g', fat: '12 g' }

test('each tile names its value, a time of 0 as well, and long ones in hours too', () => {
  show(<RecipeFacts prepTime={0} cookTime={150} servings={4} nutrition={NUTRITION} />)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(names).toEqual(['Prep', 'Cook', 'Servings', 'Calories'])
  expect(values).toEqual(['0 min', '150 min', '(2 h 30 min)', '4', '320 kcal'])
})
