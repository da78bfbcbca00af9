/** Requests and metadata after navigation. */
import type { Page } from '@playwright/test'
import type { SiteDocument } from '../../site/documents.ts'
import {
  beyondAssets,
  cardLink,
  CITRUS,
  expectReadable,
  heading,
  LIST_HEADING,
  OVEN,
  PANCAKES,
  recordRequests,
  recipes,
  siteAddress,
} from '../support/reading.ts'
import { expect, notFoundAt, test } from '../support/site.ts'
import { expectAddress, goTo, visit } from '../support/visit.ts'

test('a click on a card asks for its document alone, if for anything', async ({ page }) => {
  await visit(page, '/recipes')
  const asked = recordRequests(page)
  // A mouse would hover over a link of the new page, which would then be prefetched.
  await cardLink(page, PANCAKES).press('Enter')
  await expectReadable(page, PANCAKES)
  expect(beyondAssets(asked)).toEqual([`fetch /data${PANCAKES.address}.json`])
  await page.getByRole('link', { name: 'Back to Recipes' }).press('Enter')
  await expect(heading(page)).toHaveText(LIST_HEADING)

  const other = recipes.find(({ address }) => address === '/recipes/3') ?? PANCAKES
  const loaded = page.waitForResponse(`**/data${other.address}.json`)
  await cardLink(page, other).hover()
  await loaded
  await expectAddress(page, '/recipes')
  asked.length = 0
  await cardLink(page, other).click()
  await expectReadable(page, other)
  // At its current place, the mouse would hover over a card.
  await page.mouse.move(0, 0)
  for (const [step, address, title] of [
    ['goBack', '/recipes', LIST_HEADING],
    ['goBack', PANCAKES.address, PANCAKES.title],
    ['goForward', '/recipes', LIST_HEADING],
    ['goForward', other.address, other.title],
  ] as const) {
    await page[step]()
    await expectAddress(page, address)
    await expect(heading(page)).toHaveText(title)
  }
  expect(beyondAssets(asked)).toEqual([])
})

async function expectHead(page: Page, { folder, id, title, description, address }: SiteDocument) {
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(page.locator('head > title')).toHaveCount(1)
  // Strict, so that a second one of either is a failure.
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteAddress + address)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`)
  await expect(meta('title')).toHaveAttribute('content', title)
  await expect(meta('url')).toHaveAttribute('content', siteAddress + address)
  await expect(meta('image')).toHaveAttribute('content', new RegExp(`/${folder}-${id}-`))
  await expect(page.locator('meta[property]')).toHaveCount(10)
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
  const graph = page.locator('script[type="application/ld+json"]')
  expect(await graph.textContent()).toContain(siteAddress + address)
}

test('the head follows every move, with each of its parts once', async ({ page }) => {
  await visit(page, OVEN.address)
  await expectHead(page, OVEN)
  await page.getByRole('link', { name: 'Back to Reviews' }).click()
  await expect(page).toHaveTitle(/^Product Reviews/)
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await cardLink(page, CITRUS).click()
  await expectHead(page, CITRUS)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expectHead(page, OVEN)
})

test.describe('an address of nothing', () => {
  // The browser itself logs the 404 of the page, and of missing data.
  test.use({ allowed: [notFoundAt('/blog/9999', '/data/blog/8888.json', '/Recipes')] })

  test('opens a page that says so, leads on, and takes its head along', async ({ page }) => {
    await visit(page, '/blog/9999')
    await expect(heading(page)).toHaveText('Blog post not found')
    await expect(page).toHaveTitle('Blog post not found | Pinchwell')
    await page.getByRole('link', { name: 'All posts', exact: true }).click()
    await cardLink(page, CITRUS).click()
    await expectHead(page, CITRUS)
    await goTo(page, '/blog/8888')
    await expect(heading(page)).toHaveText('Blog post not found')
    await expect(heading(page)).toBeFocused()
  })
})
