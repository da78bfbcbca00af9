import { once } from 'node:events'
import { rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { startStaticHost } from './staticHost.ts'
import { SITE, REVALIDATE, writeFiles, serve, ask } from './testHost.ts'

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/?x=1', 'home'],
    ['/index.html', 'home'],
    ['/about', 'about'],
    ['/recipes', 'recipes'],
    ['/recipes/7', 'recipe 7'],
    ['/recipes/7/', 'recipe 7'],
    ['/recipes/7?x=1', 'recipe 7'],
    ['/recipes/%37', 'recipe 7'],
    ['/recipes/404', 'recipe 404'],
    ['/data/recipes/7.json', '{}'],
    ['/.well-known/security.txt', 'contact'],
  ])('answers %s with its page', async (address, page) => {
    const { url } = await serve()
    const response = await fetch(url + address, { redirect: 'error' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(page)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('serves files whose names are not plain ASCII', async () => {
    const { url } = await serve({ 'blog/crème brûlée/index.html': 'sweet' })
    const response = await fetch(`${url}/blog/crème brûlée`)
    expect(await response.text()).toBe('sweet')
  })

  it.each([
    ['/nowhere', 'nothing here'],
    ['/blog/999', 'nothing here'],
    ['/recipes/999', 'no such recipe'],
    ['/recipes/999/', 'no such recipe'],
    ['/recipes/999/print?x=1', 'no such recipe'],
    ['/recipes/404.html', 'no such recipe'],
    ['/recipes/1.5', 'no such recipe'],
    ['/404', 'nothing here'],
  ])('answers %s with status 404 and the nearest not-found page', async (address, page) => {
    const { url } = await serve()
    const response = await fetch(url + address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(page)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(REVALIDATE)
    expect(response.headers.get('etag')).toBeNull()
  })

  it.each([
    '/data/recipes/999.json',
    '/foo.png',
    '/assets/app-old.js',
    '/assets/',
    '/assets/x',
    '/.env',
    '/.well-known/.env',
    '/recipes/.well-known/security.txt',
    '/_headers',
    '/_redirects',
    '/recipes//7',
    '/assets/app-1a2b.js/',
  ])('answers %s with status 404 and plain text', async (address) => {
    const { url } = await serve()
    const response = await fetch(url + address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('There is nothing at this address.\n')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(REVALIDATE)
  })

  it('answers in plain text where there is no not-found page', async () => {
    const { url } = await serve({ 'index.html': 'home' })
    const response = await fetch(`${url}/nowhere`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it.each([
    '/../package.json',
    '/recipes/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '/recipes/./7',
    '/index.html%00',
    '/%',
    '/%ff',
    'http://localhost/index.html',
  ])('refuses the malformed address %s', async (address) => {
    const { url } = await serve()
    expect(await ask(url, address)).toMatchObject({
      status: 400,
      body: 'The address is malformed.\n',
    })
  })

  it('gives headers by the path that an address means, however it is spelled', async () => {
    const { url } = await serve({ ...SITE, 'assets/%.js': 'percent' })
    const cacheControl = async (address: string) =>
      (await ask(url, address)).headers['cache-control']
    const forever = 'public, max-age=31536000, immutable'
    expect(await cacheControl('/%61ssets/app-1a2b.js')).toBe(forever)
    expect(await cacheControl('/assets/%25.js')).toBe(forever)
    expect(await cacheControl('/assets%2Fapp-1a2b.js')).toBe(REVALIDATE)
  })

  it('keeps to its folder when a sibling has the name of the folder with an ending', async () => {
    const { url, root } = await serve()
    await writeFile(`${root}.html`, 'outside')
    await rm(path.join(root, 'index.html'))
    expect(await ask(url, '/')).toMatchObject({ status: 404, body: 'nothing here' })
  })
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { url } = await serve()
    const { status, headers } = await ask(url, '/', {}, method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  it.each(['/', '/nowhere', '/foo.png'])(
    'answers HEAD %s as GET without a body',
    async (address) => {
      const { url, port } = await serve()
      const { status, headers, body } = await ask(url, address)
      const socket = connect(port, '127.0.0.1')
      socket.write(`HEAD ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      const answer = await text(socket)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toContain(`Content-Length: ${body.length}\r\n`)
      expect(answer).toContain(`Content-Type: ${headers['content-type']}\r\n`)
      expect(answer.endsWith('\r\n\r\n')).toBe(true)
    },
  )
})

describe('running', () => {
  it('serves the new build after the folder was replaced', async () => {
    const { url, root } = await serve()
    await ask(url, '/recipes/7')
    await ask(url, '/recipes/8')
    await rename(root, `${root}-old`)
    await writeFiles(root, { 'recipes/8/index.html': 'recipe 8', 'recipes/8/index.html.br': 'br' })
    expect(await ask(url, '/recipes/7')).toMatchObject({ status: 404 })
    expect(await ask(url, '/recipes/8')).toMatchObject({ status: 200, body: 'recipe 8' })
    expect(await ask(url, '/recipes/8', { 'Accept-Encoding': 'br' })).toMatchObject({ body: 'br' })
  })

  it('names the port that is in use, and what to do', async () => {
    const { port, root } = await serve()
    await expect(startStaticHost({ root, port })).rejects.toThrow(
      `Port ${port} is in use. Stop what runs there, or take another: PORT=${port + 1} npm start`,
    )
  })

  it.runIf(process.platform === 'linux')(
    'answers 500 for a file that cannot be read, and goes on',
    async () => {
      const { url, root } = await serve()
      // A file that anyone may open, and nobody can read from its beginning.
      await symlink('/proc/self/mem', path.join(root, 'assets/unreadable.js'))
      const { status, headers } = await ask(url, '/assets/unreadable.js')
      expect(status).toBe(500)
      expect(headers['cache-control']).toBe(REVALIDATE)
      expect(await ask(url, '/')).toMatchObject({ status: 200 })
    },
  )

  it('sends an empty file, and a part of a large one', async () => {
    const { url, root } = await serve({ ...SITE, 'empty.txt': '' })
    expect(await ask(url, '/empty.txt')).toMatchObject({ status: 200, body: '' })
    await truncate(path.join(root, 'assets/app-1a2b.js'), 20_000_000)
    const { status, body } = await ask(url, '/assets/app-1a2b.js', { Range: 'bytes=7-12' })
    expect([status, body]).toEqual([206, '789\0\0\0'])
  })

  it('goes on when a client leaves in the middle of a file', async () => {
    const { url, root, port } = await serve()
    await truncate(path.join(root, 'assets/app-1a2b.js'), 20_000_000)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect(await ask(url, '/')).toMatchObject({ status: 200 })
  })

  it('closes at once though a client holds its connection, and may be closed again', async () => {
    const { url, port, close } = await serve()
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    await ask(url, '/')
    await close()
    await close()
    await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED')
  })
})
