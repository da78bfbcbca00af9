import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const SEARCH = "The search function isn't ready yet, but it's coming soon! 🚀"
const SOCIAL = 'Our social media pages are coming soon. Stay tuned! 🚀'
const NETWORKS = ['Facebook', 'Instagram', 'Pinterest', 'YouTube']

/** The toasts that are shown. */
function toasts(page: Page): Locator {
  return page.getByRole('status').filter({ has: page.getByRole('button') })
}

async function search(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
}

/** A little longer than a frame of the screen, in milliseconds. */
const FRAME = 20

/** Lets a frame pass in which what was asked for appears; `clock.runFor` alone is too fast for it. */
async function passFrame(page: Page) {
  for (let time = 0; time < FRAME; time += 1) await page.clock.runFor(1)
}

/** Opens a page with a toast shown just now, at a time that stands still. */
async function visitWithToast(page: Page) {
  await page.clock.install({ time: '2026-01-05T08:00:00' })
  await visit(page, '/')
  // The code of the area loads with the first toast, which takes time of its own.
  await search(page)
  // The mouse stays away: a toast under it would wait.
  await toasts(page).getByRole('button').press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.pauseAt('2026-01-05T09:00:00')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toBeVisible()
  await passFrame(page)
}

async function expectToast(page: Page, title: string, message: string) {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(message, { exact: true })).toBeVisible()
}

test('the header search shows a toast and does nothing else', async ({ page }) => {
  await visit(page, '/about')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('granola')
  await field.press('Enter')
  await expectToast(page, '🚧 Feature in the oven!', SEARCH)
  await expect(toasts(page)).toHaveAttribute('data-variant', 'default')
  await expect(field).toHaveValue('granola')
  await expectAddress(page, '/about')
  // Nor does the button, with an empty field.
  await field.fill('')
  await search(page)
  await expectToast(page, '🚧 Feature in the oven!', SEARCH)
  await expectAddress(page, '/about')
})

test('each of the four social icons only shows a toast', async ({ page }) => {
  await visit(page, '/privacy')
  const buttons = page.getByRole('contentinfo').getByRole('listitem').getByRole('button')
  await expect(buttons).toHaveCount(NETWORKS.length)
  for (const [index, network] of NETWORKS.entries()) {
    await expect(buttons.nth(index)).toHaveAccessibleName(network)
    await buttons.nth(index).click()
    await expectToast(page, '🚧 Feature in the oven!', SOCIAL)
    await expect(toasts(page)).toHaveAttribute('data-variant', 'default')
    await toasts(page).getByRole('button').click()
    await expect(toasts(page)).toHaveCount(0)
  }
  await expectAddress(page, '/privacy')
})

test('the button on the about page says that its feature is on the way', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Subscribe to Newsletter' }).click()
  await expect(toasts(page)).toHaveText('This feature is on the way!')
  await expect(toasts(page)).toHaveAttribute('data-variant', 'default')
})

test('a new toast replaces the one that is there', async ({ page }) => {
  await visit(page, '/about')
  await search(page)
  await expectToast(page, '🚧 Feature in the oven!', SEARCH)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Pinterest' }).click()
  await expectToast(page, '🚧 Feature in the oven!', SOCIAL)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Oops! 🙈', 'Please enter a valid email address.')
})

test('a toast is announced, and one of what went wrong looks different', async ({ page }) => {
  await visit(page, '/privacy')
  const look = () => toasts(page).evaluate((toast) => getComputedStyle(toast).borderTopColor)
  await search(page)
  await expectToast(page, '🚧 Feature in the oven!', SEARCH)
  await expect(toasts(page)).toHaveAttribute('data-variant', 'default')
  const ordinary = await look()
  const live = await toasts(page).evaluate((toast) => toast.closest('[aria-live]')?.ariaLive)
  expect(live).toBe('polite')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Oops! 🙈', 'Please enter a valid email address.')
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive')
  expect(await look()).not.toBe(ordinary)
})

test.describe('a toast leaves', () => {
  test('after 5000 ms and not before', async ({ page }) => {
    await visitWithToast(page)
    await page.clock.runFor(4999 - FRAME)
    await expect(toasts(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(1 + FRAME)
    await expect(toasts(page)).toHaveCSS('opacity', '0')
    await page.clock.resume()
    await expect(toasts(page)).toHaveCount(0)
  })

  test('5000 ms after it replaced another', async ({ page }) => {
    await visitWithToast(page)
    await page.clock.runFor(3000)
    await page.keyboard.press('Enter')
    await passFrame(page)
    await page.clock.runFor(4999 - FRAME)
    await expect(toasts(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(1 + FRAME)
    await expect(toasts(page)).toHaveCSS('opacity', '0')
  })

  test('by its button', async ({ page }) => {
    await visit(page, '/')
    await search(page)
    await toasts(page).getByRole('button', { name: 'Close message' }).click()
    await expect(toasts(page)).toHaveCount(0)
  })

  test('when it is swiped by 50 px, to either side, even if the swipe ends beside it', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/')
    for (const swiped of [{ by: 50 }, { by: -50 }, { by: -60, startAt: 20 }]) {
      await search(page)
      await swipe(page, toasts(page), { ...swiped, isMobile })
      // Long before its time is over.
      await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })
    }
  })

  test('not when it is swiped by 30 px', async ({ page, isMobile }) => {
    await page.clock.install({ time: '2026-01-05T08:00:00' })
    await visit(page, '/')
    await search(page)
    await expect(toasts(page)).toBeVisible()
    await page.clock.pauseAt('2026-01-05T08:00:03')
    await swipe(page, toasts(page), { by: 30, isMobile })
    await page.clock.runFor(1000)
    await expect(toasts(page)).toBeVisible()
    await swipe(page, toasts(page), { by: -30, isMobile })
    await page.clock.runFor(1000)
    await expect(toasts(page)).toBeVisible()
  })
})

interface Swipe {
  /** CSS pixels to the right. */
  by: number
  /** With a finger, else with the mouse. */
  isMobile: boolean
  /** Pixels from the left edge of the toast; its middle when it is left out. */
  startAt?: number
}

async function swipe(page: Page, toast: Locator, { by, isMobile, startAt }: Swipe) {
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not on the screen.')
  const start = box.x + (startAt ?? box.width / 2)
  const y = box.y + 20
  const steps = [0.25, 0.5, 0.75, 1].map((part) => start + by * part)
  if (!isMobile) {
    await page.mouse.move(start, y)
    await page.mouse.down()
    for (const x of steps) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', start)
  for (const x of steps) await touch('touchMove', x)
  await touch('touchEnd')
  await devtools.detach()
}
