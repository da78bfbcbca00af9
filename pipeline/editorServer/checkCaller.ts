import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER, TOKEN_META } from './editorProtocol.ts'
import { Refusal } from './refusal.ts'

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether the `Host` header names this machine, which rules out DNS rebinding. */
function isForThisMachine({ headers }: IncomingMessage): boolean {
  return THIS_MACHINE.has((headers.host ?? '').replace(/:\d+$/, ''))
}

/** Refuses other origins, other hosts (DNS rebinding) and other pages of this server (token). */
export function checkCaller(request: IncomingMessage, token: string): void {
  const { headers, method } = request
  const { host = '', origin } = headers
  if (!isForThisMachine(request)) throw new Refusal(403, 'The editor answers on localhost alone.')
  const isReading = method === 'GET'
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  // Browsers send no `Origin` with same-origin reads.
  const isOurs =
    origin === undefined
      ? isReading && site === 'same-origin'
      : [`http://${host}`, `https://${host}`].includes(origin)
  if (!isOurs) throw new Refusal(403, 'The editor answers its own page alone.')
  if (!isEqual(String(headers[TOKEN_HEADER.toLowerCase()] ?? ''), token))
    throw new Refusal(
      403,
      'This page is in a frame, or from before the server was started again. Copy what you have written, reload the editor in a window of its own, and put it in again.',
    )
}

function isEqual(given: string, token: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(token)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Adds the token only to top-level pages, since scripts and frames could leak it. */
export function tokenInPage(html: string, request: IncomingMessage, token: string): string {
  const { 'sec-fetch-dest': use, 'sec-fetch-mode': mode } = request.headers
  const isWindow = use === 'document' && mode === 'navigate'
  if (!isWindow || !isForThisMachine(request)) return html
  return html.replace('</head>', () => `<meta name="${TOKEN_META}" content="${token}" /></head>`)
}
