import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const isLater = (page: Page) => page.evaluate(() => 'later' in document.documentElement.dataset)

test('the first paint leaves out what is off the screen', async ({ page }) => {
  // Shows the page without the code that hydrates it.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/recipes/1')
  expect(await isLater(page)).toBe(true)
  const footer = page.getByRole('contentinfo').getByRole('link').first()
  const isLaidOut = () =>
    footer.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  const before = await boxesInView(page)

  await test.step('a link to a part of the page leads there all the same', async () => {
    await page.evaluate(() => (window.location.hash = 'instructions'))
    await expect(page.getByRole('heading', { name: 'Instructions' })).toBeInViewport()
    expect(await isLater(page)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
  })
  await page.evaluate(() => delete document.documentElement.dataset.later)
  expect(await isLaidOut()).toBe(true)
  expect(await boxesInView(page)).toEqual(before)

  await page.goto('/recipes/2')
  expect(await isLater(page)).toBe(true)
  await page.reload()
  expect(await isLater(page)).toBe(false)
  await page.goto('/recipes/1#instructions')
  expect(await isLater(page)).toBe(false)
})

function boxesInView(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, img, a, dt, dd)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top }) => top < window.innerHeight)
      .map(({ left, top, width }) => [left, top, width].map(Math.round)),
  )
}
