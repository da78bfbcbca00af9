import type { Locator, Page } from '@playwright/test'
import { NAVIGATION } from '../../src/app/shell/navigation.ts'
import { expect, test } from './site.ts'
import { expectNoScrollSideways } from './sizes.ts'
import { expectAddress, visitAsNew } from './visit.ts'

async function expectReachable(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await expect(part).toBeInViewport({ ratio: 1 })
}

async function expectAllReachable(page: Page, width: number) {
  await page.clock.install()
  await visitAsNew(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await expect(links).toHaveCount(NAVIGATION.length)
  for (const link of await links.all()) await expectReachable(link)
  await expectNoScrollSideways(page, width, 'menu')
  await links.last().click()
  await expectAddress(page, '/contact')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const toast = page.getByRole('button', { name: 'Close message' })
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expectNoScrollSideways(page, width, 'toast')
  await toast.click()
  await expect(toast).toHaveCount(0)
  await page.clock.runFor(10_000)
  const dialog = page.getByRole('dialog')
  for (const name of ['Subscribe', 'Close']) {
    await expectReachable(dialog.getByRole('button', { name }))
  }
  await expectNoScrollSideways(page, width, 'popup')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe('all of menu, popup and toast can be reached', () => {
  test('on the narrowest screen', { tag: '@phone-only' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAllReachable(page, 320)
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 })

    test('enlarged to 200 %', async ({ page }) => {
      await expectAllReachable(page, 640)
    })
  })
})
