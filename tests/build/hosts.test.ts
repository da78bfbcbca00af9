/**
 * The built site as three hosts serve it: the local server, and real nginx and Caddy with the files
 * of `deploy/`. All have to pass the same table.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, readHeadersFile } from '../../pipeline/headers/headersFile.ts'
import { startStaticHost } from '../../pipeline/server/staticHost.ts'
import { findBrotliModule, findServer } from '../../scripts/servers/findServers.ts'
import { startCaddy, startNginx } from '../../scripts/servers/startServer.ts'
import { openBuiltSite } from '../site/builtSite.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'
const SECRET = 'This is not for visitors.'

/** Beside what the build makes: what may lie in the folder of a server and beside it. */
const BAITS = {
  '../package.json': SECRET,
  '../dist-old/index.html': SECRET,
  '.git/config': SECRET,
  '.htaccess': SECRET,
  '.well-known/.env': SECRET,
  '.well-known/security.txt': 'Contact: mailto:hello@pinchwell.example',
}

const site = await openBuiltSite()
const nginx = findServer('nginx')
const caddy = findServer('caddy')

interface Host {
  port: number
  securePort?: number
  stop: () => Promise<void>
}
type HostName = 'the local server' | 'nginx' | 'Caddy'

const hosts = new Map<HostName, Host>()
let parent = ''

/** A server that is not there is left out, but never where CI should have installed it. */
const isLeftOut = (program: string | undefined) => program === undefined && !process.env.CI
const HOSTS: { name: HostName; left: boolean }[] = [
  { name: 'the local server', left: false },
  { name: 'nginx', left: isLeftOut(nginx) },
  { name: 'Caddy', left: isLeftOut(caddy) },
]

beforeAll(async () => {
  const root = await makeRoot()
  const local = await startStaticHost({ root, port: 0 })
  hosts.set('the local server', { port: local.port, stop: () => local.close() })
  const second = caddy ? await startCaddy(caddy, { root }) : undefined
  if (second) hosts.set('Caddy', second)
  if (nginx) hosts.set('nginx', await startNginx(nginx, { root }, second?.certificate))
}, 60_000)

afterAll(async () => {
  for (const host of hosts.values()) await host.stop()
  await rm(parent, { recursive: true })
})

/** The site with baits, without copying it. */
async function makeRoot(): Promise<string> {
  parent = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  const root = path.join(parent, 'dist')
  await mkdir(root)
  for (const name of await readdir(sitePlace.dist)) {
    await symlink(path.join(sitePlace.dist, name), path.join(root, name))
  }
  for (const [name, text] of Object.entries(BAITS)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  return root
}

interface Asking {
  method?: string
  headers?: OutgoingHttpHeaders
  secure?: true
}

/** Asks for an address as it stands, and takes the body as it comes; fetch would tidy up both. */
async function ask(name: HostName, address: string, { method, headers, secure }: Asking = {}) {
  const host = hosts.get(name)
  if (!host) throw new Error(`${name} is not installed. Run “npm test”, which says how.`)
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const options = { path: address, method, headers, agent: false, rejectUnauthorized: false }
    const sent = secure
      ? secureRequest(`https://localhost:${host.securePort}`, options, resolve)
      : request(`http://127.0.0.1:${host.port}`, options, resolve)
    sent.on('error', reject).end()
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  }
}

