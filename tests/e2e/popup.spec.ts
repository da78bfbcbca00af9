import type { Page } from '@playwright/test'
import {
  expectNoPopup,
  openOnClock,
  popup,
  settle,
  test,
  visitOnClock,
  visitUntilPopup,
} from './popup.ts'
import { expect } from './site.ts'
import { expectToast } from './toast.ts'
import { addressOf, blockStorage, expectAddress, stored } from './visit.ts'

const SEEN = 'newsletter-popup-seen'
const SUBSCRIBERS = 'newsletter-subscribers'

function wasSeen(page: Page): Promise<boolean> {
  return page.evaluate((key) => localStorage.getItem(key) !== null, SEEN)
}

test('opens 10 seconds after load and not before, whatever was opened since', async ({
  page,
  asked,
}) => {
  await visitOnClock(page, '/recipes')
  await page.clock.runFor(5000)
  await page.getByRole('link', { name: 'Lemon-herb salmon with asparagus' }).click()
  await expectAddress(page, '/recipes/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lemon-herb salmon/)
  await page.clock.runFor(4900)
  await settle(page)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => asked).toHaveLength(1)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
})

test('asks for an email address, does nothing while there is none, and with one stores it, says so and closes', async ({
  page,
}) => {
  const toastCode: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ToastList')) toastCode.push(request.url())
  })
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
  // Even past the browser's own check.
  await field.fill('')
  await popup(page)
    .locator('form')
    .evaluate((form) =>
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    )
  await settle(page)
  expect(toastCode, 'requests for a toast').toEqual([])
  await expect(popup(page)).toBeVisible()
  expect(await wasSeen(page)).toBe(false)
  expect(await stored(page, SUBSCRIBERS)).toBe(null)

  await field.fill('robin@example.com')
  await popup(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expectToast(page, {
    title: '🎉 Welcome to Pinchwell!',
    message: "You're now subscribed to our weekly newsletter!",
    variant: 'default',
  })
  expect(await wasSeen(page)).toBe(true)
  expect(await stored(page, SUBSCRIBERS)).toEqual([
    { email: 'robin@example.com', date: expect.stringMatching(/^2026-01-05T.*Z$/) },
  ])
})

test('once closed, by a click on the backdrop too, it does not return on this visit, nor on the next', async ({
  page,
  asked,
}) => {
  await visitUntilPopup(page, '/')
  expect(await wasSeen(page)).toBe(false)
  await page.mouse.click(8, 300)
  await expect(popup(page)).toHaveCount(0)
  expect(await wasSeen(page)).toBe(true)
  expect(await stored(page, SUBSCRIBERS)).toBe(null)
  await page.getByRole('link', { name: 'Explore Recipes' }).click()
  await expectAddress(page, '/recipes')
  await expectNoPopup(page, asked)
  await page.clock.pauseAt('2026-01-06T08:00:00Z')
  await openOnClock(page, '/blog')
  await expectNoPopup(page, asked)
})

test.describe('where nothing can be stored', () => {
  test('it closes all the same, and stays away on this visit', async ({ page, asked }) => {
    await blockStorage(page)
    await visitUntilPopup(page, '/')
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toHaveCount(0)
    expect(await wasSeen(page)).toBe(false)
    await expectNoPopup(page, asked)
  })
})

test('where the storage cannot be read it counts as seen, and the page works', async ({
  page,
  asked,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked by the test', 'SecurityError')
    }
  })
  await visitOnClock(page, '/')
  await expectNoPopup(page, asked)
  await page.getByRole('link', { name: 'Explore Recipes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Next Favorite Meal')
  expect(addressOf(page)).toBe('/recipes')
})
