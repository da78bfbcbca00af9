import type { Page } from '@playwright/test'
import {
  cookMode,
  expectStep,
  openCookMode,
  PANCAKES,
  PATH,
  STEPS,
  touchRecipe,
} from './cooking.ts'
import { popup, test as popupTest, visitOnClock } from './popup.ts'
import { expect, test } from './site.ts'
import { addressOf, blockStorage, expectAddress, visit } from './visit.ts'

/** `KILLS=20 npx playwright test cookMode` kills more tabs than a usual run. */
const KILLS = Number(process.env.KILLS ?? 2)
const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })

/** A finger that goes from one place to another, in CSS pixels from the left. */
async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('cook mode @phone', () => {
  test('shows one step, what it needs, and the words before and after it; is turned by keys, and reads each step out', async ({
    page,
  }) => {
    await visit(page, PATH)
    const dialog = await openCookMode(page)
    await expectStep(page, 1)
    await expect(dialog.getByRole('button', { name: 'Previous step' })).toBeDisabled()
    const needed = dialog.getByRole('list', { name: 'Ingredients of this step' })
    const [first = ''] = await needed.getByRole('listitem').allTextContents()
    expect(PANCAKES.ingredients.map(({ text }) => text)).toContain(first)
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await expectStep(page, 2)
    for (const step of STEPS.slice(0, 3)) {
      await expect(dialog.getByText(step.slice(0, 12)).first()).toBeInViewport()
    }
    const live = dialog.locator('[aria-live="polite"]')
    for (const [key, step] of [
      ['ArrowRight', 3],
      ['PageDown', 4],
      ['ArrowLeft', 3],
      ['PageUp', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expectStep(page, step)
      await expect(live).toHaveText(`Step ${step}: ${STEPS[step - 1]}`)
    }
  })

  test('has no word below 28 px and no target below 64 px', async ({ page }) => {
    await visit(page, PATH)
    await touchRecipe(page)
    await page.getByRole('region', { name: 'Instructions' }).locator('p button').first().click()
    const dialog = await openCookMode(page)
    for (const _ of STEPS) {
      const small = await dialog.evaluate((element) => {
        const found: string[] = []
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { parentElement: parent, textContent: words } = walker.currentNode
          if (!parent || !words?.trim() || parent.closest('.visually-hidden')) continue
          const size = Number.parseFloat(getComputedStyle(parent).fontSize)
          if (size < 28) found.push(`${words} ${size}px`)
        }
        for (const target of element.querySelectorAll('button, label')) {
          const { width, height } = target.getBoundingClientRect()
          if (Math.min(width, height) < 64) found.push(`${target.textContent} ${width}×${height}`)
        }
        return found
      })
      expect(small).toEqual([])
      const next = dialog.getByRole('button', { name: 'Next step' })
      if (await next.isVisible()) await next.click()
    }
    await expectStep(page, STEPS.length)
  })
})

test.describe('cook mode', () => {
  test('ends with Back, with Escape, with its buttons, and gives the focus back', async ({
    page,
  }) => {
    await visit(page, PATH)
    const link = page.getByRole('link', { name: 'Cook mode' })
    const ways = {
      back: () => page.goBack(),
      escape: () => page.keyboard.press('Escape'),
      close: () => cookMode(page).getByRole('button', { name: 'Close cook mode' }).click(),
    }
    for (const leave of Object.values(ways)) {
      await openCookMode(page)
      expect(addressOf(page)).toBe(`${PATH}#cook`)
      await leave()
      await expect(cookMode(page)).toHaveCount(0)
      await expectAddress(page, PATH)
      await expect(link).toBeFocused()
    }
  })

  test('opens from an address, begins anew with one tap, and closing leads to the recipe', async ({
    page,
  }) => {
    await visit(page, `${PATH}#cook`)
    const dialog = cookMode(page)
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await expectStep(page, 2)
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expectStep(page, 1)
    await expect(dialog.getByRole('checkbox').first()).not.toBeChecked()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      `cooking:${PANCAKES.id}`,
    )
    await dialog.getByRole('button', { name: 'Close cook mode' }).click()
    await expectAddress(page, PATH)
    await expect(dialog).toHaveCount(0)
  })

  test('goes on where nothing can be stored, and says so', async ({ page }) => {
    await blockStorage(page)
    await page.goto(`${PATH}#cook`)
    await cookMode(page).getByRole('button', { name: 'Next step' }).click()
    await expectStep(page, 2)
    await expect(cookMode(page).getByText('This browser stores nothing more')).toBeVisible()
  })
})

