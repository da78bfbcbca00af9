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

/** Opens a page at a time that stands still, so that the test alone moves it. */
async function visitOutOfTime(page: Page, path: string) {
  await page.clock.install({ time: '2026-01-05T08:00:00' })
  await page.clock.pauseAt('2026-01-05T08:00:01')
  await page.goto(path)
  // The page comes alive within a frame; from then on the delay counts.
  await expect(async () => {
    await page.clock.runFor(4)
    expect(await page.evaluate(() => window.dataLayer)).toBeDefined()
  }).toPass({ intervals: [5] })
}

/** Opens a page and lets time pass until the popup is there. */
async function visitUntilPopup(page: Page, path: string) {
  await visitOutOfTime(page, path)
  await page.clock.runFor(10_000)
  await page.clock.resume()
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
  await visitOutOfTime(page, '/')
  await expect(popup(page)).toHaveCount(0)
  for (const time of [5000, 4000, 950]) {
    await page.clock.runFor(time)
    await expect(popup(page)).toHaveCount(0)
  }
  await page.clock.runFor(50)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
})

test('opens on any page, 10 seconds after load whatever was opened since', async ({ page }) => {
  await visitOutOfTime(page, '/recipes')
  await page.clock.runFor(6000)
  await page.getByRole('link', { name: 'Lemon-herb salmon with asparagus' }).click()
  await expectAddress(page, '/recipes/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lemon-herb salmon/)
  await page.clock.runFor(4000)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
})

test('does not open when it was seen before', async ({ page }) => {
  await store(page, SEEN, 'true')
  await visitOutOfTime(page, '/')
  await expectNoPopup(page)
})

test('asks for an email address and names itself', async ({ page }) => {
  await visitUntilPopup(page, '/')
  await expect(popup(page)).toHaveAccessibleName(/\w/)
  const field = popup(page).getByRole('textbox', { name: 'Email address' })
  await expect(field).toHaveAttribute('type', 'email')
  await expect(field).toHaveAttribute('required')
  expect(await wasSeen(page)).toBe(false)
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

test('an empty submit does nothing', async ({ page }) => {
  await visitUntilPopup(page, '/')
  await popup(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(popup(page).getByRole('textbox')).toBeFocused()
  await expect(popup(page)).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(await wasSeen(page)).toBe(false)
  expect(await stored(page, 'newsletter-subscribers')).toBe(null)
})

test('the browser holds what is no address', async ({ page }) => {
  await visitUntilPopup(page, '/')
  await popup(page).getByRole('textbox').fill('abc')
  await popup(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(popup(page)).toBeVisible()
  expect(await stored(page, 'newsletter-subscribers')).toBe(null)
})

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
    await visitOutOfTime(page, '/')
    const link = page.getByRole('link', { name: 'Explore Recipes' })
    await link.focus()
    await page.clock.runFor(10_000)
    await page.clock.resume()
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

  test('returns after the close button too', async ({ page }) => {
    await visitOutOfTime(page, '/')
    const link = page.getByRole('link', { name: 'Shop Kitchen Tools' })
    await link.focus()
    await page.clock.runFor(10_000)
    await page.clock.resume()
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('in a field of the page keeps the popup away until the field is left', async ({ page }) => {
    await visitOutOfTime(page, '/about')
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.focus()
    await expectNoPopup(page)
    await field.pressSequentially('gra')
    await page.keyboard.press('Tab')
    await page.clock.resume()
    await expect(popup(page)).toBeVisible()
  })

  test('moving from field to field still keeps it away', async ({ page }) => {
    await visitOutOfTime(page, '/contact')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Name' }).focus()
    await page.clock.runFor(12_000)
    await page.keyboard.press('Tab')
    await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expectNoPopup(page)
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
