import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { expectStays, expectToast, passFrames, SEARCH, searchButton, toasts } from './toast.ts'
import { visit } from './visit.ts'

test.describe('a swipe', { tag: '@phone' }, () => {
  test('moves the toast away at 50 px and not at 49, to either side, fast and slow', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/')
    await searchButton(page).click()
    await expectToast(page, SEARCH)
    const place = await placeOf(page)
    for (const [by, pace] of [
      [49, 'fast'],
      [-49, 'slow'],
    ] as const) {
      await swipe(page, { by, pace, isMobile })
      await expectNotToLeave(page)
      expect(await placeOf(page), `${by} px: it is where it was`).toEqual(place)
    }
    for (const [by, pace] of [
      [50, 'slow'],
      [-50, 'fast'],
    ] as const) {
      if ((await toasts(page).count()) === 0) await searchButton(page).click()
      await expectToast(page, SEARCH)
      await swipe(page, { by, pace, isMobile })
      // Long before its time is over.
      await expect(toasts(page), `${by} px`).toHaveCount(0, { timeout: 1000 })
    }
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
