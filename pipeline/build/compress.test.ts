import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { openCache } from '../cache/cache.ts'
import { compressSite } from './compress.ts'
import { openSiteFolder } from './siteFolder.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const LONG = 'A pinch of salt. '.repeat(100)

let site = ''
let cache = ''

beforeEach(() => {
  const root = temporaryFolder()
  site = path.join(root, 'site')
  cache = path.join(root, 'cache')
})

/** Makes a site of these files, with the cache of older builds. */
async function compress(files: Record<string, string>) {
  await rm(site, { recursive: true, force: true })
  const folder = openSiteFolder(site)
  for (const [name, text] of Object.entries(files)) folder.write(name, text)
  return compressSite(folder, openCache(cache))
}

const names = async (dir: string) => (await readdir(dir)).toSorted()
const sizeOf = async (name: string) => (await stat(path.join(site, name))).size

async function expectCompressed(name: string, text: string) {
  const [brotli, gzip] = await Promise.all(
    ['.br', '.gz'].map((suffix) => readFile(path.join(site, name + suffix))),
  )
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text)
  expect(gunzipSync(gzip ?? '').toString()).toBe(text)
}

test('texts of some length are compressed in two ways, other files are left alone', async () => {
  expect(await compress({ 'a.html': LONG, 'short.html': 'A pinch.', 'a.avif': LONG })).toBe(1)
  expect(await names(site)).toEqual(['a.avif', 'a.html', 'a.html.br', 'a.html.gz', 'short.html'])
  await expectCompressed('a.html', LONG)
})

test('what was compressed before comes from the cache, under whatever name', async () => {
  await compress({ 'a.html': LONG })
  const kept = await names(cache)
  const written = await stat(path.join(cache, kept[0] ?? ''))
  expect(await compress({ 'b.html': LONG })).toBe(1)
  await expectCompressed('b.html', LONG)
  expect(await names(cache)).toEqual(kept)
  expect((await stat(path.join(cache, kept[0] ?? ''))).ino).toBe(written.ino)
})

test('a build with another window reuses no file of the cache', async () => {
  await compress({ 'assets/a.js': LONG })
  vi.resetModules()
  vi.doMock('node:zlib', async (original) => {
    const zlib = await original<typeof import('node:zlib')>()
    return { ...zlib, constants: { ...zlib.constants, BROTLI_DEFAULT_WINDOW: 20 } }
  })
  const other = await import('./compress.ts')
  await other.compressSite(openSiteFolder(site), openCache(cache))
  vi.doUnmock('node:zlib')
  expect(await names(cache)).toHaveLength(2)
})

test('files of the bundle are compressed further than pages', async () => {
  const text = await readFile('docs/editing.md', 'utf8')
  await compress({ 'a.html': text, 'assets/a.js': text })
  expect(await sizeOf('assets/a.js.br')).toBeLessThan(await sizeOf('a.html.br'))
  expect(await sizeOf('assets/a.js.gz')).toBe(await sizeOf('a.html.gz'))
})

test('a file that cannot be written is thrown once nothing is being written any more', async () => {
  const folder = openSiteFolder(site)
  await mkdir(path.join(site, '0.html.br'), { recursive: true })
  const many = Array.from({ length: 40 }, (_, at) => `${at}.html`)
  for (const name of many) folder.write(name, name + LONG)
  await expect(compressSite(folder, openCache(cache))).rejects.toThrow('EISDIR')
  const left = await names(site)
  expect(left.length).toBeLessThan(3 * many.length)
  await rm(site, { recursive: true })
  await expect(readdir(site)).rejects.toThrow('ENOENT')
})
