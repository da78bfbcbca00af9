import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { expectAddress, store, visit } from '../support/visit.ts'

test('a list goes to another phone in a link, ticks included, and no host hears of it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/recipes/7?servings=8')
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await page.getByRole('link', { name: 'On your shopping list' }).click()
  await page.getByRole('textbox', { name: 'Something else to buy' }).fill('Paper towels')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Paper towels' }).check()
  await page.getByRole('checkbox', { name: /egg/ }).check()
  const lines = await page.getByRole('main').getByRole('listitem').allInnerTexts()

  await page.getByRole('button', { name: 'Send to another phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to another phone' })
  await expect(dialog.getByRole('img', { name: 'QR code with the link' })).toBeVisible()
  await expectAccessible(page, 'the code')
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expect(dialog.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await visit(other, link)
  await expectAccessible(other, 'the question')
  await other.getByRole('button', { name: 'Add to my list' }).click()
  await expectAddress(other, '/shopping-list')
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await other.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual(lines)
  expect(asked.filter((url) => url.includes('sent='))).toEqual([])
  await other.context().close()
})

test('a list that is too long for a link leads to the file', async ({ page }) => {
  const items = Array.from({ length: 300 }, () => ({ text: Math.random().toString(36) }))
  await store(page, 'shopping-list:a', JSON.stringify({ title: '', factor: 1, items, at: '' }))
  await visit(page, '/shopping-list')
  await page.getByRole('button', { name: 'Send to another phone' }).click()
  await expect(page.getByText(/^This is too long for a link/)).toBeVisible()
  await page.getByRole('link', { name: 'To the export' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})
