import type { Page } from '@playwright/test'
import { recipes } from './content.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

/** Expects the top of a page that was opened just now, with the focus on its heading. */
async function expectArrival(page: Page, title: string | RegExp) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
  // Two more frames, in which the browser could put back where the page was left.
  const top = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return window.scrollY
  })
  expect(top).toBe(0)
}

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
}

/** Scrolls to the end of the page and waits until what is there has been laid out and stands still. */
async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    const root = document.documentElement
    let height = 0
    while (height !== root.scrollHeight) {
      height = root.scrollHeight
      window.scrollTo(0, height)
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    }
  })
}

test.describe('a change of path', { tag: '@phone' }, () => {
  test('by a link scrolls to the top and focuses the heading of the new page', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('link', { name: 'Explore Recipes' }).click()
    await expectArrival(page, 'Find Your Next Favorite Meal')
    const card = page.getByRole('link', { name: 'Vanilla panna cotta with raspberries' })
    await card.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await card.click()
    await expectAddress(page, '/recipes/43')
    await expectArrival(page, /^Vanilla panna cotta/)
    await scrollDown(page)
    await page.getByRole('link', { name: 'Back to Recipes' }).press('Enter')
    await expectArrival(page, 'Find Your Next Favorite Meal')
  })
})

test('a change of category or a link to a #place does not scroll to the top', async ({ page }) => {
  await visit(page, '/recipes')
  await page.evaluate(() => window.scrollTo(0, 120))
  await page.getByRole('button', { name: 'Dinner' }).click()
  await expectAddress(page, '/recipes?category=Dinner')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(recipes.length)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(recipes.length)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  await scrollToEnd(page)
  const links = page.getByRole('contentinfo').getByRole('navigation')
  await links.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'footer' }).click()
  await expectAddress(page, '/about#newsletter')
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
