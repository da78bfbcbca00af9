import type { IncomingMessage } from 'node:http'
import { TOKEN_META } from '../../admin/local/bridge.ts'
import { isForThisMachine } from './checkCaller.ts'

/**
 * The editor's page with the token of the bridge, when a window of its own shows it. The page is the
 * same without for a script that fetches it, and for a frame, whose content another page of this
 * server could read. Browsers say which it is, and no script can change what they say
 * (https://www.w3.org/TR/fetch-metadata/).
 *
 * @param token in base64url, which needs no escapes
 */
export function tokenInPage(html: string, request: IncomingMessage, token: string): string {
  const { 'sec-fetch-dest': use, 'sec-fetch-mode': mode } = request.headers
  const isWindow = use === 'document' && mode === 'navigate'
  if (!isWindow || !isForThisMachine(request)) return html
  return html.replace('</head>', () => `<meta name="${TOKEN_META}" content="${token}" /></head>`)
}
