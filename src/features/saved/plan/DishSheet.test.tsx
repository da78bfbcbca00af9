// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SOUP } from '../../../../tests/support/plannedDish.ts'
import { show } from '../../../../tests/support/show.tsx'
import { DishSheet } from './DishSheet.tsx'

const titles = ['Leek soup', 'Soup', 'Rice with soup', 'Swordfish with rice']
const recipes = titles.map((title, id) => ({ id: id + 1, title, servings: 4 }))

test.each([
  ['soup', 'Soup'],
  ['LEE', 'Leek soup'],
  ['with', 'Rice with soup'],
  ['s', undefined],
  ['stew', undefined],
])('the words “%s” plan %j', async (typed, title) => {
  const place = vi.fn<(dish: { title: string }) => void>()
  const nothing = vi.fn<() => void>()
  const opened = { day: SOUP.day, meal: SOUP.meal }
  const { user } = show(
    <DishSheet {...{ recipes, opened, place }} slots={[opened]} remove={nothing} close={nothing} />,
  )
  await user.type(screen.getByRole('combobox', { name: /^Recipe/ }), `${typed}{Enter}`)
  expect(place.mock.calls.map(([dish]) => dish.title)).toEqual(title === undefined ? [] : [title])
})
