/** A page inlines the styles that it needs, which tests/site checks. The full sheet loads later. */
import type { Page, Route } from '@playwright/test'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/site.ts'
import { untilAlive } from '../support/visit.ts'

test('nothing moves when the whole styles arrive long after the page', async ({ page }) => {
  await watchShifts(page)
  let late: Route | undefined
  await page.route('**/*.css', (route) => void (late = route))
  // A page that starts before its load event delays that event for the held-back sheet.
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => late !== undefined).toBe(true)
  // trimFonts.test.ts tests layout shifts by fonts.
  await page.evaluate(() => document.fonts.ready)
  const before = await shiftsOf(page)
  expect(await appliedSheets(page)).toBe(0)
  await late?.continue()
  await untilAlive(page)
  expect(await appliedSheets(page)).toBe(1)
  expect(await shiftsOf(page)).toBe(before)
})

function appliedSheets(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets]
    return sheets.filter(({ href, media }) => href !== null && media.mediaText === 'all').length
  })
}

test.describe('a page whose styles do not arrive', () => {
  test.use({ allowed: [/ERR_FAILED|did not arrive/] })

  test('can be read, and starts with them once they can be had', async ({ page }) => {
    let isBroken = true
    const asked: string[] = []
    await page.route('**/*.css', (route) => {
      asked.push(route.request().url())
      const isFirst = route.request().url() === asked[0]
      return isBroken && isFirst ? route.abort() : route.continue()
    })
    await page.clock.install()
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error: '))
    await page.goto('/')
    await failed
    expect(await appliedSheets(page)).toBe(0)
    isBroken = false
    await page.clock.runFor(2000)
    await page.keyboard.press('Tab')
    await untilAlive(page)
    expect(await appliedSheets(page)).toBe(1)
  })
})
