import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/site.ts'
import { reload, stored, visit } from './support/visit.ts'

const DINNER = '/dinner?recipes=1,12&at=19:00'
const MINUTE = 60_000

test('a dinner is planned and walked through, and moves when it is late', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 29, 15) })
  await visit(page, DINNER)
  const plan = page.getByRole('region', { name: 'What to start when' }).getByRole('listitem')
  await expect(plan.first()).toContainText('Lemon olive oil cake')
  await expect(plan.last()).toHaveText(/7:00.PM.*Dinner is ready/)
  await expectAccessible(page, 'a plan')
  const start = await plan.first().getByRole('time').textContent()
  const [, hours = 0, minutes = 0] = /(\d+):(\d+)/.exec(start ?? '') ?? []
  const wait = (Number(hours) - 3) * 60 + Number(minutes)

  await page.getByRole('link', { name: 'Start' }).click()
  const dialog = page.getByRole('dialog')
  const task = dialog.locator('[aria-live]')
  await expect(task).toBeFocused()
  await expectAccessible(page, 'a dinner in cook mode')
  const first = await task.textContent()
  await page.clock.fastForward(wait * MINUTE)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(task).not.toHaveText(first ?? '')
  await expect(dialog.getByRole('status')).toBeEmpty()

  await page.clock.fastForward(14 * MINUTE)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/Dinner moves to 7:1\d.PM/)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('status')).toBeEmpty()
  await expect(dialog).toContainText(/Dinner at 7:00.PM/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const second = await task.textContent()
  await reload(page)
  await expect(task).toHaveText(second ?? '')
  await expect(dialog).toContainText(/Dinner at 7:1\d.PM/)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(task).not.toHaveText(second ?? '')

  for (let count = 0; count < 40; count++) {
    if ((await dialog.getByRole('button', { name: 'Finish' }).count()) > 0) break
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
  await expect(dialog.getByRole('timer').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored(page, 'dinner:1,12')).toBeNull()
})

test('dishes are chosen on the page, and the address holds the choice', async ({ page }) => {
  await visit(page, '/dinner')
  await page.getByLabel('Add a recipe').selectOption('Lemon olive oil cake')
  await expect(page).toHaveURL(/recipes=12&at=19:00$/)
  await page.getByLabel('Time to eat').fill('20:30')
  await expect(page).toHaveURL(/recipes=12&at=20:30$/)
  await page.getByRole('button', { name: 'Remove Lemon olive oil cake' }).click()
  await expect(page.getByText('Choose two to five recipes.')).toBeVisible()
})
