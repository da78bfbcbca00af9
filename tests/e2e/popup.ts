import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from './site.ts'

const START = '2026-01-05T08:00:00Z'

/** A test that also says which requests there were for the code of the popup. */
export const test = base.extend<{ asked: string[] }>({
  /** The requests for the popup's code: it is not loaded before it is wanted. */
  asked: [
    async ({ page }, use) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/PopupDialog.*\.js$/.test(request.url())) asked.push(request.url())
      })
      await use(asked)
    },
    { auto: true },
  ],
})

/** The popup, when it is open. */
export function popup(page: Page): Locator {
  return page.getByRole('dialog')
}

/** Opens a page on a clock that stands still, until it answers; its time begins there. */
export async function visitOnClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(Date.parse(START) + 1000)
  await openOnClock(page, path)
}

/** Opens another page on the clock that stands still. */
export async function openOnClock(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // What a visitor does starts the app at once rather than when there is time.
  await page.keyboard.press('Shift')
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return page.evaluate(() => window.dataLayer !== undefined)
    })
    .toBe(true)
}

/** Waits for an answer of the server that was asked for after whatever happened so far. */
export async function settle(page: Page): Promise<void> {
  for (const _ of [1, 2]) await page.evaluate(() => fetch('/', { cache: 'no-store' }))
}

/** Opens a page and lets time pass until the popup is there; from then on time goes by itself. */
export async function visitUntilPopup(page: Page, path: string): Promise<void> {
  await visitOnClock(page, path)
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
}

/** Expects that there is no popup even after half a minute, nor its code on the way. */
export async function expectNoPopup(page: Page, asked: string[]): Promise<void> {
  const before = asked.length
  await page.clock.runFor(30_000)
  await settle(page)
  expect(asked, 'requests for the popup').toHaveLength(before)
  await expect(popup(page)).toHaveCount(0)
}
