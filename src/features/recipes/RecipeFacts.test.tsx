// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'

const NUTRITION = { calories: '320 kcal', protein: '9 g', carbs: '40 g', fat: '12 g' }

test('each tile names its value, a time of 0 as well, and long ones in hours too', () => {
  show(<RecipeFacts prepTime={0} cookTime={150} servings={4} shown={4} nutrition={NUTRITION} />)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(names).toEqual(['Prep', 'Cook', 'Servings', 'Calories'])
  expect(values).toEqual(['0 min', '150 min', '(2 h 30 min)', '4', '320 kcal'])
})

test('what it makes stands beside how many it feeds', () => {
  show(
    <RecipeFacts
      prepTime={20}
      cookTime={35}
      servings={12}
      shown={12}
      yield="24 cookies"
      nutrition={NUTRITION}
    />,
  )
  const tile = screen.getByText('Servings').parentElement
  expect(tile?.textContent).toBe('Servings12(24 cookies)')
})

function thirdTile() {
  return screen.getAllByRole('term')[2]?.parentElement?.textContent
}

test('a rest has a tile of its own, by its name, and is no part of the others', () => {
  const times = { prepTime: 15, cookTime: 10, restTime: 240 }
  const { showAgain } = show(
    <RecipeFacts {...times} restKind="chilling" servings={4} shown={4} nutrition={NUTRITION} />,
  )
  expect(thirdTile()).toBe('Chilling240 min(4 h)')
  showAgain(<RecipeFacts {...times} servings={4} shown={4} nutrition={NUTRITION} />)
  expect(thirdTile()).toBe('Resting240 min(4 h)')
})

test('a draft says what is still to be written, and shows no number in its place', () => {
  const words = 'To be written.'
  const unfinished = { prepTime: words, servings: words }
  const facts = { prepTime: 0, cookTime: 5, servings: 1, shown: 1, nutrition: NUTRITION }
  show(<RecipeFacts {...facts} unfinished={unfinished} />)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([words, '5 min', words, '320 kcal'])
})
