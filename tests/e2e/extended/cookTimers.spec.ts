import type { Locator, Page } from '@playwright/test'
import { PATH, inSeconds, timerBar, timerWords, touchRecipe } from '../support/cooking.ts'
import { PANCAKES } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { reload, visit } from '../support/visit.ts'

const MINUTE = 60_000

/** Counts the signals that a page gives: a tone is an oscillator that starts. */
async function countSignals(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function count(when) {
      Object.assign(window, { tones: Number(Reflect.get(window, 'tones')) + 1 })
      start.call(this, when)
    }
  })
}

const tones = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'tones')))

/** Expects that timers show, to the second, the time until their stored deadlines. */
async function expectAccurate(page: Page): Promise<void> {
  // On a busy machine a tick may be late, but not all of them.
  await expect(async () => {
    // Reads both at once, since time passes between two calls.
    const { texts, left } = await page.evaluate(() => ({
      texts: [...document.querySelectorAll('[role="timer"]')].map(({ textContent }) => textContent),
      left: Object.entries(localStorage)
        .filter(([key]) => key.startsWith('timers:'))
        .map(([, text]) => Math.max(0, (JSON.parse(text).endsAt - Date.now()) / 1000))
        .toSorted((a, b) => a - b),
    }))
    const shown = texts.map(inSeconds)
    expect(shown).toHaveLength(left.length)
    for (const [index, seconds] of shown.entries()) {
      expect(Math.abs(seconds - (left[index] ?? 0))).toBeLessThanOrEqual(1)
    }
  }).toPass({ timeout: 5000 })
}

async function bottomOf(part: Locator): Promise<number> {
  const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height
}

test.describe('timers @phone-only', () => {
  test('start with taps on the words of steps, and cover nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 })
      Object.defineProperty(Notification, 'permission', { value: 'default' })
      Notification.requestPermission = async () => {
        Object.assign(window, { asked: 1 })
        return 'default'
      }
    })
    await visit(page, PATH)
    await expect(timerBar(page)).toHaveCount(0)
    await touchRecipe(page)
    const count = await timerWords(page).count()
    expect(count).toBeGreaterThan(2)
    for (let index = 0; index < count; index += 1) await timerWords(page).nth(index).click()
    await expect(timerBar(page).getByRole('timer')).toHaveCount(count)
    const names = await timerBar(page).getByRole('link').allTextContents()
    for (const name of names) expect(name).toMatch(new RegExp(`^Step \\d+, ${PANCAKES.title}$`))
    expect(new Set(names).size).toBeGreaterThan(1)
    await timerWords(page).nth(0).click()
    await expect(timerBar(page).getByRole('timer'), 'one place starts one timer').toHaveCount(count)
    await expect(timerBar(page).getByText('a locked phone may stay silent')).toBeVisible()

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [bar, footer] = [
      await timerBar(page).boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ]
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    await page.emulateMedia({ media: 'print' })
    await expect(timerBar(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    // One row for each timer, and one for the question.
    const height = (await timerBar(page).boundingBox())?.height ?? 0
    expect(height).toBeLessThanOrEqual(44 * (count + 1) + 12)
    const question = timerBar(page).getByText('Show a notification')
    await expect(question).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0)
    await timerBar(page).getByRole('button', { name: 'No', exact: true }).click()
    await expect(question).toHaveCount(0)
    await reload(page)
    await expect(timerBar(page)).toBeVisible()
    await expect(question, 'not again after a no').toHaveCount(0)
  })

  test('stand above the bar of privacy choices, and cover no focus', async ({ page }) => {
    await visit(page, PATH)
    await touchRecipe(page)
    await timerWords(page).nth(0).click()
    // Only external services show the bar; tests/hosts/browser/providers.spec.ts tests it.
    await page.evaluate(() => document.documentElement.style.setProperty('--consent-bar', '120px'))
    const { height: window = 0 } = page.viewportSize() ?? {}
    expect(await bottomOf(timerBar(page))).toBeCloseTo(window - 120, 0)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    await link.focus()
    const top = (await timerBar(page).boundingBox())?.y ?? 0
    expect(await bottomOf(link)).toBeLessThanOrEqual(top)
  })

  test('are right on other pages, after a reload, and out of sight', async ({ page }) => {
    await page.clock.install()
    await visit(page, PATH)
    await touchRecipe(page)
    for (const index of [0, 1]) await timerWords(page).nth(index).click()
    await expect(timerBar(page)).toBeVisible()
    const [, longer] = await timerBar(page)
      .getByRole('button', { name: /^\+1 min/ })
      .all()
    for (let minute = 0; minute < 40; minute += 1) await longer?.click()
    await expectAccurate(page)
    await page.getByRole('link', { name: 'Back to Recipes' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
    await expectAccurate(page)
    await reload(page)
    await expect(timerBar(page)).toBeVisible()
    await expectAccurate(page)
    // Timers of a hidden page stop, and then the clock jumps.
    await page.clock.fastForward(30 * MINUTE)
    await expectAccurate(page)
    await expect(timerBar(page).getByText('Done')).toHaveCount(1)
    await timerBar(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipes\/7#step-\d+$/)
  })

  test('ring in one of two tabs, until somebody ends that', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.clock.install()
      await countSignals(tab)
      await visit(tab, PATH)
      await touchRecipe(tab)
      // Browsers allow sound only after a press.
      await tab.getByRole('heading', { level: 1 }).click()
    }
    await timerWords(page).first().click()
    await expect(timerBar(other).getByRole('timer')).toBeVisible()
    await other.getByRole('heading', { level: 1 }).click()
    await page.bringToFront()
    for (const tab of [page, other]) await tab.clock.fastForward(20 * MINUTE)
    await expect(timerBar(page).getByText('Done')).toBeVisible()
    await expect(timerBar(page).getByRole('alert')).toContainText('Time is up')
    await expect.poll(async () => (await tones(page)) + (await tones(other))).toBeGreaterThan(0)
    const heard = [await tones(page), await tones(other)]
    expect(heard.filter((count) => count > 0)).toHaveLength(1)
    await timerBar(other)
      .getByRole('button', { name: /^(Stop|OK):/ })
      .click()
    await expect(timerBar(page)).toHaveCount(0)
    await other.close()
  })

  test('say when they cannot be heard until the page is pressed', async ({ page, context }) => {
    await visit(page, PATH)
    await timerWords(page).first().click()
    await expect(timerBar(page)).toBeVisible()
    const other = await context.newPage()
    // Playwright's calls count as user activation, as if the page had been pressed.
    await other.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
    })
    await visit(other, '/about')
    const note = timerBar(other).getByText('Sound is off until you tap')
    await expect(note).toBeVisible()
    await other.getByRole('heading', { level: 1 }).click()
    await expect(note).toHaveCount(0)
    await expect(timerBar(page).getByText('Sound is off until you tap')).toHaveCount(0)
    await other.close()
  })
})
