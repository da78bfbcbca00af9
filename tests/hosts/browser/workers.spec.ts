/** How the service worker of a deploy takes the place of the one before. */
import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findBrowser } from '../../support/findBrowser.ts'
import { expect } from '../../e2e/support/site.ts'
import { buildsInPage, serveFolder, test as base } from './fakeDeploys.ts'
import { siteWithOtherSettings } from './siteWith.ts'

const test = base.extend<{ pages: [Page, Page] }>({
  pages: async ({ context }, use) => use([await context.newPage(), await context.newPage()]),
})

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS },
  allowed: [
    /status of 404|dynamically imported module|StaleBuildError|assets\/|ERR_|Failed to fetch/,
  ],
})

async function workers() {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  const { active, waiting, installing } = registration
  const { length } = await navigator.serviceWorker.getRegistrations()
  const isControlling = navigator.serviceWorker.controller === active
  return { length, isControlling, isAlone: waiting === null && installing === null }
}

const ONE_WORKER = { length: 1, isControlling: true, isAlone: true }

async function keptBuild() {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).match('/recipes/7')
    if (kept) return /x\d+/.exec(kept.headers.get('Facts') ?? '')?.[0]
  }
  return null
}

async function left() {
  const { length } = await navigator.serviceWorker.getRegistrations()
  return { workers: length, caches: await caches.keys() }
}

test('the worker of each deploy takes over alone', async ({
  publish,
  host,
  pages: [page, old],
}) => {
  await publish(0)
  await old.goto(`${host.url}/recipes`)
  await expect.poll(() => old.evaluate(workers)).toEqual(ONE_WORKER)
  for (const number of [1, 2]) {
    await publish(number, `\n// ${number}`)
    await expect(async () => {
      await page.goto(`${host.url}/recipes`)
      await page.goto(`${host.url}/recipes/7`)
      await expect
        .poll(() => page.evaluate(buildsInPage), { timeout: 5000 })
        .toEqual({ page: number, code: [number] })
      expect(await page.evaluate(workers)).toEqual(ONE_WORKER)
    }).toPass()
  }
  await expect.poll(() => page.evaluate(keptBuild)).toBe('x2')
  await host.close()
  await page.goto(`${host.url}/recipes/7`)
  await expect.poll(() => page.evaluate(buildsInPage)).toEqual({ page: 2, code: [2] })
  await old.goto(`${host.url}/recipes/7`)
  await expect.poll(() => old.evaluate(buildsInPage)).toEqual({ page: 2, code: [2] })
})

test('an unwanted worker removes itself', async ({ folder, publish, host, pages: [page] }) => {
  test.setTimeout(240_000)
  await publish(0)
  await page.goto(`${host.url}/recipes/7`)
  await expect.poll(() => page.evaluate(keptBuild)).toBe('x0')
  await serveFolder(await siteWithOtherSettings(), folder)
  await expect(async () => {
    await page.goto(`${host.url}/recipes/1`)
    expect(await page.evaluate(left)).toEqual({ workers: 0, caches: [] })
  }).toPass()
  await page.goto(`${host.url}/recipes`)
  await expect.poll(() => page.evaluate(() => window.dataLayer !== undefined)).toBe(true)
  expect(await page.evaluate(left)).toEqual({ workers: 0, caches: [] })
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
})
