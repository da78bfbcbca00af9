// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { AdSlot } from '../../ui/ads/AdSlot.tsx'
import { RecipeSteps } from './RecipeSteps.tsx'

const STEPS = ['Boil water.', 'Add pasta.', 'Stir.', 'Stir.', 'Serve.']

function shown(count: number) {
  show(<RecipeSteps steps={STEPS.slice(0, count)} ad={<AdSlot />} words={(text) => text} />)
  return screen.getAllByRole('listitem')
}

test('the steps are in their order, each with the id that links lead to', () => {
  const steps = shown(5)
  expect(steps.map((step) => within(step).getAllByRole('paragraph')[0]?.textContent)).toEqual(STEPS)
  expect(steps.map(({ id }) => id)).toEqual(['step-1', 'step-2', 'step-3', 'step-4', 'step-5'])
})

test.each([
  [5, [3]],
  [3, [3]],
  [2, []],
])('of %i steps, an advertisement stands after %j', (count, after) => {
  const withAd = shown(count).flatMap((step, index) =>
    within(step).queryByRole('group', { name: 'Advertisement' }) ? [index + 1] : [],
  )
  expect(withAd).toEqual(after)
})

test('below headings the numbers run on, and the advertisement still follows the third step', () => {
  const steps = ['For the sauce:', 'Boil.', 'Stir.', 'For the pasta:', 'Drain.', 'Serve.']
  show(<RecipeSteps steps={steps} ad={<AdSlot />} words={(text) => text} />)
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['For the sauce', 'For the pasta'])
  const lists = screen.getAllByRole('list')
  expect(lists.map((list) => list.getAttribute('start'))).toEqual([null, '3'])
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ id }) => id)).toEqual(['step-1', 'step-2', 'step-3', 'step-4'])
  const [, , third] = items
  expect(third?.contains(screen.getByRole('group', { name: 'Advertisement' }))).toBe(true)
})
