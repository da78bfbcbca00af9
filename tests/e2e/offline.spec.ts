/** What visitors have without a connection; what takes long is in tests/hosts. */
import {
  copyPage,
  expectComplete,
  keptFiles,
  keptPage,
  OFFLINE,
  test,
  untilKept,
  visitAndKeep,
} from './support/offlineSite.ts'
import { expect } from './support/site.ts'
import { reload, visit } from './support/visit.ts'

test.use(OFFLINE)

const PANCAKES = 'Tall buttermilk pancakes'

test('a page that was visited, or opened by a link inside the site, opens without a connection, alive, with its picture and cook mode @phone-only', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes')
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  await untilKept(page, '/recipes/7')
  // The rest of the code comes when nobody waits for anything.
  const code = await page.evaluate(() => document.getElementById('page-data')?.dataset.code)
  const list: string[] = await page.evaluate(
    (address) => fetch(address).then((response) => response.json()),
    `/assets/code-${code}.json`,
  )
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(list))
  await site.connect('fails')
  await reload(page)
  await expectComplete(page, PANCAKES)
  await page.getByRole('link', { name: 'Cook mode' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(`${site.url}/recipes`)
  await page.getByRole('link', { name: PANCAKES, exact: true }).click()
  await expectComplete(page, PANCAKES)
  // Whatever comes behind its path.
  await visit(page, `${site.url}/recipes/7/?from=mail#instructions`)
  await expectComplete(page, PANCAKES)
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
  // Chromium forgets for a page that was opened offline that it is, and so does not say this.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // The worker may hear of it some time later than the page, which asks again.
  await expect(heading).not.toHaveText('This page did not load', { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
})

test('a connection that hangs leads to what is kept within two seconds, page and data alike @phone-only', async ({
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

test('a recipe that is saved, and one on the shopping list, stay when what was visited a month ago is forgotten, and the first of more than sixty', async ({
  page,
  site,
}) => {
  await visitAndKeep(page, site, '/recipes/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
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
  await page.getByRole('link', { name: PANCAKES }).click()
  await expectComplete(page, PANCAKES)
  await visit(page, `${site.url}/shopping-list`)
  await page.getByRole('list', { name: 'Recipes on the list' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
})

test('a page that is kept has the headers that the host sends; editor, feeds and what is sent are left to the browser', async ({
  page,
  site,
}) => {
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
