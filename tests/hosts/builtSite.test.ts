/** The local server, nginx and Caddy must all pass the same table. */
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { headersFor } from '../../pipeline/hosts/headersFile.ts'
import { openBuiltSite } from '../site/builtSite.ts'
import { BAITS, makeRoot, SECRET } from './baitedSite.ts'
import {
  ENDLESS,
  foundIn,
  html,
  LEADING_AWAY,
  MISSING,
  NOT_FOR_VISITORS,
  REVALIDATE,
} from './hostAddresses.ts'
import { askHost, type HostName, HOSTS, startServers } from './webServers.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const site = await openBuiltSite()
const hosts = await startServers({ root: await makeRoot(temporaryFolder()) })

function ask(name: HostName, address: string, asking?: Parameters<typeof askHost>[2]) {
  return askHost(hosts.get(name), address, asking)
}

/** Compares bytes, which is faster than comparing values. */
function expectFile(body: Buffer, name: string) {
  expect(site.files.get(name)?.equals(body)).toBe(true)
}

/** Returns the security headers, with lowercase names as in Node. HSTS is only for https. */
function expectedHeaders(address: string): Record<string, string> {
  const { 'Cache-Control': _, ...headers } = headersFor(site.text('_headers'), address)
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

const security = expectedHeaders('/')
const { 'strict-transport-security': hsts, ...always } = security

describe.each(HOSTS)('%s', (name) => {
  describe('serves the built site and', () => {
    test.each(foundIn(site))('answers %s with %s', async (address, file, type, cacheControl) => {
      const { status, headers, body } = await ask(name, address)
      expect(status).toBe(200)
      expectFile(body, file)
      expect(headers).toMatchObject({ 'cache-control': cacheControl, ...always })
      // Servers name some types in more than one way.
      expect(headers['content-type']).toMatch(type)
    })

    test.each(MISSING)('answers %s with status 404 and %s', async (address, file) => {
      const { status, headers, body } = await ask(name, address)
      expect(status).toBe(404)
      expectFile(body, file)
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
      expect(body.toString()).not.toContain('root:x:0:')
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

    test('compresses texts, the page of unknown addresses too', async () => {
      for (const [address, file] of [
        ['/recipes/7', 'recipes/7/index.html'],
        ['/recipes/999', 'recipes/404.html'],
      ] as const) {
        for (const [accepted, encoding, read] of [
          ['gzip', 'gzip', gunzipSync],
          ['identity', undefined, (plain: Buffer) => plain],
        ] as const) {
          const { headers, body } = await ask(name, address, {
            headers: { 'Accept-Encoding': accepted },
          })
          expect(headers['content-encoding']).toBe(encoding)
          expect(headers['content-type']).toBe(html)
          expect(headers.vary).toBe('Accept-Encoding')
          expectFile(read(body), file)
        }
      }
    })

    test('answers 304 to a client that knows the page', async () => {
      const { headers } = await ask(name, '/recipes/7')
      const known = { 'If-None-Match': String(headers.etag) }
      const again = await ask(name, '/recipes/7', { headers: known })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({ 'cache-control': REVALIDATE, ...always })
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

    test.each(['PROPFIND', 'TRACE'])('refuses %s, which no page has', async (method) => {
      expect([400, 405]).toContain((await ask(name, '/', { method })).status)
    })

    test('answers many at once', async () => {
      const asked = Array.from({ length: 100 }, () => ['/recipes/7', '/nowhere']).flat()
      const answers = await Promise.all(asked.map((address) => ask(name, address)))
      const expected = asked.map((address) => (address === '/nowhere' ? 404 : 200))
      expect(answers.map(({ status }) => status)).toEqual(expected)
    })

    test('asks for https only over https', async () => {
      expect((await ask(name, '/')).headers).not.toHaveProperty('strict-transport-security')
      if (hosts.get(name)?.securePort === undefined) return
      const { status, headers } = await ask(name, '/recipes/7', { secure: true })
      expect(status).toBe(200)
      expect(hsts).toMatch(/^max-age=\d{8}/)
      expect(headers).toMatchObject(security)
    })
  })
})
