import { describe, expect, it } from 'vitest'
import { SITE, REVALIDATE, serve, ask, type Files } from './testHost.ts'

describe('headers', () => {
  it.each([
    ['page.html', 'text/html; charset=utf-8'],
    ['app.js', 'text/javascript; charset=utf-8'],
    ['app.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['sitemap.xml', 'application/xml'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['feed.xml', 'application/rss+xml; charset=utf-8'],
    ['recipes/feed.json', 'application/feed+json; charset=utf-8'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
    ['icon.svg', 'image/svg+xml'],
    ['photo.avif', 'image/avif'],
    ['photo.webp', 'image/webp'],
    ['photo.jpg', 'image/jpeg'],
    ['text.woff2', 'font/woff2'],
    ['unknown', 'application/octet-stream'],
  ])('names the type of %s', async (name, type) => {
    const { url } = await serve({ [name]: 'x' })
    const response = await fetch(`${url}/${name}`)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it('sends on every answer what the site asks for, but nothing that is for https', async () => {
    const { url } = await serve()
    for (const address of ['/', '/nowhere', '/foo.png', '/%', '/assets/app-1a2b.js']) {
      const { headers } = await ask(url, address)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
    expect((await ask(url, '/', {}, 'POST')).headers['x-content-type-options']).toBe('nosniff')
  })

  it('lets assets be kept for a year and everything else be asked for again', async () => {
    const { url } = await serve()
    const cacheControl = async (address: string) =>
      (await fetch(url + address)).headers.get('cache-control')
    expect(await cacheControl('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('/recipes/7')).toBe(REVALIDATE)
    expect(await cacheControl('/data/recipes/7.json')).toBe(REVALIDATE)
  })
})

describe('conditions', () => {
  it('answers 304 to a client that knows the content, with the headers a cache needs', async () => {
    const { url } = await serve({ ...SITE, 'index.html.br': 'home, br' })
    const { headers } = await ask(url, '/')
    expect(Date.parse(String(headers['last-modified']))).toBeGreaterThan(Date.now() - 60_000)
    for (const known of [headers.etag, `"other", W/${String(headers.etag)}`, '*']) {
      const again = await ask(url, '/', { 'If-None-Match': known })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        vary: 'Accept-Encoding',
        'cache-control': REVALIDATE,
      })
    }
    expect(await ask(url, '/', { 'If-None-Match': '"other"' })).toMatchObject({ status: 200 })
  })

  it('never answers 304 in place of 404', async () => {
    const { url } = await serve()
    expect(await ask(url, '/nowhere', { 'If-None-Match': '*' })).toMatchObject({ status: 404 })
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('sends the part %s', async (range, part, contentRange) => {
    const { url } = await serve()
    const { status, headers, body } = await ask(url, '/assets/app-1a2b.js', { Range: range })
    expect([status, body]).toEqual([206, part])
    expect(headers['content-range']).toBe(contentRange)
    expect(headers['content-length']).toBe(String(part.length))
  })

  it.each(['bytes=-', 'bytes=x', 'bytes=0-1,4-5'])('sends everything for %s', async (range) => {
    const { url } = await serve()
    const answer = await ask(url, '/assets/app-1a2b.js', { Range: range })
    expect(answer).toMatchObject({ status: 200, body: '0123456789' })
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  it.each(['bytes=10-', 'bytes=-0'])(
    'states the size for %s, which lies outside',
    async (range) => {
      const { url } = await serve()
      const { status, headers, body } = await ask(url, '/assets/app-1a2b.js', { Range: range })
      expect([status, body]).toEqual([416, ''])
      expect(headers['content-range']).toBe('bytes */10')
    },
  )

  it('sends a part only of the content that If-Range names', async () => {
    const { url } = await serve()
    const { headers } = await ask(url, '/assets/app-1a2b.js')
    const partOf = (etag: string) =>
      ask(url, '/assets/app-1a2b.js', { Range: 'bytes=2-4', 'If-Range': etag })
    expect(await partOf(String(headers.etag))).toMatchObject({ status: 206, body: '234' })
    expect(await partOf('"other"')).toMatchObject({ status: 200, body: '0123456789' })
  })
})

describe('precompressed variants', () => {
  const COMPRESSED: Files = {
    'index.html': 'plain',
    'index.html.br': 'as br',
    'index.html.gz': 'as gzip',
    '404.html': 'nothing',
    '404.html.br': 'nothing, as br',
    'photo.webp': 'photo',
  }

  it.each([
    ['gzip, deflate, br', 'br', 'as br'],
    ['gzip', 'gzip', 'as gzip'],
    ['GZIP;q=0.5', 'gzip', 'as gzip'],
    ['identity', undefined, 'plain'],
    ['', undefined, 'plain'],
  ])('chooses for Accept-Encoding “%s”', async (accepted, encoding, body) => {
    const { url } = await serve(COMPRESSED)
    const answer = await ask(url, '/', { 'Accept-Encoding': accepted })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })

  it('gives every variant an ETag of its own', async () => {
    const { url } = await serve(COMPRESSED)
    const plain = await ask(url, '/')
    const brotli = await ask(url, '/', { 'Accept-Encoding': 'br' })
    expect(brotli.headers.etag).not.toBe(plain.headers.etag)
  })

  it('sends the not-found page in a variant too', async () => {
    const { url } = await serve(COMPRESSED)
    const answer = await ask(url, '/nowhere', { 'Accept-Encoding': 'br' })
    expect(answer).toMatchObject({ status: 404, body: 'nothing, as br' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  })

  it('does not vary a file without variants', async () => {
    const { url } = await serve(COMPRESSED)
    const { headers, body } = await ask(url, '/photo.webp', { 'Accept-Encoding': 'br' })
    expect(body).toBe('photo')
    expect(headers.vary).toBeUndefined()
  })

  it('has no address for a variant', async () => {
    const { url } = await serve(COMPRESSED)
    expect(await ask(url, '/index.html.br')).toMatchObject({ status: 404 })
    expect(await ask(url, '/index.html.gz')).toMatchObject({ status: 404 })
  })
})
