// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SOUP } from '../../../../tests/support/plannedDish.ts'
import { emptyStorage } from '../../../../tests/support/emptyStorage.ts'
import { settled, show, shownAddress } from '../../../../tests/support/show.tsx'
import { mealPlan, slotId, type PlannedDish } from '../../../storage/mealPlan.ts'
import PlanView from '../plan/PlanView.tsx'
import { makeLink } from './sentLink.ts'

const FROM = `/plan?from=${SOUP.day}`
const LEFTOVERS: PlannedDish = { ...SOUP, meal: 'lunch', day: '2026-12-01', isLeftovers: true }

const plan = (...dishes: PlannedDish[]) => {
  for (const dish of dishes) mealPlan.change(slotId(dish), () => dish)
}
const planned = () => [...mealPlan.readAll().values()]

async function openLink(link: string) {
  const shown = await settled(() =>
    show(<PlanView recipes={[]} />, { at: `/plan${new URL(link).hash}` }),
  )
  return { ...shown, offer: await screen.findByRole('region', { name: /^Add this to your plan/ }) }
}

test('a week goes to another phone in a link, is added once that is wanted, and taken back', async () => {
  plan(SOUP, LEFTOVERS)
  const sender = await settled(() => show(<PlanView recipes={[]} />, { at: FROM }))
  await settled(() => sender.user.click(screen.getByRole('button', { name: /^Send to another/ })))
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  await settled(() => sender.user.click(copy))
  const link = await navigator.clipboard.readText()
  sender.unmount()
  emptyStorage()

  const { user, offer } = await openLink(link)
  expect(offer.textContent).toContain('2 dishesSoup')
  expect(planned()).toEqual([])
  await settled(() => user.click(within(offer).getByRole('button', { name: 'Add to my plan' })))
  expect(planned()).toEqual([SOUP, LEFTOVERS])
  expect(shownAddress()).toBe(FROM)
  await settled(() => user.click(screen.getByRole('button', { name: 'Undo' })))
  expect(planned()).toEqual([])
})

test('a dish that is planned already is not doubled, and gets the servings of the link', async () => {
  plan({ ...SOUP, servings: 2 }, LEFTOVERS)
  const { user, offer } = await openLink(await makeLink('/plan', [SOUP]))
  expect(offer.textContent).toContain('1 of them is planned already')
  await settled(() => user.click(within(offer).getByRole('button', { name: 'Add to my plan' })))
  expect(planned()).toEqual([SOUP, LEFTOVERS])
})

test.each([
  ['a list', [[7, 4, 1, 'Soup', '', '0', 'leeks']]],
  ['a dish on no day', [{ ...SOUP, day: '2026-02-30' }]],
  ['nothing', []],
])('a link to %s is refused', async (_what, value) => {
  const { hash } = new URL(await makeLink('/plan', value))
  await settled(() => show(<PlanView recipes={[]} />, { at: `/plan${hash}` }))
  expect(await screen.findByText(/damaged or not whole/)).toBeDefined()
  expect(planned()).toEqual([])
})
