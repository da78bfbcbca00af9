import { createRandom } from '../../support/random.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { storeList, visit } from '../support/visit.ts'

test('a sent list is accessible, and no host hears of it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await storeList(page, [{ text: 'Paper towels' }])
  await visit(page, '/shopping-list')
  await page.getByRole('button', { name: 'Send to another phone' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the link' })).toBeVisible()
  await expectAccessible(page, 'the code')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/robots.txt')
  await visit(page, link)
  await expect(page.getByRole('button', { name: 'Add to my list' })).toBeVisible()
  await expectAccessible(page, 'the question')
  expect(asked.filter((url) => url.includes('sent='))).toEqual([])
})

test('a list that is too long for a link leads to the file', async ({ page }) => {
  const random = createRandom('a list that is too long')
  const items = Array.from({ length: 300 }, () => ({ text: random.next().toString(36) }))
  await storeList(page, items)
  await visit(page, '/shopping-list')
  await page.getByRole('button', { name: 'Send to another phone' }).click()
  await expect(page.getByText(/^This is too long for a link/)).toBeVisible()
  await page.getByRole('link', { name: 'To the export' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})
