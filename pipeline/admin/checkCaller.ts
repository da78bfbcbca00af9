import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Lets only the editor's own page on this machine through. A foreign page can make a browser send
 * requests here, but not with our origin; and a foreign name that was made to lead to this machine
 * (DNS rebinding) stands in the host.
 *
 * @throws a refusal for every other caller
 */
export function checkCaller({ headers, method }: IncomingMessage): void {
  const { host = '', origin } = headers
  if (!THIS_MACHINE.has(host.replace(/:\d+$/, ''))) {
    throw new Refusal(403, 'The editor answers on localhost alone.')
  }
  const isReading = method === 'GET'
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  // Browsers send no origin with what a page reads from its own site.
  const isOwn = origin === undefined ? isReading && site === 'same-origin' : isSame(origin, host)
  if (!isOwn) throw new Refusal(403, 'The editor answers its own page alone.')
}

function isSame(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`
}
