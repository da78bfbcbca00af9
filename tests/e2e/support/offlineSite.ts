/** A site whose connection a test can interrupt, and access to its caches. */
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

/** Serves a folder to a context, which is set offline while the site is unreachable. */
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
      // Last, since pages use a connection as soon as they are notified.
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

/** A browser that shows pictures and allows the site's service worker. */
export const OFFLINE: Parameters<typeof base.use>[0] = {
  // Caches of workers and the offline state would outlive a test.
  reuseContext: false,
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS },
  // Messages about the missing connection.
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

/** Waits until the page is hydrated and shows its first picture. */
export async function expectComplete(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.waitForFunction(() => window.dataLayer !== undefined)
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    // The worker replaces an uncached picture with a single pixel.
    .toBeGreaterThan(1)
}

/** Caches a page under other addresses, too, each some hours older than the page. */
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

/** Returns the cached page at a path; null if there is none. */
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
