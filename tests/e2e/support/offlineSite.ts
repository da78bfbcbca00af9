/** A site whose connection a test can take away, and what its pages keep. */
import type { BrowserContext, Page } from '@playwright/test'
import { startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { sitePaths } from '../../../pipeline/system/sitePaths.ts'
import { CHROMIUM_FLAGS, findBrowser } from '../../support/findBrowser.ts'
import { expect, test as base } from './site.ts'
import { visit } from './visit.ts'

type Connection = 'works' | 'fails'

export interface OfflineSite {
  url: string
  connect: (connection: Connection) => Promise<void>
  close: () => Promise<void>
}

/** Serves a folder to the pages of a context, which believes to be offline when the site cannot be reached. */
export async function startOfflineSite(
  root: string,
  context: BrowserContext,
): Promise<OfflineSite> {
  let connection: Connection = 'works'
  const site = await startStaticHost({ root, port: 0 })
  const { url, port } = site
  let host = site
  return {
    url,
    async connect(next) {
      if (connection === next) return
      await host.close()
      connection = next
      if (next === 'works') host = await startStaticHost({ root, port })
      // Last, since pages that hear of a connection try it.
      await context.setOffline(next === 'fails')
    },
    close: () => host.close(),
  }
}

/** A test of the built site, to be used with `OFFLINE`. */
export const test = base.extend<{ site: OfflineSite }>({
  site: async ({ context }, use) => {
    const site = await startOfflineSite(sitePaths.dist, context)
    await use(site)
    await site.close()
  },
})

/** A browser with the service worker of the site, that shows pictures. */
export const OFFLINE: Parameters<typeof base.use>[0] = {
  // What a worker keeps, and being offline, would outlive a test.
  reuseContext: false,
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS },
  // What it says of a connection that is not there.
  allowed: [/net::ERR_|Failed to load resource|LoadError/],
  savesData: false,
}

export async function visitAndKeep(page: Page, site: OfflineSite, path: string): Promise<void> {
  await visit(page, site.url + path)
  await untilKept(page, path)
}

export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPage(page, path), `${path} is kept`).not.toBeNull()
}

/** Waits until the page is alive and its first picture is shown. */
export async function expectComplete(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.waitForFunction(() => window.dataLayer !== undefined)
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    // In place of one that is not kept, the worker answers with a pixel.
    .toBeGreaterThan(1)
}

/** Keeps a page under other addresses, too, each older than itself by some hours. */
export async function copyPage(
  page: Page,
  path: string,
  copies: readonly (readonly [address: string, hours: number])[],
): Promise<void> {
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

/** The page at a path as the browser keeps it; null when it keeps none. */
export function keptPage(page: Page, path: string) {
  return page.evaluate(async (key) => {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).match(key)
      if (name.startsWith('offline-pages') && kept) {
        const facts: { code: string; at: number; pictures: string[]; whole: boolean } = JSON.parse(
          kept.headers.get('Facts') ?? '',
        )
        return facts
      }
    }
    return null
  }, path)
}

export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files = await caches.open('offline-files-1')
    return (await files.keys()).map(({ url }) => new URL(url).pathname)
  })
}