/** The security headers by their names as Node has them; HSTS is for https. */
function expectedHeaders(address: string): Record<string, string> {
  const { 'Cache-Control': _, ...headers } = headersFor(
    readHeadersFile(site.text('_headers')),
    address,
  )
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

const security = expectedHeaders('/')
const { 'strict-transport-security': hsts, ...always } = security

function fileLike(pattern: RegExp): string {
  const name = [...site.files.keys()].find((file) => pattern.test(file))
  if (!name) throw new Error(`dist/ has no file like ${pattern}.`)
  return name
}

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

/** An address, the file that answers it, its type and for how long it may be kept. */
const FOUND: [string, string, string, string][] = [
  ['/', 'index.html', html, REVALIDATE],
  ['/recipes', 'recipes/index.html', html, REVALIDATE],
  ['/recipes/7', 'recipes/7/index.html', html, REVALIDATE],
  ['/recipes/7/', 'recipes/7/index.html', html, REVALIDATE],
  ['/recipes/7/index.html', 'recipes/7/index.html', html, REVALIDATE],
  ['/recipes/%37?x=1', 'recipes/7/index.html', html, REVALIDATE],
  ['/data/recipes/7.json', 'data/recipes/7.json', json, REVALIDATE],
  ['/feed.xml', 'feed.xml', 'application/rss+xml; charset=utf-8', REVALIDATE],
  ['/recipes/feed.json', 'recipes/feed.json', 'application/feed+json; charset=utf-8', REVALIDATE],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8', REVALIDATE],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', REVALIDATE],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', REVALIDATE],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml; charset=utf-8', REVALIDATE],
  [
    '/manifest.webmanifest',
    'manifest.webmanifest',
    'application/manifest+json; charset=utf-8',
    REVALIDATE,
  ],
  ...(
    [
      [/^assets\/.*\.js$/, 'text/javascript; charset=utf-8'],
      [/^assets\/.*\.css$/, 'text/css; charset=utf-8'],
      [/^assets\/.*\.woff2$/, 'font/woff2'],
      [/^assets\/search\/.*\.json$/, json],
      [/^pictures\/.*\.avif$/, 'image/avif'],
      [/^pictures\/.*\.webp$/, 'image/webp'],
      [/^pictures\/.*\.jpg$/, 'image/jpeg'],
    ] as const
  ).map(([pattern, type]): [string, string, string, string] => {
    const name = fileLike(pattern)
    return [`/${name}`, name, type, FOREVER]
  }),
]

const MISSING: [string, string][] = [
  ['/nowhere', '404.html'],
  ['/404.html', '404.html'],
  ['/recipes/999', 'recipes/404.html'],
  ['/recipes/404', 'recipes/404.html'],
  ['/recipes/404.html', 'recipes/404.html'],
  ['/recipes/999/print/?x=1', 'recipes/404.html'],
  ['/reviews/999', 'reviews/404.html'],
  ['/blog/999/', 'blog/404.html'],
]

const NOT_FOR_VISITORS = [
  '/data/recipes/999.json',
  '/assets/',
  '/assets/app-old.js',
  '/pictures/old.avif',
  '/recipes//7',
  '//',
  '/_headers',
  '/index.html.br',
  '/index.html.gz',
  '/.git/config',
  '/%2egit/config',
  '/.htaccess',
  '/.well-known/.env',
]

/** Too long, or too deep, for any file. */
const ENDLESS = ['a/', '%61/', '/', '%2f', 'recipes/7/', 'a'].map(
  (part) => `/${part.repeat(Math.floor(7000 / part.length))}`,
)

const LEADING_AWAY = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/recipes/../../package.json',
  '/recipes/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/assets..%2f..%2fpackage.json',
  '/assets../package.json',
  '//package.json',
  '/../dist-old/index.html',
  '/-old/index.html',
  '//etc/passwd',
  '/index.html%00',
  '/%00/../package.json',
  '/%',
  '/%ff',
]

