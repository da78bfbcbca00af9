/** A site below a folder of its domain, from page to page, without a connection, and its editor. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type StaticHost, startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { CHROMIUM_FLAGS, findBrowser } from '../../support/findBrowser.ts'
import { expect, test as base } from '../../e2e/support/site.ts'
import { BASE, buildBelowFolder } from '../../edits/belowFolder.ts'

const PLACE = path.resolve('.build/test-sites/below-folder')

const test = base.extend<{ host: StaticHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  host: async ({}, use) => {
    const host = await startStaticHost({ root: path.join(PLACE, 'dist'), base: BASE, port: 0 })
    await use(host)
    await host.close()
  },
})

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS },
  allowed: [/net::ERR_|Failed to load resource|LoadError/],
})
// One build is enough.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await buildBelowFolder(PLACE)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const SOUP = /suppe/i

test('leads to a recipe, to the search, and back offline', async ({ page, context, host }) => {
  const home = `${host.url}${BASE}/`
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) outside.push(request.url())
  })
  await page.goto(home)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(() => (document.documentElement.dataset.seen = ''))
  await page.locator('main article a[href*="/recipes/"]').first().click()
  await expect(page).toHaveURL(/\/bakery\/recipes\/\d$/)
  await expect(title(page)).not.toHaveText('Heute gibt’s was Gutes.')
  const recipe = await title(page).textContent()
  await page.getByRole('button', { name: 'Merken' }).first().click()
  const keys = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(keys).toContainEqual(expect.stringContaining('saved-recipes'))
  expect((await keys()).filter((key) => !key.startsWith(BASE))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(home)
  // No new document was loaded.
  await expect(page.locator('html')).toHaveAttribute('data-seen')

  await page.goto(`${home}search`)
  await page.getByRole('main').getByRole('combobox').fill('suppe')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: SOUP }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(keptPages)).toContain('/recipes/')
  expect(outside).toEqual([])

  await host.close()
  await context.setOffline(true)
  await page.goto(home)
  await page.locator('main article a[href*="/recipes/"]').first().click()
  await expect(title(page)).toHaveText(String(recipe))
  await page.reload()
  await expect(title(page)).toHaveText(String(recipe))
  await page.goto(`${home}reviews/2`)
  await expect(title(page)).toHaveText('Diese Seite ließ sich nicht laden')
})

async function keptPages(): Promise<string> {
  const names = (await caches.keys()).filter((name) => name.startsWith('/bakery'))
  const kept = names.map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url),
  )
  return String(await Promise.all(kept))
}

test('has its editor below it', async ({ page, host }) => {
  await page.goto(`${host.url}${BASE}/admin/`)
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()
})
