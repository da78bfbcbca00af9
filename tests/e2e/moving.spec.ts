import type { Page } from '@playwright/test'
import type { SiteDocument } from '../site/documents.ts'
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
  siteAddress,
} from './reading.ts'
import { expect, notFoundAt, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

/** Expects what a document says of itself to machines, each once. */
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

test.describe('moving inside the site', () => {
  for (const [list, document] of [
    ['/recipes', PANCAKES],
    ['/', CITRUS],
  ] as const) {
    test(`a click on a card of ${list} asks only for that document and for code`, async ({
      page,
    }) => {
      await visit(page, list)
      const asked = recordRequests(page)
      // A mouse would come to lie over the new page, and a link under it would be asked for, too.
      await cardLink(page, document).press('Enter')
      await expectReadable(page, document)
      expect(beyondAssets(asked)).toEqual([`fetch /data${document.address}.json`])
    })
  }

  test('pointing at a card loads its document, so that the click asks for no data', async ({
    page,
  }) => {
    await visit(page, '/recipes')
    const loaded = page.waitForResponse(`**/data${PANCAKES.address}.json`)
    await cardLink(page, PANCAKES).hover()
    await loaded
    await expectAddress(page, '/recipes')
    const asked = recordRequests(page)
    await cardLink(page, PANCAKES).click()
    await expectReadable(page, PANCAKES)
    expect(beyondAssets(asked)).toEqual([])
  })

  test('Back and Forward show the right pages and ask for nothing again', async ({ page }) => {
    await visit(page, '/recipes')
    await cardLink(page, PANCAKES).click()
    await expectReadable(page, PANCAKES)
    await page.getByRole('link', { name: 'Back to Recipes' }).click()
    await expect(heading(page)).toHaveText(LIST_HEADING)
    // Where it is, a card would come to lie under it.
    await page.mouse.move(0, 0)
    const asked = recordRequests(page)
    for (const [step, address, title] of [
      ['goBack', PANCAKES.address, PANCAKES.title],
      ['goBack', '/recipes', LIST_HEADING],
      ['goForward', PANCAKES.address, PANCAKES.title],
      ['goForward', '/recipes', LIST_HEADING],
    ] as const) {
      await page[step]()
      await expectAddress(page, address)
      await expect(heading(page)).toHaveText(title)
    }
    expect(beyondAssets(asked)).toEqual([])
  })
})

test.describe('the head', () => {
  test('follows every move, with each of its parts once', async ({ page }) => {
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

  test.describe('of an address of nothing', () => {
    const ADDRESSES = ['/recipes/9999', '/nowhere']
    test.use({ allowed: [notFoundAt(...ADDRESSES)] })

    test('is left behind with it', async ({ page }) => {
      for (const address of ADDRESSES) {
        await visit(page, address)
        await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
        await cardLink(page, PANCAKES).click()
        await expectHead(page, PANCAKES)
      }
    })
  })
})
