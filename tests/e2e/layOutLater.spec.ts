import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { untilAlive, visit } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

const isLater = (page: Page) => page.evaluate(() => 'later' in document.documentElement.dataset)

/** Has the page without the code that brings it to life. */
async function holdCode(page: Page) {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

test('the first paint leaves out what is off the screen, and moves nothing of what is on it', async ({
  page,
}) => {
  await holdCode(page)
  await page.goto('/recipes/1')
  expect(await isLater(page)).toBe(true)
  const footer = page.getByRole('contentinfo').getByRole('link').first()
  const isLaidOut = () =>
    footer.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  const before = await boxesInView(page)
  await page.evaluate(() => delete document.documentElement.dataset.later)
  expect(await isLaidOut()).toBe(true)
  expect(await boxesInView(page)).toEqual(before)
})

/** Where the words and pictures stand that the screen shows. */
function boxesInView(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, img, a, dt, dd)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top }) => top < window.innerHeight)
      .map(({ left, top, width }) => [left, top, width].map(Math.round)),
  )
}

test('a page that answers is laid out to its end, without a style of its own on any part', async ({
  page,
}) => {
  await visit(page, '/recipes')
  expect(await isLater(page)).toBe(false)
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
})

test('after Reload, and with a part of the page in the address, nothing is left out', async ({
  page,
}) => {
  await holdCode(page)
  await page.goto('/recipes/1')
  await page.reload()
  expect(await isLater(page)).toBe(false)
  await page.goto('/recipes/1#instructions')
  expect(await isLater(page)).toBe(false)
})

test('a link to a part of the page leads there before all of it was laid out', async ({ page }) => {
  await holdCode(page)
  await page.goto('/recipes/1')
  await page.evaluate(() => (window.location.hash = 'instructions'))
  const heading = page.getByRole('heading', { name: 'Instructions' })
  await expect(heading).toBeInViewport()
  expect(await isLater(page)).toBe(true)
})

test('Back to a page that was loaded finds the place where it was left', async ({ page }) => {
  await visit(page, '/recipes')
  const card = page.getByRole('main').getByRole('article').nth(20)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').click()
  await page
    .getByRole('heading', { level: 1, name: 'Ingredients' })
    .or(page.locator('h1'))
    .waitFor()
  await page.goBack()
  await untilAlive(page)
  await expect(card).toBeInViewport()
})
