import { expectNoPopup, popup, test, visitOnClock, visitUntilPopup } from './popup.ts'
import { expect } from './site.ts'
import { passFrames } from './toast.ts'

test('adds no second banner to the page', async ({ page }) => {
  await visitUntilPopup(page, '/')
  const devtools = await page.context().newCDPSession(page)
  // Playwright's own roles know no banner in a dialog; the browser's do.
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value)
  expect(roles).toContain('dialog')
  expect(roles.filter((role) => role === 'banner').length).toBeLessThanOrEqual(1)
  await expect(popup(page).locator('header:not([role])')).toHaveCount(0)
})

test.describe('focus', () => {
  test('is inside, stays inside, and returns afterwards', async ({ page }) => {
    await visitOnClock(page, '/')
    const link = page.getByRole('link', { name: 'Explore Recipes' })
    await link.focus()
    await page.clock.runFor(10_000)
    await page.clock.resume()
    await expect(popup(page).getByRole('textbox')).toBeFocused()
    const isInside = () => popup(page).evaluate((dialog) => dialog.contains(document.activeElement))
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await isInside(), key).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('in a field of the page keeps the popup away until fields are left', async ({
    page,
    asked,
  }) => {
    await visitOnClock(page, '/contact')
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: 'Name' }).focus()
    await expectNoPopup(page, asked)
    await page.keyboard.type('Robin')
    await page.keyboard.press('Tab')
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expectNoPopup(page, asked)
    await form.getByRole('button', { name: 'Send Message' }).focus()
    await page.clock.resume()
    await expect(popup(page)).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Name', includeHidden: true })).toHaveValue(
      'Robin',
    )
  })
})

test('the page behind it does not scroll, and does again afterwards', async ({ page }) => {
  await visitUntilPopup(page, '/')
  const turnWheel = async () => {
    await page.mouse.move(640, 60)
    await page.mouse.wheel(0, 600)
    await passFrames(page)
  }
  await turnWheel()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await turnWheel()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
