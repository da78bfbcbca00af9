import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { reload, store, visit } from '../support/visit.ts'

test('a week is planned by keyboard, and put on the shopping list', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 30, 9) })
  await visit(page, '/plan')
  const dishesOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  const sheet = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Add a recipe: Monday, Nov 30, Dinner' }).press('Enter')
  await sheet.getByLabel('Recipe').fill('pancakes')
  await sheet.getByLabel('Servings').fill('8')
  await expectAccessible(page, 'the sheet of a dish')
  await page.keyboard.press('Enter')
  const dish = page.getByRole('link', { name: /^Tall buttermilk pancakes/ })
  await expect(dish).toBeFocused()
  await expect(dishesOf('Monday')).toHaveText(/for 8$/)

  await page.keyboard.press('Enter')
  await sheet.getByLabel('Day and meal').selectOption('Tuesday, Dec 1, Breakfast')
  await sheet.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dish).toBeFocused()
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('now planned for Tuesday, Dec 1, Breakfast.')
  await expect(dishesOf('Monday')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Plan leftovers' }).press('Enter')
  await expect(dishesOf('Wednesday')).toHaveText(/^Leftovers of Tall buttermilk pancakes/)
  await expectAccessible(page, 'a plan')

  await reload(page)
  await expect(dishesOf('Tuesday')).toHaveText(/^Tall buttermilk pancakes/)
  await page.getByRole('button', { name: 'Add to shopping list' }).press('Enter')
  await expect(status).toContainText(/\d+ ingredients are now on your shopping list/)
  await page.getByLabel('First day').pressSequentially('12252027')
  await expect(page).toHaveURL(/from=2027-12-25$/)
  await visit(page, '/shopping-list')
  await expect(page.getByRole('list', { name: 'Recipes on the list' })).toHaveText(/for 8/)
})

test('a dish is dragged to another meal, and removed; Undo brings it back', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 30, 9) })
  const record = { recipe: 7, title: 'Soup', servings: 4, day: '2026-11-30', meal: 'lunch' }
  await store(page, 'meal-plan:2026-11-30.lunch.7', JSON.stringify(record))
  await visit(page, '/plan')
  const friday = page.getByRole('region', { name: 'Friday' })
  const dish = page.getByRole('link', { name: /^Soup/ })
  await dish.dragTo(friday.getByRole('heading', { name: 'Dinner' }))
  await expect(friday.getByRole('listitem')).toHaveText(/^Soup/)
  await dish.click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(
    page.getByRole('link', { name: 'Add a recipe: Friday, Dec 4, Dinner' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dish).toBeFocused()
  await expect(friday.getByRole('listitem')).toHaveCount(1)
})
