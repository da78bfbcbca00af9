import { TOKEN_META } from './bridge.ts'

/** Takes the secret out of the page. */
export function takeBridgeToken(page: Document): string {
  const meta = page.querySelector(`meta[name="${TOKEN_META}"]`)
  meta?.remove()
  return meta?.getAttribute('content') ?? ''
}
