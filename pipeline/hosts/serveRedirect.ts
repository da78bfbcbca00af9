import type { ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import { pagePath } from '../../src/addresses/paths.ts'
import type { SiteRedirect } from '../../src/content/siteRedirects.ts'
import { loadSiteModule } from '../vite/devQueue.ts'

/** Answers for an old address in the development server, as hosts of the built site do. */
export async function serveRedirect(
  server: ViteDevServer,
  { method, url = '', headers }: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  // All else is asked for by the code of a page.
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return next()
  const { listRedirects } = await loadSiteModule(server, '/src/content/siteRedirects.ts')
  const redirects: SiteRedirect[] = listRedirects()
  const [pathname = ''] = url.split('?', 1)
  const redirect = redirects.find(({ from }) => from === pagePath(pathname))
  if (!redirect) return next()
  // The list may change at any moment.
  response.writeHead(301, { Location: redirect.to, 'Cache-Control': 'no-store' }).end()
}
