/** A site whose connection a test can take away, and what its pages keep. */
import type { BrowserContext, Page } from '@playwright/test'
import { type StaticHost, startStaticHost } from '../../pipeline/server/staticHost.ts'

export type Connection = 'works' | 'hangs' | 'fails'

export interface OfflineSite {
  url: string
  /** Takes the connection away, or gives it back. */
  connect: (connection: Connection) => Promise<void>
  close: () => Promise<void>
}

/** Serves a folder to the pages of a context, which believes to be offline when the site cannot be reached. */
export async function startOfflineSite(
  root: string,
  context: BrowserContext,
): Promise<OfflineSite> {
  let connection: Connection = 'works'
  const provide = () => (connection === 'hangs' ? new Promise<never>(() => {}) : Promise.resolve())
  const start = (port: number) => startStaticHost({ root, port, provide })
  let host: StaticHost = await start(0)
  const { url, port } = host
  return {
    url,
    async connect(next) {
      if (connection === next) return
      await host.close()
      connection = next
      if (next !== 'fails') host = await start(port)
      // Last, since pages that hear of a connection try it.
      await context.setOffline(next === 'fails')
    },
    close: () => host.close(),
  }
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

/** The addresses of all files that the browser keeps. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files = await caches.open('offline-files-1')
    return (await files.keys()).map(({ url }) => new URL(url).pathname)
  })
}
