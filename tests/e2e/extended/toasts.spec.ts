import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'
import { expectLargeEnough, expectNoScrollSideways } from '../support/sizes.ts'
import {
  expectStays,
  expectToast,
  type Message,
  passFrames,
  SEARCH,
  searchButton,
  toasts,
  toastTitled,
} from '../support/toast.ts'
import { visit } from '../support/visit.ts'

const EMPTY: Message = {
  title: 'Oops! 🙈',
  message: 'Please enter a valid email address.',
  variant: 'destructive',
}

function footerButton(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('button', { name })
}

test('a toast enters a live region, and looks like its kind', async ({ page }) => {
  const look = () => toasts(page).evaluate((toast) => getComputedStyle(toast).borderTopColor)
  await visit(page, '/about')
  const region = page.locator('[aria-live="polite"]')
  await expect(region).toHaveCount(1)
  await expect(region).toBeEmpty()
  const before = await region.elementHandle()
  await searchButton(page).click()
  await expectToast(page, SEARCH)
  expect(await toasts(page).evaluate((toast, known) => known?.contains(toast), before)).toBe(true)
  const ordinary = await look()
  await expectAccessible(page, 'a toast')
  await footerButton(page, 'Subscribe').click()
  await expectToast(page, EMPTY)
  expect(await look()).not.toBe(ordinary)
  await toasts(page).hover()
  await expectAccessible(page, 'sent empty')
  await expectLargeEnough(page, 'sent empty')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoScrollSideways(page, 320, 'toast')
  await expect(page.getByRole('button', { name: 'Close message' })).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast leaves after 5000 ms without mouse and focus', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T08:00:00' })
  await visit(page, '/')
  // The first toast loads the code of the area, which takes time.
  await searchButton(page).click()
  // Uses no mouse, since a toast under it would stay open.
  await toasts(page).getByRole('button', { name: 'Close message' }).press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.pauseAt('2026-01-05T09:00:00')
  await searchButton(page).press('Enter')
  await expect(toasts(page)).toBeVisible()
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expectStays(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4999)
  await expectStays(page)
  await toasts(page).getByRole('button', { name: 'Close message' }).focus()
  await page.clock.runFor(20_000)
  await expectStays(page)
  await searchButton(page).focus()
  await page.clock.runFor(4999)
  await expectStays(page)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCSS('opacity', '0')
})

test('where nothing can be copied, a click selects the address', async ({ page }) => {
  await page.addInitScript(() => {
    // Removes the share sheet and the clipboard.
    Object.defineProperty(navigator, 'clipboard', { value: {} })
  })
  await page.clock.install()
  await visit(page, '/recipes/1?from=mail')
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  const address = 'https://pinchwell.example/recipes/1'
  const toast = toastTitled(page, 'Copy this link')
  await toast.getByText(address, { exact: true }).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
})

async function placeOf(page: Page) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('The toast is not on the screen.')
  return box
}

test('a swipe of 50 px takes a toast away, one of 49 not @phone-only', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = -1, y = 0) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x < 0 ? [] : [{ x, y }] })
  /** Swipes over the toast, with steps in pixels to the right. */
  const swipe = async (...steps: readonly number[]) => {
    const box = await placeOf(page)
    const [x, y] = [box.x + box.width / 2, box.y + 20]
    await touch('touchStart', x, y)
    for (const by of steps) {
      await touch('touchMove', x + by, y)
      await passFrames(page)
    }
    return { box, end: () => touch('touchEnd') }
  }
  await visit(page, '/')
  await searchButton(page).click()
  await expectToast(page, SEARCH)
  const { box, end } = await swipe(-20, -40, -60)
  await expect.poll(() => placeOf(page)).toEqual({ ...box, x: box.x - 60 })
  // It must not start to leave in the next frame after a short or reversed swipe.
  await touch('touchMove', box.x + box.width / 2 - 30, box.y + 20)
  await end()
  for (const steps of [[], [49], [-10, -20, -30, -40, -49]]) {
    if (steps.length > 0) await (await swipe(...steps)).end()
    await passFrames(page)
    await expectStays(page)
    expect(await placeOf(page), `${steps.at(-1)} px: it is where it was`).toEqual(box)
  }
  for (const steps of [[10, 20, 30, 40, 50], [-50]]) {
    if ((await toasts(page).count()) === 0) await searchButton(page).click()
    await expectToast(page, SEARCH)
    await (await swipe(...steps)).end()
    // Long before it would close by itself.
    await expect(toasts(page), `${steps.at(-1)} px`).toHaveCount(0, { timeout: 1000 })
  }
})
