import type { IncomingMessage } from 'node:http'
import { TOKEN_META } from './bridge.ts'
import { isForThisMachine } from './checkCaller.ts'

/**
 * The editor's page with the token of the bridge, for a window alone: scripts that fetch it and frames
 * could hand the token on. Browsers say which it is (https://www.w3.org/TR/fetch-metadata/).
 * @param token in base64url, which needs no escapes
 */
export function tokenInPage(html: string, request: IncomingMessage, token: string): string {
  const { 'sec-fetch-dest': use, 'sec-fetch-mode': mode } = request.headers
  const isWindow = use === 'document' && mode === 'navigate'
  if (!isWindow || !isForThisMachine(request)) return html
  return html.replace('</head>', () => `<meta name="${TOKEN_META}" content="${token}" /></head>`)
}
