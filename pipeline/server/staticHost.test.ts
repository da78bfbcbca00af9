/** Tests only this host. tests/hosts tests the built site on this host, nginx and Caddy. */
import { once } from 'node:events'
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, onTestFinished } from 'vitest'
import { askRaw } from '../../tests/support/servers/askRaw.ts'
import { REVALIDATE } from '../hosts/siteHeaders.ts'
import { startStaticHost } from './staticHost.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

type Files = Record<string, string>

const HEADERS_FILE = `/*
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

const SITE: Files = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'recipes/7/index.html': 'recipe 7',
  'assets/app-1a2b.js': '0123456789',
  _headers: HEADERS_FILE,
}

async function writeFiles(root: string, files: Files) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
}

async function serve(files: Files = SITE) {
  const root = path.join(temporaryFolder(), 'dist')
  await writeFiles(root, files)
  const host = await startStaticHost({ root, port: 0 })
  onTestFinished(() => host.close())
  return { ...host, root }
}

async function ask(url: string, address: string, headers: OutgoingHttpHeaders = {}) {
  const { body, ...answer } = await askRaw(url, address, { headers })
  return { ...answer, body: body.toString() }
}

describe('the local server, asked for addresses,', () => {
  test('serves files whose names are not plain ASCII', async () => {
    const { url } = await serve({ 'blog/crème brûlée/index.html': 'sweet' })
    const response = await fetch(`${url}/blog/crème brûlée`)
    expect(await response.text()).toBe('sweet')
  })

  test('answers in plain text where there is no not-found page', async () => {
    const { url } = await serve({ 'index.html': 'home' })
    const response = await fetch(`${url}/nowhere`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('gives headers by the path that an address means, however it is spelled', async () => {
    const { url } = await serve({ ...SITE, 'assets/%.js': 'percent' })
    const cacheControl = async (address: string) =>
      (await ask(url, address)).headers['cache-control']
    const forever = 'public, max-age=31536000, immutable'
    expect(await cacheControl('/%61ssets/app-1a2b.js')).toBe(forever)
    expect(await cacheControl('/assets/%25.js')).toBe(forever)
    expect(await cacheControl('/assets%2Fapp-1a2b.js')).toBe(REVALIDATE)
  })

  test('keeps to its folder when a sibling has the name of the folder with an ending', async () => {
    const { url, root } = await serve()
    await writeFile(`${root}.html`, 'outside')
    await rm(path.join(root, 'index.html'))
    expect(await ask(url, '/')).toMatchObject({ status: 404, body: 'nothing here' })
  })
})

describe('the local server, while it runs,', () => {
  test('serves the new build after the folder was replaced', async () => {
    const { url, root } = await serve()
    await ask(url, '/recipes/7')
    await ask(url, '/recipes/8')
    await rename(root, `${root}-old`)
    await writeFiles(root, { 'recipes/8/index.html': 'recipe 8' })
    expect(await ask(url, '/recipes/7')).toMatchObject({ status: 404 })
    expect(await ask(url, '/recipes/8')).toMatchObject({ status: 200, body: 'recipe 8' })
  })

  test('names the port that is in use, and what to do', async () => {
    const { port, root } = await serve()
    await expect(startStaticHost({ root, port })).rejects.toThrow(
      `Port ${port} is in use. Stop what runs there, or take another: PORT=${port + 1} npm start`,
    )
  })

  test.runIf(process.platform === 'linux')(
    'answers 500 for a file that cannot be read, and goes on',
    async () => {
      const { url, root } = await serve()
      // Opening this file succeeds, but reading its first byte fails.
      await symlink('/proc/self/mem', path.join(root, 'assets/unreadable.js'))
      const { status, headers } = await ask(url, '/assets/unreadable.js')
      expect(status).toBe(500)
      expect(headers['cache-control']).toBe(REVALIDATE)
      expect(await ask(url, '/')).toMatchObject({ status: 200 })
    },
  )

  test('sends an empty file', async () => {
    const { url } = await serve({ 'empty.txt': '' })
    expect(await ask(url, '/empty.txt')).toMatchObject({ status: 200, body: '' })
  })

  test('goes on when a client leaves in the middle of a file', async () => {
    const { url, root, port } = await serve()
    await truncate(path.join(root, 'assets/app-1a2b.js'), 20_000_000)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect(await ask(url, '/')).toMatchObject({ status: 200 })
  })

  test('closes at once though a client holds its connection, and may be closed again', async () => {
    const { url, port, close } = await serve()
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    await ask(url, '/')
    await close()
    await close()
    await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the local server, asked with conditions and ranges,', () => {
  test('never answers 304 in place of 404', async () => {
    const { url } = await serve()
    expect(await ask(url, '/nowhere', { 'If-None-Match': '*' })).toMatchObject({ status: 404 })
  })

  test('sends a part, and states the size for one that lies outside', async () => {
    const { url } = await serve()
    const askFor = (range: string) => ask(url, '/assets/app-1a2b.js', { Range: range })
    const inside = await askFor('bytes=2-4')
    expect([inside.status, inside.body]).toEqual([206, '234'])
    expect(inside.headers['content-range']).toBe('bytes 2-4/10')
    const outside = await askFor('bytes=10-')
    expect([outside.status, outside.body]).toEqual([416, ''])
    expect(outside.headers['content-range']).toBe('bytes */10')
  })
})

test('the local server compresses texts, and leaves pictures as they are', async () => {
  const text = 'A pinch of salt. '.repeat(100)
  const { url } = await serve({ 'index.html': text, 'photo.webp': text })
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const page = await askRaw(url, '/', { headers })
  expect(page.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(page.body).toString()).toBe(text)
  const photo = await ask(url, '/photo.webp', headers)
  expect([photo.headers['content-encoding'], photo.body]).toEqual([undefined, text])
})
