import type { Page } from '@playwright/test'
import type { SiteDocument } from '../site/documents.ts'
import { site } from './content.ts'
import {
  cardLink,
  expectReadable,
  heading,
  PANCAKES,
  posts,
  recipes,
  reviews,
  siteAddress,
} from './reading.ts'
import { expect, notFoundAt, test } from './site.ts'
import { visit } from './visit.ts'

const KINDS = [recipes, reviews, posts]

/** Which addresses are no page is for the tests of routes; here, what is made of them. */
const NOTHING = [
  { message: 'Recipe not found', address: '/recipes/7.5' },
  { message: /^(Recipe|Page) not found$/, address: '/recipes/7/x' },
  { message: 'Page not found', address: '/nowhere/7' },
]

/** Of each kind the document that says most, since it has most parts. */
const LONGEST = KINDS.map((documents) =>
  documents.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)),
)

function lengthOf({ words }: SiteDocument): number {
  return words.join().length
}

for (const scripts of [false, true]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({
      javaScriptEnabled: scripts,
      allowed: [notFoundAt(...NOTHING.map(({ address }) => address))],
    })

    async function open(page: Page, address: string) {
      const response = await page.goto(address)
      if (scripts) await page.waitForFunction(() => window.dataLayer !== undefined)
      return response
    }

    test('a document can be read, a slash at the end of its address or not, and has one canonical address', async ({
      page,
    }) => {
      for (const [index, document] of LONGEST.entries()) {
        const response = await open(page, document.address + (index === 0 ? '/' : ''))
        expect(response?.status()).toBe(200)
        await expectReadable(page, document)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          siteAddress + document.address,
        )
      }
    })

    test('an address of nothing answers 404 and says so, and is in no index', async ({ page }) => {
      for (const { message, address } of NOTHING) {
        const response = await open(page, address)
        expect(response?.status(), address).toBe(404)
        await expect(heading(page)).toHaveText(message)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
      }
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form gives way to what it needs, and an address to write to', async ({ page }) => {
    await page.goto('/contact')
    for (const place of ['main', 'footer']) {
      await expect(page.locator(`${place} form`)).toBeHidden()
      await expect(page.locator(`${place} noscript p`)).toHaveText(
        `This form needs scripts, and this browser runs none. Write to ${site.contacts.general} instead.`,
      )
    }
  })
})

/** Takes the styles out of every page, as a browser does that understands none of them. */
async function withoutStyles(page: Page) {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1')
      await route.fulfill({ response, body: html })
    },
  )
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
}

test('without a single style a page can be read, its links work, and its forms say what they need', async ({
  page,
}) => {
  await withoutStyles(page)
  await visit(page, '/recipes')
  expect(await page.locator('style').count()).toBeLessThan(3)
  await cardLink(page, PANCAKES).click()
  await expectReadable(page, PANCAKES)
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByRole('textbox', { name: label })).toBeVisible()
  }
})
