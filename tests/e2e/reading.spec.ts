import type { Page, Route } from '@playwright/test'
import { readDocuments, type SiteDocument } from '../site/documents.ts'
import { site } from './content.ts'
import { expect, notFoundAt, test } from './site.ts'
import { answerData, expectAddress, visit } from './visit.ts'

const { recipes, reviews, posts, siteAddress } = await readDocuments()
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

const LIST_HEADING = 'Find Your Next Favorite Meal'
const PANCAKES = documentAt('/recipes/7')
const OVEN = documentAt('/reviews/3')
const CITRUS = documentAt('/blog/1')

function documentAt(address: string): SiteDocument {
  const document = [...recipes, ...reviews, ...posts].find((one) => one.address === address)
  if (!document) throw new Error(`The content has no document for ${address}.`)
  return document
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function cardLink(page: Page, { title }: SiteDocument) {
  return page.getByRole('article').getByRole('link', { name: title, exact: true })
}

/** Collects what the page asks the host for from now on: kind and path of each request. */
function recordRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`)
  })
  return asked
}

/** The requests that are not for code, styles or fonts, nor the browser's own for its tab. */
function beyondAssets(asked: string[]): string[] {
  return asked.filter((request) => !/^\w+ \/(assets\/|favicon\.)/.test(request))
}

/** Expects the document from its first to its last words on the screen. */
async function expectReadable(page: Page, { title, words }: SiteDocument) {
  await expect(heading(page)).toHaveText(title)
  for (const text of [words[0] ?? '', words.at(-1) ?? '']) {
    const found = page.getByRole('main').getByText(text, { exact: true })
    await expect(found.last()).toBeVisible()
  }
}

async function expectNoIndex(page: Page) {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
}

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

test.describe('moving inside the site', () => {
  for (const [list, document] of [
    ['/recipes', PANCAKES],
    ['/reviews', OVEN],
    ['/blog', CITRUS],
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

  for (const [sign, point] of [
    ['pointing at', 'hover'],
    ['focusing', 'focus'],
  ] as const) {
    test(`${sign} a card loads its document, so that the click asks for no data`, async ({
      page,
    }) => {
      await visit(page, '/recipes')
      const loaded = page.waitForResponse(`**/data${PANCAKES.address}.json`)
      await cardLink(page, PANCAKES)[point]()
      await loaded
      await expectAddress(page, '/recipes')
      const asked = recordRequests(page)
      await cardLink(page, PANCAKES).click()
      await expectReadable(page, PANCAKES)
      expect(beyondAssets(asked)).toEqual([])
    })
  }

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
    const ADDRESSES = ['/recipes/54', '/nowhere', '/recipes/7/x']
    test.use({ allowed: [notFoundAt(...ADDRESSES)] })

    for (const address of ADDRESSES) {
      test(`is left behind with it: ${address}`, async ({ page }) => {
        await visit(page, address)
        await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
        await cardLink(page, PANCAKES).click()
        await expectHead(page, PANCAKES)
      })
    }
  })
})

/** Takes the styles out of every page, as a browser does that understands none of them. */
async function withoutStyles(page: Page) {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
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

test.describe('a page that does not arrive', () => {
  const DATA = `**/data${PANCAKES.address}.json`
  // What is said of the files that are held back.
  test.use({
    allowed: [
      /Failed to fetch|answered 500|StaleBuildError|@ .*\/(?:recipes\/7\.json|assets\/RecipePage[\w-]*\.js)$/,
    ],
  })

  const FAILED = 'This page did not load'

  test('without its data says so, and Try again brings it', async ({ page }) => {
    await page.route(DATA, (route) => route.abort())
    await visit(page, '/recipes')
    const asked = recordRequests(page)
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText(FAILED)
    await expect(heading(page)).toBeFocused()
    // The page does not ask in a loop; Try again asks once more.
    expect(beyondAssets(asked).length).toBeLessThan(4)
    const failedAgain = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await failedAgain
    await expect(heading(page)).toHaveText(FAILED)
    await page.unroute(DATA)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectReadable(page, PANCAKES)
    expect(asked.filter((request) => request.startsWith('document'))).toEqual([])
  })

  test('comes by itself when the connection is back', async ({ page }) => {
    await page.route(DATA, (route) => route.abort())
    await visit(page, '/recipes')
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText(FAILED)
    await page.unroute(DATA)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectReadable(page, PANCAKES)
  })

  test('without its code is loaded from the server, once, and can be read', async ({ page }) => {
    await page.route('**/assets/RecipePage*.js', (route) => route.abort())
    await visit(page, '/recipes')
    const asked = recordRequests(page)
    await cardLink(page, PANCAKES).click()
    await expectReadable(page, PANCAKES)
    const loads = () => asked.filter((request) => request === 'document /recipes/7')
    // The page that was loaded tries without success, too.
    const code = () => asked.filter((request) => request.includes('RecipePage'))
    await expect.poll(() => code().length).toBeGreaterThan(1)
    expect(loads()).toHaveLength(1)
  })

  test('leaves the rest of the site alive, and comes at the next try', async ({ page }) => {
    await page.route(DATA, (route) => route.fulfill({ status: 500 }))
    await visit(page, '/recipes')
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText(FAILED)
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    // The next try begins with Back: the focus returns to the link, and prefetches its page.
    await page.unroute(DATA)
    await page.goBack()
    await expect(heading(page)).toHaveText(LIST_HEADING)
    await cardLink(page, PANCAKES).click()
    await expectReadable(page, PANCAKES)
  })

  test('shows that it is on its way after 300 ms, and not before', async ({ page }) => {
    const held: Route[] = []
    await page.route(DATA, (route) => void held.push(route))
    await visit(page, '/recipes')
    const age = page.evaluate(ageWhenSeen)
    await cardLink(page, PANCAKES).click()
    expect(await age).toBeGreaterThanOrEqual(300)
    const progress = page.getByRole('progressbar', { name: 'Loading the page' })
    await expect(progress).toBeVisible()
    await expect(heading(page)).toHaveText(LIST_HEADING)
    await Promise.all(held.map((route) => route.continue()))
    await expectReadable(page, PANCAKES)
    await expect(progress).toHaveCount(0)
  })
})

/** The age of the progress bar, in milliseconds of its own clock, when it can first be seen. */
function ageWhenSeen(): Promise<number> {
  return new Promise((resolve) => {
    function look() {
      const bar = document.querySelector('[role="progressbar"]')
      if (bar && getComputedStyle(bar).visibility === 'visible') {
        resolve(Number(bar.getAnimations()[0]?.currentTime))
      } else requestAnimationFrame(look)
    }
    look()
  })
}

test.describe('a page that cannot be rendered', () => {
  // React reports what was thrown, and where.
  test.use({ allowed: [/TypeError|occurred in (?:the|one of)/] })

  test('says so in the look of the site, and the ways on work', async ({ page }) => {
    await page.route(`**/data${PANCAKES.address}.json`, (route) => answerData(route, {}))
    await visit(page, '/recipes')
    await cardLink(page, PANCAKES).click()
    await expect(heading(page)).toHaveText('Something went wrong on this page')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
    await expect(heading(page)).toHaveText(LIST_HEADING)
  })
})
