/** The built site without a connection, with its service worker, in a browser that shows pictures. */
import type { Page } from '@playwright/test'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/test/findBrowser.ts'
import { keptFiles, keptPage, type OfflineSite, startOfflineSite } from './offlineSite.ts'
import { expect, test as base } from './site.ts'
import { reload, visit } from './visit.ts'

const test = base.extend<{ site: OfflineSite }>({
  site: async ({ context }, use) => {
    const site = await startOfflineSite(sitePlace.dist, context)
    await use(site)
    await site.close()
  },
})

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS },
  // What a browser says of a connection that is not there.
  allowed: [/net::ERR_|Failed to load resource|LoadError/],
  savesData: false,
})

/** Opens a page and waits until it is kept. */
async function visitAndKeep(page: Page, site: OfflineSite, path: string) {
  await visit(page, site.url + path)
  await untilKept(page, path)
}

async function untilKept(page: Page, path: string) {
  await expect.poll(() => keptPage(page, path), `${path} is kept`).not.toBeNull()
}

/** Waits until the page is alive and its first picture is shown. */
async function expectComplete(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.waitForFunction(() => window.dataLayer !== undefined)
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

const PANCAKES = 'Tall buttermilk pancakes'

test('@phone-only a page that was visited opens without a connection, alive and with its picture', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  await site.connect('fails')
  await reload(page)
  await expectComplete(page, PANCAKES)
  // Whatever comes behind its path.
  await visit(page, `${site.url}/recipes/7/?from=mail#instructions`)
  await expectComplete(page, PANCAKES)
})

test('@phone-only so does one that was opened by a link inside the site, by its link and by its address', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes')
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  await untilKept(page, '/recipes/7')
  await page.goto(`${site.url}/recipes`)
  await site.connect('fails')
  await reload(page)
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  await page.goto(`${site.url}/recipes/7`)
  await expectComplete(page, PANCAKES)
})

test('@phone-only cook mode and timers open without a connection on a page on which they never were', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  // The rest of the code comes when nobody waits for anything.
  const code = await page.evaluate(() => document.getElementById('page-data')?.dataset.code)
  const list: string[] = await page.evaluate(
    (address) => fetch(address).then((response) => response.json()),
    `/assets/code-${code}.json`,
  )
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(list))
  await site.connect('fails')
  await reload(page)
  await page.getByRole('link', { name: 'Cook mode' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page that is not kept says so, and comes when the connection is back', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  await untilKept(page, '/offline')
  await site.connect('fails')
  await page.goto(`${site.url}/recipes/8`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This page did not load')
  await page.waitForFunction(() => window.dataLayer !== undefined)
  await expect(heading).toHaveText('This page did not load')
  await site.connect('works')
  // The worker may hear of it some time later than the page, which asks again.
  await expect(heading).not.toHaveText('This page did not load', { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
})

test('@phone-only a connection that hangs leads to what is kept within two seconds, page and data alike', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes')
  await visitAndKeep(page, site, '/recipes/7')
  await site.connect('hangs')
  const opened = Date.now()
  await visit(page, `${site.url}/recipes`)
  await expectComplete(page, 'Find Your Next Favorite Meal')
  // Two seconds for the page, none for its data, and what the browser needs to show it.
  expect(Date.now() - opened).toBeLessThan(3500)
  const clicked = Date.now()
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  expect(Date.now() - clicked).toBeLessThan(3000)
})

test('a picture that was shown in one width is shown where the page asks for another', async ({
  site,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitAndKeep(page, site, '/recipes/7')
  const shown = page.locator('main img').first()
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expectComplete(page, PANCAKES)
  const narrow = await source()
  await site.connect('fails')
  // Another screen of the same device, on which the browser wants the widest.
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 900,
    deviceScaleFactor: 3,
    mobile: false,
  })
  await reload(page)
  await expectComplete(page, PANCAKES)
  expect(await source()).not.toBe(narrow)
})

test('what was visited three days ago still opens, and what was visited a month ago is forgotten', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  await visitAndKeep(page, site, '/recipes/8')
  await copyPage(page, '/recipes/7', [['/recipes/7', 73]])
  await copyPage(page, '/recipes/8', [['/recipes/8', 31 * 24]])
  await visitAndKeep(page, site, '/recipes/9')
  await expect.poll(() => keptPage(page, '/recipes/8')).toBeNull()
  await site.connect('fails')
  await visit(page, `${site.url}/recipes/7`)
  await expectComplete(page, PANCAKES)
})

test('of more than sixty pages that were visited, those that were visited first are forgotten', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  const copies = Array.from({ length: 70 }, (_, index) => [`/copy/${index}`, index + 1] as const)
  await copyPage(page, '/recipes/7', copies)
  await visitAndKeep(page, site, '/recipes/8')
  await expect.poll(() => keptPage(page, '/copy/58')).toBeNull()
  expect(await keptPage(page, '/copy/57')).not.toBeNull()
  expect(await keptPage(page, '/recipes/7')).not.toBeNull()
})