test.describe('where data is cheap', () => {
  test.use({ savesData: false })

  test('the code of cook mode is there before the first press', async ({ page }) => {
    const loaded = page.waitForResponse('**/assets/openCooking-*.js')
    await visit(page, PATH)
    await loaded
  })
})

test.describe('on a touch screen @phone @phone-only', () => {
  test('a swipe turns the step, and a scroll does not', async ({ page }) => {
    await visit(page, `${PATH}#cook`)
    await expectStep(page, 1)
    await swipe(page, 300, 100)
    await expectStep(page, 2)
    await swipe(page, 100, 300)
    await expectStep(page, 1)
    await swipe(page, 200, 230)
    await expectStep(page, 1)
  })

  test(`${KILLS} of ${KILLS} killed tabs come back to the step, the ticks, the scale and the timers`, async ({
    context,
  }) => {
    test.slow()
    let page = await context.newPage()
    await visit(page, `${PATH}?servings=${PANCAKES.servings * 2}`)
    await touchRecipe(page)
    await page.getByRole('region', { name: 'Instructions' }).locator('p button').first().click()
    await page.getByRole('region', { name: 'Timers' }).getByRole('timer').waitFor()
    const stored = () =>
      page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()))
    let step = 1
    await openCookMode(page)
    for (let round = 0; round < KILLS; round += 1) {
      const isForward = step < STEPS.length
      const name = isForward ? 'Next step' : 'Start over'
      await cookMode(page).getByRole('button', { name }).click()
      step = isForward ? step + 1 : 1
      await expectStep(page, step)
      const before = await stored()
      await kill(page)
      page = await context.newPage()
      await page.goto(`${PATH}#cook`)
      await expectStep(page, step)
      await expectAddress(page, `${PATH}?servings=${PANCAKES.servings * 2}#cook`)
      expect(await stored()).toBe(before)
      await expect(cookMode(page).getByRole('timer')).toHaveCount(1)
    }
  })
})

/** Ends the process of a page at once, as a system does that is short of memory. */
async function kill(page: Page) {
  const client = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void client.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

/** A lock as the browser has it; a test can take it away or refuse it. */
async function offerLocks(page: Page, isRefused = false) {
  await page.addInitScript((refused) => {
    const asked: number[] = []
    let last: EventTarget & { released?: boolean }
    const request = async () => {
      asked.push(performance.now())
      if (refused) throw new DOMException('no', 'NotAllowedError')
      last = Object.assign(new EventTarget(), { released: false, release: async () => {} })
      return last
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      if (hidden) Object.assign(last, { released: true }).dispatchEvent(new Event('release'))
      document.dispatchEvent(new Event('visibilitychange'))
    }
    Object.assign(window, { asked, setHidden })
  }, isRefused)
}

test.describe('the screen @phone-only', () => {
  test('stays on, and is kept on again within a second when the page is back in sight', async ({
    page,
  }) => {
    await offerLocks(page)
    await visit(page, `${PATH}#cook`)
    await expectStep(page, 1)
    await expect.poll(() => page.evaluate('asked.length')).toBe(1)
    await page.evaluate('setHidden(true)')
    const delay = await page.evaluate(`new Promise((resolve) => {
      const shown = performance.now()
      setHidden(false)
      const wait = () => asked.length > 1 ? resolve(asked[1] - shown) : setTimeout(wait, 5)
      wait()
    })`)
    expect(delay).toBeLessThan(1000)
    await expect(cookMode(page).getByText('screen may turn off')).toHaveCount(0)
  })

  test('is said to turn off where the browser refuses to keep it on', async ({ page }) => {
    await offerLocks(page, true)
    await visit(page, `${PATH}#cook`)
    await expect(cookMode(page).getByText('The screen may turn off')).toBeVisible()
  })
})

popupTest('no popup comes over cook mode, however long it is open', async ({ page, asked }) => {
  await visitOnClock(page, `${PATH}#cook`)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return cookMode(page).count()
    })
    .toBe(1)
  await page.clock.runFor(60_000)
  expect(asked).toEqual([])
  await expect(popup(page)).toHaveCount(1)
  await expect(cookMode(page)).toBeVisible()
})
