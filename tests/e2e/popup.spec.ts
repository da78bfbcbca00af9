import type { Page } from '@playwright/test'
import { expect, test as base } from './site.ts'
import { expectToast, passFrames } from './toast.ts'
import { addressOf, blockStorage, expectAddress, stored } from './visit.ts'

const SEEN = 'newsletter-popup-seen'
const SUBSCRIBERS = 'newsletter-subscribers'
const START = '2026-01-05T08:00:00Z'

const test = base.extend<{ asked: string[] }>({
  /** The requests for the popup's code: it is not loaded before it is wanted. */
  asked: [
    async ({ page }, use) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/PopupDialog.*\.js$/.test(request.url())) asked.push(request.url())
      })
      await use(asked)
    },
    { auto: true },
  ],
})

function popup(page: Page) {
  return page.getByRole('dialog')
}

function wasSeen(page: Page): Promise<boolean> {
  return page.evaluate((key) => localStorage.getItem(key) !== null, SEEN)
}

/** Opens a page on a clock that stands still, until it answers; its time begins there. */
async function visitOnClock(page: Page, path: string) {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(Date.parse(START) + 1000)
  await openOnClock(page, path)
}

/** Opens another page on the clock that stands still. */
async function openOnClock(page: Page, path: string) {
  await page.goto(path)
  // What a visitor does starts the app at once rather than when there is time.
  await page.keyboard.press('Shift')
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return page.evaluate(() => window.dataLayer !== undefined)
    })
    .toBe(true)
}

/** Waits for an answer of the server that was asked for after whatever happened so far. */
async function settle(page: Page) {
  for (const _ of [1, 2]) await page.evaluate(() => fetch('/', { cache: 'no-store' }))
}

/** Opens a page and lets time pass until the popup is there; from then on time goes by itself. */
async function visitUntilPopup(page: Page, path: string) {
  await visitOnClock(page, path)
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
}

/** Expects that there is no popup even after half a minute, nor its code on the way. */
async function expectNoPopup(page: Page, asked: string[]) {
  const before = asked.length
  await page.clock.runFor(30_000)
  await settle(page)
  expect(asked, 'requests for the popup').toHaveLength(before)
  await expect(popup(page)).toHaveCount(0)
}

test('adds no second banner to the page', async ({ page }) => {
  await visitUntilPopup(page, '/')
  const devtools = await page.context().newCDPSession(page)
  // Playwright's own roles know no banner in a dialog; the browser's do.
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value)
  expect(roles).toContain('dialog')
  expect(roles.filter((role) => role === 'banner').length).toBeLessThanOrEqual(1)
  await expect(popup(page).locator('header:not([role])')).toHaveCount(0)
})

test('opens 10 seconds after load and not before', async ({ page, asked }) => {
  await visitOnClock(page, '/')
  // The app was there up to some milliseconds ago.
  await page.clock.runFor(9900)
  await settle(page)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => asked).toHaveLength(1)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
})

test('opens on any page, 10 seconds after load whatever was opened since', async ({
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

test('asks for an email address, and does nothing while there is none', async ({ page }) => {
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
})

const WAYS = [
  {
    way: 'its button',
    close: (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click(),
  },
  { way: 'a click on the backdrop', close: (page: Page) => page.mouse.click(8, 300) },
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
]

for (const { way, close } of WAYS) {
  test(`closed by ${way} it is gone and counts as seen`, async ({ page }) => {
    await visitUntilPopup(page, '/')
    expect(await wasSeen(page)).toBe(false)
    await close(page)
    await expect(popup(page)).toHaveCount(0)
    expect(await wasSeen(page)).toBe(true)
    expect(await stored(page, SUBSCRIBERS)).toBe(null)
  })
}

test('once closed it does not return, neither on this visit nor on the next', async ({
  page,
  asked,
}) => {
  await visitUntilPopup(page, '/')
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Explore Recipes' }).click()
  await expectAddress(page, '/recipes')
  await expectNoPopup(page, asked)
  await page.clock.pauseAt('2026-01-06T08:00:00Z')
  await openOnClock(page, '/blog')
  await expectNoPopup(page, asked)
})

test('a successful submit stores, counts as seen, shows a toast and closes', async ({ page }) => {
  await visitUntilPopup(page, '/')
  await popup(page).getByRole('textbox').fill('robin@example.com')
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

test.describe('focus', () => {
  test('is inside, stays inside, and returns afterwards', async ({ page }) => {
    await visitOnClock(page, '/')
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

  test('in a field of the page keeps the popup away until fields are left', async ({
    page,
    asked,
  }) => {
    await visitOnClock(page, '/contact')
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: 'Name' }).focus()
    await expectNoPopup(page, asked)
    await page.keyboard.type('Robin')
    await page.keyboard.press('Tab')
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expectNoPopup(page, asked)
    await form.getByRole('button', { name: 'Send Message' }).focus()
    await page.clock.resume()
    await expect(popup(page)).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Name', includeHidden: true })).toHaveValue(
      'Robin',
    )
  })
})

test('the page behind it does not scroll, and does again afterwards', async ({ page }) => {
  await visitUntilPopup(page, '/')
  const turnWheel = async () => {
    await page.mouse.move(640, 60)
    await page.mouse.wheel(0, 600)
    await passFrames(page)
  }
  await turnWheel()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await turnWheel()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
