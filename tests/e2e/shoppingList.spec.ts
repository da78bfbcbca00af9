import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'
import { reload, visit } from './visit.ts'

const PANCAKES = 'Tall buttermilk pancakes'
const COOKIES = 'Brown butter chocolate chip cookies'

async function addRecipe(page: Page, address: string) {
  await visit(page, address)
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByRole('link', { name: 'On your shopping list' })).toBeVisible()
}

/** The line of the list that holds some words. */
const line = (page: Page, text: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: text })

test('@phone-only recipes are put on the list at their scale, and what both ask for is one line', async ({
  page,
}) => {
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  const eggs = line(page, /egg/)
  await expect(eggs).toHaveCount(1)
  const before = await eggs.getByRole('checkbox').count()
  expect(before).toBe(1)
  const single = await eggs.innerText()
  await visit(page, '/recipes/7?servings=8')
  await page.getByRole('button', { name: 'Update shopping list' }).click()
  await addRecipe(page, '/recipes/3')
  await page.getByRole('link', { name: 'On your shopping list' }).click()
  await expect(eggs).toHaveCount(1)
  await expect(eggs).toContainText(PANCAKES)
  await expect(eggs).toContainText(COOKIES)
  expect(Number.parseInt(await eggs.innerText(), 10)).toBeGreaterThan(
    Number.parseInt(single, 10) * 2,
  )
  await expect(page.getByRole('list', { name: 'Recipes on the list' })).toContainText('for 8')
  await expectAccessible(page, 'what is kept')
})

test('@phone-only lines are ticked, changed, removed and added, and all of it is there after a reload', async ({
  page,
}) => {
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  await expect(line(page, /egg/)).toBeVisible()
  const count = await page.getByRole('checkbox').count()
  await line(page, /egg/).getByRole('checkbox').check()
  await line(page, /buttermilk/)
    .filter({ hasNotText: 'egg' })
    .first()
    .getByRole('button', { name: /^Edit/ })
    .click()
  await page.getByRole('textbox', { name: /^Change/ }).fill('Oat milk')
  await page.keyboard.press('Enter')
  await line(page, /maple/)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill('Paper towels')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Paper towels')).toBeVisible()
  await reload(page)
  await expect(page.getByRole('checkbox')).toHaveCount(count)
  await expect(line(page, /egg/).getByRole('checkbox')).toBeChecked()
  await expect(line(page, 'Oat milk')).toContainText(PANCAKES)
  await expect(line(page, /maple/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Clear ticked' }).click()
  await expect(line(page, /egg/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, /egg/).getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(count)
})

test('@phone-only amounts are in the units that were chosen, on a list that is open at once', async ({
  page,
  context,
}) => {
  await addRecipe(page, '/recipes/7')
  const list = await context.newPage()
  await visit(list, '/shopping-list')
  const flour = line(list, /flour/)
  await expect(flour).toContainText('cup')
  await page.getByRole('combobox', { name: 'Units' }).selectOption('Metric')
  await expect(flour).toContainText(/^\d+ g /)
  await list.close()
})

test('the list is shared as text, or copied where there is no sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] as ShareData[] })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void Object.assign(window, { sharedText: data.text }),
    })
  })
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  await line(page, /egg/).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = () => page.evaluate(() => String(Reflect.get(window, 'sharedText') ?? ''))
  await expect.poll(shared).toContain('buttermilk')
  const text = await shared()
  expect(text).toMatch(/^Dairy and eggs\n- /)
  expect(text).not.toContain('egg\n')
  expect(text.split('\n').filter((row) => /\begg\b/.test(row))).toEqual([])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('List copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('on paper are the lines that are still open, and no controls', async ({ page }) => {
  await addRecipe(page, '/recipes/7')
  await visit(page, '/shopping-list')
  await line(page, /egg/).getByRole('checkbox').check()
  await page.emulateMedia({ media: 'print' })
  await expect(line(page, /egg/)).toBeHidden()
  await expect(line(page, /maple/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
