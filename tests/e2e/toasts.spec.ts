import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { closeToast, expectToast, type Message, passFrames, toasts, toastTitled } from './toast.ts'
import { expectAddress, visit } from './visit.ts'

const SEARCH: Message = {
  title: '🚧 Feature in the oven!',
  message: "The search function isn't ready yet, but it's coming soon! 🚀",
  variant: 'default',
}
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

function searchButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Search' })
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

test.describe('a swipe', { tag: '@phone' }, () => {
  for (const pace of ['fast', 'slow'] as const) {
    test(`moves the toast away at 50 px and not at 49, ${pace}`, async ({ page, isMobile }) => {
      await visit(page, '/')
      for (const by of [49, -49, 50, -50]) {
        await searchButton(page).click()
        await expectToast(page, SEARCH)
        const place = await placeOf(page)
        await swipe(page, { by, pace, isMobile })
        if (Math.abs(by) < 50) {
          await expectNotToLeave(page)
          expect(await placeOf(page), `${by} px: it is where it was`).toEqual(place)
          await closeToast(page)
        } else {
          // Long before its time is over.
          await expect(toasts(page), `${by} px`).toHaveCount(0, { timeout: 1000 })
        }
      }
    })
  }

  test('moves a toast away that was swiped too little before', async ({ page, isMobile }) => {
    test.skip(isMobile, 'only a mouse selects words as it moves, and then drags those')
    await visit(page, '/')
    await searchButton(page).click()
    await expectToast(page, SEARCH)
    for (const by of [49, -49]) {
      await swipe(page, { by, pace: 'fast', isMobile })
      await expectNotToLeave(page)
    }
    await swipe(page, { by: 50, pace: 'fast', isMobile })
    await expect(toasts(page)).toHaveCount(0, { timeout: 1000 })
  })

  test('moves the toast with it, and counts from where it began, even if it ends beside the toast', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/')
    await searchButton(page).click()
    await expectToast(page, SEARCH)
    const place = await placeOf(page)
    const pointer = await pointerOn(page, isMobile)
    const start = { x: place.x + 20, y: place.y + 20 }
    await pointer.down(start.x, start.y)
    for (const dx of [-20, -40, -60]) await pointer.move(start.x + dx, start.y)
    await expect.poll(() => placeOf(page)).toEqual({ ...place, x: place.x - 60 })
    // Drawn back, it stays.
    for (const dx of [-40, -30]) await pointer.move(start.x + dx, start.y)
    await pointer.up()
    await expectNotToLeave(page)
    expect(await placeOf(page), 'it is where it was').toEqual(place)

    await pointer.down(start.x, start.y)
    for (const dx of [-20, -40, -60]) await pointer.move(start.x + dx, start.y)
    await pointer.up()
    await expect(toasts(page)).toHaveCount(0, { timeout: 1000 })
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

/** Expects a toast that is still seen, on a clock that stands still. */
async function expectStays(page: Page) {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveCSS('opacity', '1')
}

/** Expects that the toast begins to leave within the next millisecond of a clock that stands. */
async function expectToLeave(page: Page) {
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCSS('opacity', '0')
  // What comes after that takes a moment of its own.
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(0)
}

/** Expects that the toast does not begin to leave, as it would in the next frame. */
async function expectNotToLeave(page: Page) {
  await passFrames(page)
  await expectStays(page)
}

async function placeOf(page: Page) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('The toast is not on the screen.')
  return box
}

/** Of two frames each: far below the speed of a flick. */
const SLOW_STEPS = 10

interface Swipe {
  /** CSS pixels to the right. */
  by: number
  /** In one move, or in several with time between them. */
  pace: 'fast' | 'slow'
  /** With a finger, else with the mouse. */
  isMobile: boolean
}

/** Swipes from the middle of the toast. */
async function swipe(page: Page, { by, pace, isMobile }: Swipe) {
  const box = await placeOf(page)
  const x = box.x + box.width / 2
  const y = box.y + 20
  const pointer = await pointerOn(page, isMobile)
  await pointer.down(x, y)
  const steps = pace === 'fast' ? 1 : SLOW_STEPS
  for (let step = 1; step <= steps; step += 1) {
    await pointer.move(x + (by * step) / steps, y)
    if (pace === 'slow') await passFrames(page)
  }
  await pointer.up()
}

/** A finger on a phone, else the mouse. */
async function pointerOn(page: Page, isMobile: boolean) {
  if (!isMobile) {
    return {
      async down(x: number, y: number) {
        await page.mouse.move(x, y)
        await page.mouse.down()
      },
      move: (x: number, y: number) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    }
  }
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    down: (x: number, y: number) => touch('touchStart', { x, y }),
    move: (x: number, y: number) => touch('touchMove', { x, y }),
    up: () => touch('touchEnd'),
  }
}
