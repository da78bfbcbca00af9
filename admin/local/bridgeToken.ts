import { TOKEN_META } from './bridge.ts'

/** The secret of the development server, out of the page, in which it stands no longer. */
export function takeBridgeToken(page: Document): string {
  const meta = page.querySelector(`meta[name="${TOKEN_META}"]`)
  meta?.remove()
  return meta?.getAttribute('content') ?? ''
}
