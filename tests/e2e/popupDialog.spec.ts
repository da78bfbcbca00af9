import { expectAccessible } from './axe.ts'
import { popup, test, visitOnClock } from './popup.ts'
import { expect } from './site.ts'
import { expectLargeEnough } from './sizes.ts'
import { passFrames } from './toast.ts'

test('the popup takes focus and wheel, gives them back, and is as accessible as a page', async ({
  page,
}) => {
  const turnWheel = async () => {
    await page.mouse.move(640, 60)
    await page.mouse.wheel(0, 600)
    await passFrames(page)
  }
  const scrolled = () => page.evaluate(() => window.scrollY)
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
  await turnWheel()
  expect(await scrolled()).toBe(0)

  // Playwright's own roles know no banner in a dialog; the browser's do.
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value)
  expect(roles).toContain('dialog')
  expect(roles.filter((role) => role === 'banner').length).toBeLessThanOrEqual(1)
  await expect(popup(page).locator('header:not([role])')).toHaveCount(0)
  await expectAccessible(page, 'popup')
  await expectLargeEnough(page, 'popup')

  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await scrolled()).toBe(0)
  await turnWheel()
  await expect.poll(scrolled).toBeGreaterThan(0)
})
