import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changed, checkWith } from '../../../tests/content/goodContent.ts'
import { linksCommand } from './linksCommand.ts'
import { listenAnywhere } from '../../../tests/support/servers/listenAnywhere.ts'

const PAUSE = 40

/** The responses of the server by path. */
const PAGES: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/robots.txt': (response) =>
    response.end(
      'User-agent: other\nDisallow: /\n\nUser-agent: *\nUser-agent: last\nDisallow: /private\nDisallow: /*?',
    ),
  '/fine': (response) => response.end('Bread'),
  '/moved': (response) => response.writeHead(301, { location: '/moved-again' }).end(),
  '/moved-again': (response) => response.writeHead(308, { location: '/fine' }).end(),
  '/elsewhere-today': (response) => response.writeHead(302, { location: '/fine' }).end(),
  '/moved-to-nothing': (response) => response.writeHead(301, { location: '/gone' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/withdrawn': (response) => response.writeHead(410).end(),
  '/no-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/busy': (response) => response.writeHead(503).end(),
  '/refused': (response) => response.writeHead(403).end(),
  '/slow': () => undefined,
  '/sold': (response) =>
    response.end(
      '<script>{"offers": {"availability": "https:\\/\\/schema.org\\/OutOfStock"}}</script>',
    ),
  '/ended': (response) =>
    response.end('<link itemprop="availability" href="https://schema.org/Discontinued">'),
  '/some-sold': (response) =>
    response.end('{"availability": "SoldOut"}, {"availability": "http://schema.org/InStock"}'),
}

interface Asked {
  path: string
  agent: string | undefined
  at: number
}

let asked: Asked[]
let unanswered: number
let mostUnanswered: number

const server = createServer((request, response) => {
  const { url: path = '', headers } = request
  asked.push({ path, agent: headers['user-agent'], at: performance.now() })
  unanswered += 1
  mostUnanswered = Math.max(mostUnanswered, unanswered)
  response.on('close', () => (unanswered -= 1))
  PAGES[path.split('?')[0] ?? '']?.(response, request)
})

const origin = `http://127.0.0.1:${await listenAnywhere(server)}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  unanswered = 0
  mostUnanswered = 0
})

/** Checks the links of a post and of a review. `shop` is the review's offer. */
function watch(inPost: string[], shop = 'https://shop.example/fine') {
  const links = inPost.map((link) => `\n\n[There](${link})`).join('')
  const { documents } = checkWith({
    'posts/3.mdx': changed('posts/3.mdx', 'Stale bread', `Stale bread${links}\n\nIt`),
    'reviews/7.yaml': changed('reviews/7.yaml', 'https://www.amazon.com/s?k=olive+oil', shop),
  })
  return linksCommand(documents, {
    pause: PAUSE,
    timeout: 2000,
    fetch: async (address, init) => {
      const { host, pathname, search } = new URL(String(address))
      const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
      if (host === 'nowhere.example') throw new TypeError('fetch failed', { cause })
      return await fetch(`${origin}${pathname}${search}`, init)
    },
  })
}

const AT = 'https://shop.example'

test.each([
  ['/fine', undefined],
  ['/no-head', undefined],
  ['/elsewhere-today', undefined],
  ['/gone', 'is gone: it answers 404.  Link to another page, or take the link out.'],
  ['/withdrawn', 'is gone: it answers 410.  Link to another page, or take the link out.'],
  ['/moved-to-nothing', 'is gone: it answers 404.  Link to another page, or take the link out.'],
  ['/moved', `has moved for good, to ${AT}/fine.  Write that address.`],
  ['/busy', 'could not be asked: it answers 503.'],
  ['/refused', 'could not be asked: it answers 403.'],
  ['/round', 'could not be asked: it redirects without an end.'],
  ['/private/page', 'could not be asked: its robots.txt forbids it.'],
  ['/slow', 'could not be asked: The operation was aborted due to timeout.'],
])('of a link to %s is said: %s', async (path, text) => {
  const { output, sound } = await watch([`${AT}${path}#part`])
  const [first = ''] = output.split('\n')
  expect(first).toContain(
    text
      ? `content/posts/3.mdx:15:1  ${AT}${path} ${text}`
      : 'Links: 0 dead, 0 moved, 0 sold out, 0 not asked.',
  )
  expect(sound).toBe(!/gone|moved/.test(text ?? ''))
})

test.each([
  ['/sold', 'OutOfStock'],
  ['/ended', 'Discontinued'],
  ['/some-sold', undefined],
])('a shop that answers as %s has sold out: %s', async (path, state) => {
  const { output, sound } = await watch([], `${AT}${path}`)
  expect(output.split('\n')[0]).toContain(
    state
      ? `content/reviews/7.yaml:7:16  ${AT}${path} is sold out: its page says ${state}.  Link to`
      : 'Links: 0 dead, 0 moved, 0 sold out, 0 not asked.',
  )
  expect(sound).toBe(state === undefined)
  // In a post, the page need not sell anything, so the same words are ignored.
  expect((await watch([`${AT}${path}`])).sound).toBe(true)
})

test('a host that is not there makes its links dead', async () => {
  const { output } = await watch(['https://nowhere.example/page'])
  expect(output).toContain('https://nowhere.example/page is gone: there is no such host.  Link to')
})

test('every place of an address is listed, which is asked once; the dead come first', async () => {
  const { output } = await watch([`${AT}/busy`, `${AT}/gone`, `${AT}/gone#part`])
  expect(output.replaceAll(/ {2}\S+ .*/g, '').split('\n')).toEqual([
    'content/posts/3.mdx:17:1',
    'content/posts/3.mdx:19:1',
    'content/posts/3.mdx:15:1',
    'Links: 2 dead, 0 moved, 0 sold out, 1 not asked.',
  ])
  // HEAD, then GET.
  expect(asked.filter(({ path }) => path === '/gone')).toHaveLength(2)
})

test('a host is asked one thing at a time, with a pause, by a client that says who it is', async () => {
  await watch([`${AT}/fine?a`, `${AT}/fine?b`, `${AT}/no-head`, `${AT}/moved`])
  expect(mostUnanswered).toBe(1)
  const pauses = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(PAUSE * 0.9)
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(
    new Set(['toastery-links (+https://toastery.example)']),
  )
  expect(asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(1)
})
