/** How the service worker of a deploy takes the place of the one before. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type StaticHost, startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { type BarePage, openBareBrowser } from './bareBrowser.ts'
import { buildsInPage, fakeDeploys, serveFolder } from './fakeDeploys.ts'
import { siteWithOtherSettings } from './siteWith.ts'

/** A folder for builds, a host that serves the one that is published there, and two pages of a browser. */
const test = base.extend<{ folder: string; host: StaticHost; pages: [BarePage, BarePage] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'workers-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  host: async ({ folder }, use) => {
    const host = await startStaticHost({ root: path.join(folder, 'site'), port: 0 })
    await use(host)
    await host.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  pages: async ({}, use) => {
    const browser = await openBareBrowser()
    await use([await browser.newPage(), await browser.newPage()])
    await browser.close()
  },
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

/** What is left of a worker and of what it has kept. */
async function left() {
  const { length } = await navigator.serviceWorker.getRegistrations()
  return { workers: length, caches: await caches.keys() }
}

test('that of each deploy takes over while pages are opened, leaves none behind, and has what the one before has kept', async ({
  folder,
  host,
  pages: [page, old],
}) => {
  test.setTimeout(120_000)
  const deploys = fakeDeploys(folder)
  await deploys.publish(0)
  await old.goto(`${host.url}/recipes`)
  await expect.poll(() => old.evaluate(workers)).toEqual(ONE_WORKER)
  for (const number of [1, 2]) {
    await deploys.publish(number, `\n// ${number}`)
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

test('that of a site that is no longer read offline removes itself with all that was kept', async ({
  folder,
  host,
  pages: [page],
}) => {
  test.setTimeout(240_000)
  await fakeDeploys(folder).publish(0)
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