describe.each(HOSTS)('$name', ({ name, left }) => {
  describe.skipIf(left)('serves the built site and', () => {
    test.each(FOUND)('answers %s with %s', async (address, file, type, cacheControl) => {
      const { status, headers, body } = await ask(name, address)
      expect(status).toBe(200)
      expect(body.equals(await readFile(path.join(sitePlace.dist, file)))).toBe(true)
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': cacheControl,
        ...always,
      })
    })

    test.each(MISSING)('answers %s with status 404 and %s', async (address, file) => {
      const { status, headers, body } = await ask(name, address)
      expect(status).toBe(404)
      expect(body.equals(await readFile(path.join(sitePlace.dist, file)))).toBe(true)
      expect(headers).toMatchObject({
        'content-type': html,
        'cache-control': REVALIDATE,
        ...always,
      })
    })

    test.each(NOT_FOR_VISITORS)('has nothing at %s, and no page about that', async (address) => {
      const { status, headers, body } = await ask(name, address)
      expect(status).toBe(404)
      expect(body.length).toBeLessThan(100)
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': REVALIDATE,
        ...always,
      })
    })

    test.each(LEADING_AWAY)('does not let %s lead away', async (address) => {
      const { status, body } = await ask(name, address)
      expect([400, 404]).toContain(status)
      expect(body.toString()).not.toContain(SECRET)
      expect(body.toString()).not.toContain('root:')
    })

    test('refuses addresses without an end, and goes on', async () => {
      const answers = await Promise.all(ENDLESS.map((address) => ask(name, address)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => ![400, 404, 414].includes(status ?? 0))).toEqual([])
      expect((await ask(name, '/')).status).toBe(200)
    })

    test('shows what is well known', async () => {
      const { status, body } = await ask(name, '/.well-known/security.txt')
      expect([status, body.toString()]).toEqual([200, BAITS['.well-known/security.txt']])
    })

    test('sends compressed files, the page of unknown addresses too', async () => {
      const hasBrotli = name !== 'nginx' || (nginx && findBrotliModule(nginx))
      for (const [address, file] of [
        ['/recipes/7', 'recipes/7/index.html'],
        ['/recipes/999', 'recipes/404.html'],
      ] as const) {
        for (const [accepted, encoding, ending] of [
          ['gzip, br', hasBrotli ? 'br' : 'gzip', hasBrotli ? '.br' : '.gz'],
          ['gzip', 'gzip', '.gz'],
          ['identity', undefined, ''],
        ] as const) {
          const { headers, body } = await ask(name, address, {
            headers: { 'Accept-Encoding': accepted },
          })
          expect(headers['content-encoding']).toBe(encoding)
          expect(headers['content-type']).toBe(html)
          expect(headers.vary).toBe('Accept-Encoding')
          expect(body.equals(await readFile(path.join(sitePlace.dist, `${file}${ending}`)))).toBe(
            true,
          )
        }
      }
    })

    test('answers 304 to a client that knows the page, and a part to one that asks for it', async () => {
      const { headers } = await ask(name, '/recipes/7')
      const known = { 'If-None-Match': String(headers.etag) }
      const again = await ask(name, '/recipes/7', { headers: known })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({ 'cache-control': REVALIDATE, ...always })
      const part = await ask(name, '/favicon.ico', { headers: { Range: 'bytes=2-5' } })
      expect(part.status).toBe(206)
      expect(
        part.body.equals((await readFile(path.join(sitePlace.dist, 'favicon.ico'))).subarray(2, 6)),
      ).toBe(true)
    })

    test('answers HEAD like GET, without a body', async () => {
      for (const address of ['/recipes/7', '/nowhere']) {
        const { status, headers } = await ask(name, address)
        const head = await ask(name, address, { method: 'HEAD' })
        expect([head.status, head.body.length]).toEqual([status, 0])
        expect(head.headers).toMatchObject({ 'content-type': headers['content-type'], ...always })
      }
    })

    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
      for (const address of ['/recipes/7', '/nowhere']) {
        const { status, headers } = await ask(name, address, { method })
        expect(status).toBe(405)
        expect(headers).toMatchObject({ allow: 'GET, HEAD', ...always })
      }
    })

    test('refuses methods that there are not', async () => {
      expect([400, 405]).toContain((await ask(name, '/', { method: 'PROPFIND' })).status)
      expect([400, 405]).toContain((await ask(name, '/', { method: 'TRACE' })).status)
    })

    test('answers many at once', async () => {
      const asked = Array.from({ length: 200 }, (_, index) =>
        ask(name, index % 2 === 0 ? '/recipes/7' : '/nowhere'),
      )
      const answers = await Promise.all(asked)
      const expected = asked.map((_, index) => (index % 2 === 0 ? 200 : 404))
      expect(answers.map(({ status }) => status)).toEqual(expected)
    })

    test('asks for https only over https', async () => {
      expect((await ask(name, '/')).headers).not.toHaveProperty('strict-transport-security')
      // The local server has no https, and nginx none without a certificate from Caddy.
      const { port, securePort = port } = hosts.get(name) ?? { port: 0 }
      if (securePort === port) return
      const { status, headers } = await ask(name, '/recipes/7', { secure: true })
      expect(status).toBe(200)
      expect(hsts).toMatch(/^max-age=\d{8}/)
      expect(headers).toMatchObject(security)
    })
  })
})
