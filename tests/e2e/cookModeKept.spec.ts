import { cookMode, expectStep, PATH } from './support/cooking.ts'
import { PANCAKES } from './support/reading.ts'
import { offerLocks } from './support/screenLock.ts'
import { expect, test } from './support/site.ts'
import { blockStorage, expectAddress, reload, stored, visit } from './support/visit.ts'

test('cook mode goes on after a reload, and begins anew with one tap', async ({ page }) => {
  await visit(page, `${PATH}#cook`)
  const dialog = cookMode(page)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Next step' }).click()
  await reload(page)
  await expectStep(page, 2)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expectStep(page, 1)
  await expect(dialog.getByRole('checkbox').first()).not.toBeChecked()
  expect(await stored(page, `cooking:${PANCAKES.id}`)).toBeNull()
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('a recipe is among those cooked from its second step on', async ({ page }) => {
  const cooked = page.getByRole('region', { name: 'Recently cooked' })
  await visit(page, `${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Close cook mode' }).click()
  await expectAddress(page, PATH)
  await visit(page, '/saved')
  // The prerendered part stays in the page, hidden, until its replacement is rendered.
  const empty = page.getByText('Nothing is saved yet.').filter({ visible: true })
  await expect(empty).toHaveCount(1)
  await expect(cooked).toHaveCount(0)
  await visit(page, `${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Next step' }).click()
  await expectStep(page, 2)
  await visit(page, '/saved')
  await expect(cooked.getByRole('link', { name: PANCAKES.title })).toHaveAttribute('href', PATH)
})

test('where nothing can be stored, cook mode goes on, and says so', async ({ page }) => {
  await blockStorage(page)
  await page.goto(`${PATH}#cook`)
  await cookMode(page).getByRole('button', { name: 'Next step' }).click()
  await expectStep(page, 2)
  await expect(cookMode(page).getByText('This browser stores nothing more')).toBeVisible()
})

test('the screen stays on, again soon after the page was hidden', async ({ page }) => {
  await offerLocks(page)
  await visit(page, `${PATH}#cook`)
  await expectStep(page, 1)
  await expect.poll(() => page.evaluate('asked.length')).toBe(1)
  await page.evaluate('setHidden(true)')
  const delay = await page.evaluate(`new Promise((resolve) => {
    const shown = performance.now()
    setHidden(false)
    const wait = () => asked.length > 1 ? resolve(asked[1] - shown) : setTimeout(wait, 5)
    wait()
  })`)
  expect(delay).toBeLessThan(1000)
  await expect(cookMode(page).getByText('screen may turn off')).toHaveCount(0)
})

test('cook mode says where the screen may turn off', async ({ page }) => {
  await offerLocks(page, true)
  await visit(page, `${PATH}#cook`)
  await expect(cookMode(page).getByText('The screen may turn off')).toBeVisible()
})
