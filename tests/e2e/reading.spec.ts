import type { Page } from '@playwright/test'
import { site } from './content.ts'
import {
  cardLink,
  CITRUS,
  expectReadable,
  heading,
  OVEN,
  PANCAKES,
  posts,
  recipes,
  reviews,
  siteAddress,
} from './reading.ts'
import { expect, notFoundAt, test } from './site.ts'
import { visit } from './visit.ts'

const KINDS = [
  { name: 'recipe', documents: recipes },
  { name: 'review', documents: reviews },
  { name: 'post', documents: posts },
]

/** Which addresses are no page is for the tests of routes; here, what is made of them. */
const NOTHING = [
  { message: 'Recipe not found', address: '/recipes/7.5' },
  { message: 'Blog post not found', address: '/blog/what-to-do' },
  { message: 'Page not found', address: '/nowhere/7' },
]

async function expectNoIndex(page: Page) {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
}

for (const scripts of [false, true]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    async function open(page: Page, address: string) {
      const response = await page.goto(address)
      if (scripts) await page.waitForFunction(() => window.dataLayer !== undefined)
      return response
    }

    for (const { name, documents } of KINDS) {
      // tests/build reads the files of all of them; here some come to life.
      const opened = documents.filter((_, index) => index % (scripts ? 8 : 50) === 0)
      test(`a ${name} answers 200 and can be read, and the console stays quiet`, async ({
        page,
      }) => {
        for (const document of opened) {
          const response = await open(page, document.address)
          expect(response?.status()).toBe(200)
          await expectReadable(page, document)
        }
      })
    }

    if (!scripts) {
      test('a form gives way to what it needs, and an address to write to', async ({ page }) => {
        await page.goto('/contact')
        for (const place of ['main', 'footer']) {
          await expect(page.locator(`${place} form`)).toBeHidden()
          const note = page.locator(`${place} noscript p`)
          await expect(note).toBeVisible()
          await expect(note).toHaveText(
            `This form needs scripts, and this browser runs none. Write to ${site.contacts.general} instead.`,
          )
        }
      })
    }

    test('an address with a slash at its end is the same page, with one canonical address', async ({
      page,
    }) => {
      for (const document of [PANCAKES, OVEN, CITRUS]) {
        const response = await open(page, `${document.address}/`)
        expect(response?.status()).toBe(200)
        await expectReadable(page, document)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          siteAddress + document.address,
        )
      }
    })

    test.describe('an address of nothing answers 404', () => {
      test.use({ allowed: [notFoundAt(...NOTHING.map(({ address }) => address), '/recipes/7/x')] })

      for (const { message, address } of NOTHING) {
        test(`and says “${message}”: ${address}`, async ({ page }) => {
          const response = await open(page, address)
          expect(response?.status()).toBe(404)
          await expect(heading(page)).toHaveText(message)
          await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
          await expectNoIndex(page)
        })
      }

      test('and says so when a part too much follows that of a document', async ({ page }) => {
        const response = await open(page, '/recipes/7/x')
        expect(response?.status()).toBe(404)
        await expect(heading(page)).toHaveText(/^(Recipe|Page) not found$/)
        await expectNoIndex(page)
      })
    })
  })
}

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
