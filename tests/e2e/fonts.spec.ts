import { holdBack } from './support/holdBack.ts'
import { isDrawn } from './support/isDrawn.ts'
import { expect, test } from './support/site.ts'

test('a page is read before the fonts arrive, and drawn in them afterwards', async ({ page }) => {
  const held = await holdBack(page, '**/*.woff2')
  await page.goto('/about', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  expect(await isDrawn(page)).toBe(false)
  await held.release()
  await expect.poll(() => isDrawn(page)).toBe(true)
})
