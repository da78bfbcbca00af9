import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { blockStorage, expectAddress, store, stored, visitAsNew } from './visit.ts'

const SEEN = 'newsletter-popup-seen'

function popup(page: Page) {
  return page.getByRole('dialog')
}

function wasSeen(page: Page): Promise<boolean> {
  return page.evaluate((key) => localStorage.getItem(key) !== null, SEEN)
}

const START = Date.parse('2026-01-05T08:00:00Z')

/** Opens a page on a clock that the test can advance; returns the milliseconds that this took. */
async function visitOnClock(page: Page, path: string): Promise<number> {
  await page.clock.install({ time: START })
  await visitAsNew(page, path)
  return (await page.evaluate(() => Date.now())) - START
}

/** Opens a page and lets time pass until the popup is there. */
async function visitUntilPopup(page: Page, path: string) {
  await visitOnClock(page, path)
  await page.clock.runFor(10_000)
  await expect(popup(page)).toBeVisible()
}

/** Expects that there is no popup even after half a minute. */
async function expectNoPopup(page: Page) {
  for (const _ of [1, 2, 3]) {
    await page.clock.runFor(10_000)
    await expect(popup(page)).toHaveCount(0)
  }
}

test('opens 10 seconds after load and not before', async ({ page }) => {
  const loading = await visitOnClock(page, '/')
  for (const time of [5000, 8000, 9900]) {
    await page.clock.pauseAt(START + time)
    await expect(popup(page)).toHaveCount(0)
  }
  await page.clock.runFor(100 + loading)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
})

test('opens on any page, 10 seconds after load whatever was opened since', async ({ page }) => {
  await visitOnClock(page, '/recipes')
  await page.getByRole('link', { name: 'Lemon-herb salmon with asparagus' }).click()
  await expectAddress(page, '/recipes/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lemon-herb salmon/)
  await page.clock.runFor(10_000)
  await expect(popup(page)).toBeVisible()
})

test('does not open when it was seen before', async ({ page }) => {
  await store(page, SEEN, 'true')
  await visitOnClock(page, '/')
  await expectNoPopup(page)
})

test('asks for an email address, and does nothing while there is none', async ({ page }) => {
  await visitUntilPopup(page, '/')
  await expect(popup(page)).toHaveAccessibleName(/\w/)
  const field = popup(page).getByRole('textbox', { name: 'Email address' })
  await expect(field).toHaveAttribute('type', 'email')
  for (const text of ['', 'abc']) {
    await field.fill(text)
    await popup(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(field).toBeFocused()
    expect(await field.evaluate((input) => input.matches(':invalid'))).toBe(true)
    await expect(popup(page)).toBeVisible()
  }
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(await wasSeen(page)).toBe(false)
  expect(await stored(page, 'newsletter-subscribers')).toBe(null)
})

for (const { way, close } of [
  {
    way: 'its button',
    close: (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click(),
  },
  { way: 'a click on the backdrop', close: (page: Page) => page.mouse.click(8, 300) },
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
]) {
  test(`closed by ${way} it counts as seen, and does not return`, async ({ page }) => {
    await visitUntilPopup(page, '/')
    await close(page)
    await expect(popup(page)).toHaveCount(0)
    expect(await wasSeen(page)).toBe(true)
    expect(await stored(page, 'newsletter-subscribers')).toBe(null)

    await page.getByRole('link', { name: 'Explore Recipes' }).click()
    await expectAddress(page, '/recipes')
    await expectNoPopup(page)
    await visitAsNew(page, '/blog')
    await expectNoPopup(page)
  })
}

test('a successful submit stores, counts as seen, shows a toast and closes', async ({ page }) => {
  await visitUntilPopup(page, '/')
  await popup(page).getByRole('textbox').fill('robin@example.com')
  await popup(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(popup(page)).toHaveCount(0)
  const toast = page.getByRole('status')
  await expect(toast.getByText('🎉 Welcome to Pinchwell!', { exact: true })).toBeVisible()
  await expect(
    toast.getByText("You're now subscribed to our weekly newsletter!", { exact: true }),
  ).toBeVisible()
  expect(await wasSeen(page)).toBe(true)
  expect(await stored(page, 'newsletter-subscribers')).toEqual([
    { email: 'robin@example.com', date: expect.stringMatching(/^2026-01-05T.*Z$/) },
  ])
  await visitAsNew(page, '/blog')
  await expectNoPopup(page)
})

test('an address that cannot be stored stays in the popup, and a toast says so', async ({
  page,
}) => {
  await blockStorage(page)
  await visitUntilPopup(page, '/')
  await popup(page).getByRole('textbox').fill('robin@example.com')
  await popup(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/not saved/i)).toBeVisible()
  await expect(popup(page).getByRole('textbox')).toHaveValue('robin@example.com')
})

test.describe('focus', () => {
  test('is inside, stays inside, and returns afterwards', async ({ page }) => {
    await visitOnClock(page, '/')
    const link = page.getByRole('link', { name: 'Explore Recipes' })
    await link.focus()
    await page.clock.runFor(10_000)
    await expect(popup(page).getByRole('textbox')).toBeFocused()
    const isInside = () => popup(page).evaluate((dialog) => dialog.contains(document.activeElement))
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await isInside(), key).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('in a field of the page keeps the popup away until fields are left', async ({ page }) => {
    await visitOnClock(page, '/contact')
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: 'Name' }).focus()
    await expectNoPopup(page)
    await page.keyboard.type('Robin')
    await page.keyboard.press('Tab')
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expectNoPopup(page)
    await form.getByRole('button', { name: 'Send Message' }).focus()
    await expect(popup(page)).toBeVisible()
  })
})

test('the page behind it does not scroll', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no wheel')
  await visitUntilPopup(page, '/')
  await page.mouse.move(640, 60)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
