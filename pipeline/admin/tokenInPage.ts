import type { IncomingMessage } from 'node:http'
import { TOKEN_META } from './bridge.ts'
import { isForThisMachine } from './checkCaller.ts'

/** Adds the token for a window alone: scripts that fetch the page and frames could hand it on. */
export function tokenInPage(html: string, request: IncomingMessage, token: string): string {
  const { 'sec-fetch-dest': use, 'sec-fetch-mode': mode } = request.headers
  const isWindow = use === 'document' && mode === 'navigate'
  if (!isWindow || !isForThisMachine(request)) return html
  return html.replace('</head>', () => `<meta name="${TOKEN_META}" content="${token}" /></head>`)
}
