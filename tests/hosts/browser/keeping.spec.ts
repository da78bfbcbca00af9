/** The caches of the service worker, in slow or rare cases. */
import {
  copyPage,
  expectComplete,
  keptFiles,
  keptPage,
  OFFLINE,
  test,
  untilKept,
  visitAndKeep,
} from '../../e2e/support/offlineSite.ts'
import { expect } from '../../e2e/support/site.ts'
import { reload, visit } from '../../e2e/support/visit.ts'
import { PANCAKES } from '../../e2e/support/reading.ts'

test.use(OFFLINE)

test('all recipes can be kept, and open with their pictures', async ({ page, site }) => {
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
  await visit(page, `${site.url}/saved`)
  await page.getByRole('button', { name: 'Stop keeping all recipes' }).click()
  await expect(page.getByRole('button', { name: 'Keep all recipes' })).toBeVisible()
})

test('a picture of one width is shown for another', async ({ site, page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitAndKeep(page, site, '/recipes/7')
  const shown = page.locator('main img').first()
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expectComplete(page, PANCAKES.title)
  const narrow = await source()
  await site.connect('fails')
  // Another screen of the same device, for which the browser chooses the widest picture.
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 900,
    deviceScaleFactor: 3,
    mobile: false,
  })
  await reload(page)
  await expectComplete(page, PANCAKES.title)
  expect(await source()).not.toBe(narrow)
})

test('a device without room shows pages online', async ({ page, site, context }) => {
  await visit(page, `${site.url}/about`)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 })
  await visit(page, `${site.url}/recipes`)
  await page.getByRole('link', { name: PANCAKES.title, exact: true }).click()
  await expectComplete(page, PANCAKES.title)
  await visit(page, `${site.url}/recipes/7`)
  await expectComplete(page, PANCAKES.title)
  expect(await keptPage(page, '/recipes/7')).toBeNull()
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
    await expectComplete(page, PANCAKES.title)
  })
})

test('saved and listed recipes stay when others are forgotten', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await visitAndKeep(page, site, '/recipes/8')
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  for (const path of ['/recipes/7', '/recipes/8']) {
    await expect.poll(async () => (await keptPage(page, path))?.whole).toBe(true)
  }
  await visitAndKeep(page, site, '/recipes/9')
  const copies = Array.from({ length: 70 }, (_, index) => [`/copy/${index}`, index + 1] as const)
  await copyPage(page, '/recipes/9', [
    ...copies,
    ['/recipes/7', 40 * 24],
    ['/recipes/8', 40 * 24],
    ['/copy/old', 31 * 24],
  ])
  await page.evaluate(async () => {
    const files = await caches.open('offline-files-1')
    await files.put('/assets/gone-12345678.js', new Response(''))
    await files.put('/pictures/gone-1234567890-400.avif', new Response(''))
    await files.put('/assets/search/gone.json', new Response(''))
  })
  await visitAndKeep(page, site, '/recipes/10')
  await expect.poll(() => keptPage(page, '/copy/old')).toBeNull()
  await expect.poll(() => keptPage(page, '/copy/60')).toBeNull()
  expect(await keptPage(page, '/copy/50')).not.toBeNull()
  await test.step('files that no page needs any more are forgotten, too', async () => {
    await expect
      .poll(async () => (await keptFiles(page)).filter((file) => file.includes('gone')))
      .toEqual([])
    expect((await keptFiles(page)).length).toBeGreaterThan(40)
  })
  await site.connect('fails')
  await visit(page, `${site.url}/saved`)
  await page.getByRole('link', { name: PANCAKES.title }).click()
  await expectComplete(page, PANCAKES.title)
  await visit(page, `${site.url}/shopping-list`)
  await page.getByRole('list', { name: 'Recipes on the list' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await test.step('a week and a dinner are planned, though neither page was opened before', async () => {
    await visit(page, `${site.url}/plan`)
    await page
      .getByRole('link', { name: /^Add a recipe: .*, Dinner$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByLabel('Recipe')).toBeVisible()
    await visit(page, `${site.url}/dinner?recipes=7&at=19:00`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Start' })).toBeVisible()
  })
})

test('a kept page has the headers of its host; files are not kept', async ({ page, site }) => {
  await visitAndKeep(page, site, '/recipes/7')
  const online = await page.goto(`${site.url}/recipes/7`)
  expect(online?.fromServiceWorker()).toBe(true)
  for (const path of ['/admin/', '/robots.txt']) {
    const response = await page.goto(site.url + path)
    expect(response?.fromServiceWorker(), path).toBe(false)
  }
  await page.goto(`${site.url}/recipes/7`)
  const posted = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.evaluate(() => fetch('/data/recipes/9.json', { method: 'POST' }))
  expect((await posted).fromServiceWorker()).toBe(false)

  await site.connect('fails')
  const offline = await page.goto(`${site.url}/recipes/7`)
  const ofTransfer =
    /^(content-encoding|content-length|etag|last-modified|connection|keep-alive|date|transfer-encoding)$/
  const headersOf = async (response: typeof online) => {
    const headers = Object.entries((await response?.allHeaders()) ?? {})
    return Object.fromEntries(headers.filter(([name]) => !ofTransfer.test(name)))
  }
  expect(await headersOf(offline)).toEqual(await headersOf(online))
  expect((await headersOf(offline))['content-security-policy']).toContain("worker-src 'self'")
})
