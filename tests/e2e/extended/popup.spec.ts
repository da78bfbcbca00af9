/** The newsletter popup. Unit tests in src/features/newsletter cover its timing and storage. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { expectLargeEnough, expectNoScrollSideways } from '../support/sizes.ts'
import { passFrames } from '../support/toast.ts'
import { expectAddress } from '../support/visit.ts'

const START = Date.parse('2026-01-05T08:00:00Z')

function popup(page: Page): Locator {
  return page.getByRole('dialog')
}

/** Opens a page with a paused clock and waits until it is hydrated, when its time starts. */
async function visitOnClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START + 1000)
  await page.goto(path)
  // A key starts the app at once instead of when the browser is idle.
  await page.keyboard.press('Shift')
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return page.evaluate(() => window.dataLayer !== undefined)
    })
    .toBe(true)
}

test('the popup opens after 10 seconds, and keeps focus and wheel', async ({ page }) => {
  const turnWheel = async () => {
    await page.mouse.move(640, 60)
    await page.mouse.wheel(0, 600)
    await passFrames(page)
  }
  const scrolled = () => page.evaluate(() => window.scrollY)
  await visitOnClock(page, '/recipes')
  await page.clock.runFor(5000)
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expectAddress(page, '/')
  await page.clock.runFor(5000)
  await page.clock.resume()
  await expect(popup(page).getByRole('textbox')).toBeFocused()

  // After the last button, a browser focuses its own bar.
  const isBehind = () =>
    popup(page).evaluate(
      (dialog) =>
        document.activeElement?.matches('body *') && !dialog.contains(document.activeElement),
    )
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await isBehind(), key).toBe(false)
  }
  await turnWheel()
  expect(await scrolled()).toBe(0)
  await expectAccessible(page, 'popup')
  await expectLargeEnough(page, 'popup')
  await page.emulateMedia({ media: 'print' })
  await expect(popup(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await scrolled()).toBe(0)
  await turnWheel()
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('on the narrowest phone all of the popup can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visitOnClock(page, '/')
  await page.clock.runFor(10_000)
  await page.clock.resume()
  for (const name of ['Subscribe', 'Close']) {
    const button = popup(page).getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expectNoScrollSideways(page, 320, 'popup')
  await page.mouse.click(8, 8)
  await expect(popup(page)).toHaveCount(0)
})
