import { setTimeout as pass } from 'node:timers/promises'

export type Ask = (method: 'HEAD' | 'GET', url: URL) => ReturnType<typeof readResponse>

interface Options {
  pause: number
  timeout: number
  fetch: (address: string, init: RequestInit) => Promise<Response>
}

/** Sends each host one request at a time, with pauses, and obeys its robots.txt. */
export function createPoliteClient(userAgent: string, { pause, timeout, fetch }: Options): Ask {
  const turns = new Map<string, Promise<unknown>>()
  const robots = new Map<string, ReturnType<Ask>>()
  const rest = () => pass(pause)

  const inTurn: Ask = (method, url) => {
    const send = () => {
      const signal = AbortSignal.timeout(timeout)
      const headers = { 'User-Agent': userAgent }
      return readResponse(fetch(url.href, { method, headers, signal, redirect: 'manual' }))
    }
    const turn = (turns.get(url.host) ?? Promise.resolve()).then(send)
    turns.set(url.host, turn.then(rest, rest))
    return turn
  }

  return async (method, url) => {
    const asked = robots.get(url.origin) ?? inTurn('GET', new URL('/robots.txt', url))
    robots.set(url.origin, asked)
    const { status, text } = await asked
    if (status === 200 && !robotsAllow(text, url)) throw new Error('its robots.txt forbids it')
    return await inTurn(method, url)
  }
}

async function readResponse(answer: Promise<Response>) {
  const response = await answer
  const location = response.headers.get('location')
  return { status: response.status, location, text: await response.text() }
}

/** Applies the longest matching rule for all clients. Ignores rules with wildcards. */
function robotsAllow(robots: string, { pathname, search }: URL): boolean {
  // Consecutive names share a group: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1
  const groups = robots.split(/(?<!^user-agent:[^\n]*\n)^(?=user-agent:)/im)
  const ours = groups.filter((group) => /^user-agent:\s*\*\s*$/im.test(group)).join('')
  const rules = [...ours.matchAll(/^(dis)?allow:[ \t]*(\/[^\s#*$]*)[ \t]*(?:#|\r?$)/gim)]
  const [longest] = rules
    .filter(([, , path = '']) => `${pathname}${search}`.startsWith(path))
    .toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)
  return !longest?.[1]
}