/** Keeps a page under other addresses, too, each older than itself by some hours. */
async function copyPage(
  page: Page,
  path: string,
  copies: readonly (readonly [address: string, hours: number])[],
) {
  await page.evaluate(
    async ([original, ages]) => {
      const pages = await caches.open('offline-pages-1')
      const kept = await pages.match(original)
      const facts = JSON.parse(kept?.headers.get('Facts') ?? '')
      const record = await kept?.text()
      for (const [address, age] of ages) {
        const aged = JSON.stringify({ ...facts, at: facts.at - age * 60 * 60 * 1000 })
        await pages.put(address, new Response(record, { headers: { Facts: aged } }))
      }
    },
    [path, copies] as const,
  )
}

test('files that no page needs any more are forgotten', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes/7')
  await page.evaluate(async () => {
    const files = await caches.open('offline-files-1')
    await files.put('/assets/gone-12345678.js', new Response(''))
    await files.put('/pictures/gone-1234567890-400.avif', new Response(''))
    await files.put('/assets/search/gone.json', new Response(''))
  })
  await visitAndKeep(page, site, '/recipes/8')
  await expect
    .poll(async () => (await keptFiles(page)).filter((file) => file.includes('gone')))
    .toEqual([])
  expect((await keptFiles(page)).length).toBeGreaterThan(40)
})

test('a page that is kept has the headers that the host sends, its policy among them', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  const online = await page.goto(`${site.url}/recipes/7`)
  await site.connect('fails')
  const offline = await page.goto(`${site.url}/recipes/7`)
  const ofTransfer =
    /^(content-encoding|content-length|etag|last-modified|connection|keep-alive|date|transfer-encoding)$/
  const headersOf = async (response: typeof online) => {
    const headers = Object.entries((await response?.allHeaders()) ?? {})
    return Object.fromEntries(headers.filter(([name]) => !ofTransfer.test(name)))
  }
  expect(online?.fromServiceWorker()).toBe(true)
  expect(await headersOf(offline)).toEqual(await headersOf(online))
  expect((await headersOf(offline))['content-security-policy']).toContain("worker-src 'self'")
})

test('the worker leaves the editor, feeds and what is sent to the browser', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  const answers = (path: string) =>
    page.goto(site.url + path).then((response) => response?.fromServiceWorker())
  expect(await answers('/recipes/7')).toBe(true)
  expect(await answers('/admin/')).toBe(false)
  expect(await answers('/robots.txt')).toBe(false)
  const posted = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.evaluate(() => fetch('/data/recipes/7.json', { method: 'POST' }))
  expect((await posted).fromServiceWorker()).toBe(false)
})

test('a device without room shows pages as long as there is a connection', async ({
  page,
  site,
  context,
}) => {
  await visit(page, `${site.url}/about`)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 })
  await visit(page, `${site.url}/recipes`)
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  await visit(page, `${site.url}/recipes/7`)
  await expectComplete(page, PANCAKES)
  expect(await keptPage(page, '/recipes/7')).toBeNull()
})

test('a recipe that is saved, and one on the shopping list, stay when what was visited is forgotten', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await visitAndKeep(page, site, '/recipes/8')
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await visitAndKeep(page, site, '/recipes/9')
  for (const path of ['/recipes/7', '/recipes/8']) {
    await expect.poll(async () => (await keptPage(page, path))?.whole).toBe(true)
  }
  for (const path of ['/recipes/7', '/recipes/8', '/recipes/9']) {
    await copyPage(page, path, [[path, 40 * 24]])
  }
  await visitAndKeep(page, site, '/recipes/10')
  await expect.poll(() => keptPage(page, '/recipes/9')).toBeNull()
  await site.connect('fails')
  await visit(page, `${site.url}/saved`)
  await page.getByRole('link', { name: PANCAKES }).click()
  await expectComplete(page, PANCAKES)
  await visit(page, `${site.url}/shopping-list`)
  await page.getByRole('list', { name: 'Recipes on the list' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
})

test('all recipes can be kept, which says what it takes and how far it is, and open with their pictures', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  await visitAndKeep(page, site, '/saved')
  await expect(page.getByText(/^\d+ recipes, about \d+ MB on this device\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep all recipes' }).click()
  await expect(page.getByText(/^[1-9]\d* of \d+ recipes are on this device\.$/)).toBeVisible()
  await expect(page.getByText('All of them open without a connection.')).toBeVisible({
    timeout: 60_000,
  })
  await site.connect('fails')
  for (const id of [1, 20, 53]) {
    const response = await page.goto(`${site.url}/recipes/${id}`)
    expect(response?.status()).toBe(200)
    await expectComplete(page, await page.title().then((title) => title.split(' | ')[0] ?? ''))
  }
  // Without a connection, the choice can be taken back, and nothing is lost by that.
  await visit(page, `${site.url}/saved`)
  await page.getByRole('button', { name: 'Stop keeping all recipes' }).click()
  await expect(page.getByRole('button', { name: 'Keep all recipes' })).toBeVisible()
})

test.describe('for a visitor who saves data', () => {
  test.use({ savesData: true })

  test('nothing is kept but what pages need to open, and they do', async ({ page, site }) => {
    await visitAndKeep(page, site, '/recipes/7')
    await untilKept(page, '/offline')
    const files = await keptFiles(page)
    expect(files.some((file) => file.includes('/RecipePage-'))).toBe(true)
    expect(files.filter((file) => /HomePage|engine-|code-/.test(file))).toEqual([])
    await site.connect('fails')
    await reload(page)
    await expectComplete(page, PANCAKES)
  })
})
