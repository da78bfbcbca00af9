import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import {
  closeToast,
  expectStays,
  expectToast,
  type Message,
  SEARCH,
  searchButton,
  toasts,
  toastTitled,
} from './toast.ts'
import { expectAddress, visit } from './visit.ts'

const SOCIAL: Message = {
  title: '🚧 Feature in the oven!',
  message: 'Our social media pages are coming soon. Stay tuned! 🚀',
  variant: 'default',
}
const EMPTY: Message = {
  title: 'Oops! 🙈',
  message: 'Please enter a valid email address.',
  variant: 'destructive',
}

function footerButton(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('button', { name })
}

test('the header search shows a toast and does nothing else', async ({ page }) => {
  await visit(page, '/about')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('granola')
  await field.press('Enter')
  await expectToast(page, SEARCH)
  await expect(field).toHaveValue('granola')
  await expectAddress(page, '/about')
  await closeToast(page)
  // Nor does the button, with an empty field.
  await field.fill('')
  await searchButton(page).click()
  await expectToast(page, SEARCH)
  await expectAddress(page, '/about')
})

test('a new toast replaces the one that is there, and two are never seen together', async ({
  page,
}) => {
  await visit(page, '/about')
  await watchToasts(page)
  await searchButton(page).click()
  await expectToast(page, SEARCH)
  await footerButton(page, 'Pinterest').click()
  await expectToast(page, SOCIAL)
  await footerButton(page, 'Subscribe').click()
  await expectToast(page, EMPTY)
  expect(await page.evaluate(() => window.mostToasts)).toBe(1)
})

test('a toast is read out: it enters a region that was there before it', async ({ page }) => {
  await visit(page, '/privacy')
  const region = page.locator('[aria-live="polite"]')
  await expect(region).toHaveCount(1)
  await expect(region).toBeEmpty()
  const before = await region.elementHandle()
  await searchButton(page).click()
  await expectToast(page, SEARCH)
  expect(await toasts(page).evaluate((toast, known) => known?.contains(toast), before)).toBe(true)
})

test('a toast about what went wrong looks different', async ({ page }) => {
  await visit(page, '/privacy')
  const look = () => toasts(page).evaluate((toast) => getComputedStyle(toast).borderTopColor)
  await searchButton(page).click()
  await expectToast(page, SEARCH)
  const ordinary = await look()
  await footerButton(page, 'Subscribe').click()
  await expectToast(page, EMPTY)
  expect(await look()).not.toBe(ordinary)
})

test.describe('a toast leaves', () => {
  test('after 5000 ms and not before', async ({ page }) => {
    await visitWithToast(page)
    await page.clock.runFor(4999)
    await expectStays(page)
    await expectToLeave(page)
  })

  test('5000 ms after it replaced another', async ({ page }) => {
    await visitWithToast(page)
    await page.clock.runFor(3000)
    await footerButton(page, 'Subscribe').press('Enter')
    await expect(toastTitled(page, EMPTY.title)).toBeVisible()
    await page.clock.runFor(4999)
    await expectStays(page)
    await expectToLeave(page)
  })
})

test.describe('a toast stays for more than its time', () => {
  test('under the mouse, and leaves 5000 ms after the mouse has', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger does not hover')
    await visitWithToast(page)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expectStays(page)
    await page.mouse.move(5, 5)
    await page.clock.runFor(4999)
    await expectStays(page)
    await expectToLeave(page)
  })

  test('with the focus in it, and leaves 5000 ms after the focus has', async ({ page }) => {
    await visitWithToast(page)
    await page.keyboard.press('F8')
    await expect(toasts(page).getByRole('button', { name: 'Close message' })).toBeFocused()
    await page.clock.runFor(20_000)
    await expectStays(page)
    await searchButton(page).focus()
    await page.clock.runFor(4999)
    await expectStays(page)
    await expectToLeave(page)
  })
})

declare global {
  interface Window {
    /** The largest number of toasts that were seen in one frame. */
    mostToasts?: number
  }
}

/** Counts the toasts that can be seen, frame by frame. */
async function watchToasts(page: Page) {
  await page.evaluate(() => {
    const look = () => {
      const all = [...document.querySelectorAll('[aria-live="polite"] [role="group"]')]
      const seen = all.filter((toast) => getComputedStyle(toast).opacity !== '0')
      window.mostToasts = Math.max(window.mostToasts ?? 0, seen.length)
      requestAnimationFrame(look)
    }
    look()
  })
}

/** Opens a page with a toast shown just now, at a time that stands still. */
async function visitWithToast(page: Page) {
  await page.clock.install({ time: '2026-01-05T08:00:00' })
  await visit(page, '/')
  // The code of the area loads with the first toast, which takes time of its own.
  await searchButton(page).click()
  // The mouse stays away: a toast under it would wait.
  await toasts(page).getByRole('button', { name: 'Close message' }).press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.pauseAt('2026-01-05T09:00:00')
  await searchButton(page).press('Enter')
  await expect(toasts(page)).toBeVisible()
}

/** Expects that the toast begins to leave within the next millisecond of a clock that stands. */
async function expectToLeave(page: Page) {
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCSS('opacity', '0')
  // What comes after that takes a moment of its own.
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(0)
}
