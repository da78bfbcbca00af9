import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import {
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

test('a toast enters a region that was there, replaces another, of which two are never seen, and looks different when something went wrong', async ({
  page,
}) => {
  const look = () => toasts(page).evaluate((toast) => getComputedStyle(toast).borderTopColor)
  await visit(page, '/about')
  const region = page.locator('[aria-live="polite"]')
  await expect(region).toHaveCount(1)
  await expect(region).toBeEmpty()
  const before = await region.elementHandle()
  await watchToasts(page)
  // The search of the header does nothing else.
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('granola')
  await field.press('Enter')
  await expectToast(page, SEARCH)
  expect(await toasts(page).evaluate((toast, known) => known?.contains(toast), before)).toBe(true)
  await expect(field).toHaveValue('granola')
  await expectAddress(page, '/about')
  const ordinary = await look()
  await footerButton(page, 'Pinterest').click()
  await expectToast(page, SOCIAL)
  await footerButton(page, 'Subscribe').click()
  await expectToast(page, EMPTY)
  expect(await look()).not.toBe(ordinary)
  expect(await page.evaluate(() => window.mostToasts)).toBe(1)
})

test('a toast leaves 5000 ms after it came or replaced another, and not before', async ({
  page,
}) => {
  await visitWithToast(page)
  await page.clock.runFor(3000)
  await footerButton(page, 'Subscribe').press('Enter')
  await expect(toastTitled(page, EMPTY.title)).toBeVisible()
  await page.clock.runFor(4999)
  await expectStays(page)
  await expectToLeave(page)
})

test('a toast stays for more than its time under the mouse and with the focus in it, and leaves 5000 ms after', async ({
  page,
}) => {
  await visitWithToast(page)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expectStays(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4999)
  await expectStays(page)
  await page.keyboard.press('F8')
  await expect(toasts(page).getByRole('button', { name: 'Close message' })).toBeFocused()
  await page.clock.runFor(20_000)
  await expectStays(page)
  await searchButton(page).focus()
  await page.clock.runFor(4999)
  await expectStays(page)
  await expectToLeave(page)
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
