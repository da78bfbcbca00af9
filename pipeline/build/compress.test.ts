import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress.ts'

const LONG = 'A pinch of salt. '.repeat(100)

let root = ''
let site = ''
let cache = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compress-'))
  site = path.join(root, 'site')
  cache = path.join(root, 'cache')
  await mkdir(site)
})
afterEach(() => rm(root, { recursive: true }))

const write = (name: string, text: string) => writeFile(path.join(site, name), text)
const names = async (dir: string) => (await readdir(dir)).toSorted()

async function expectCompressed(name: string, text: string) {
  const [brotli, gzip] = await Promise.all(
    ['.br', '.gz'].map((suffix) => readFile(path.join(site, name + suffix))),
  )
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text)
  expect(gunzipSync(gzip ?? '').toString()).toBe(text)
}

test('texts of some length are compressed in two ways, other files are left alone', async () => {
  await write('a.html', LONG)
  await write('short.html', 'A pinch.')
  await write('a.avif', LONG)
  expect(await compressFiles(site, cache)).toBe(1)
  expect(await names(site)).toEqual(['a.avif', 'a.html', 'a.html.br', 'a.html.gz', 'short.html'])
  await expectCompressed('a.html', LONG)
})

test('what was compressed before comes from the cache, under whatever name', async () => {
  await write('a.html', LONG)
  await compressFiles(site, cache)
  const [kept = ''] = await names(cache)
  await utimes(path.join(cache, kept), 1, 1)
  await write('b.html', LONG)
  expect(await compressFiles(site, cache)).toBe(2)
  await expectCompressed('b.html', LONG)
  // It was not written a second time.
  expect((await stat(path.join(cache, kept))).mtimeMs).toBe(1000)
})

test('the cache holds what the last build used, and nothing that a killed one left', async () => {
  await write('a.html', LONG)
  await compressFiles(site, cache)
  const before = await names(cache)
  await writeFile(path.join(cache, '.half'), 'half')
  await write('a.html', LONG.toUpperCase())
  await compressFiles(site, cache)
  const after = await names(cache)
  expect(after).toHaveLength(2)
  expect(after.filter((name) => before.includes(name))).toEqual([])
  await expectCompressed('a.html', LONG.toUpperCase())
})

test('files of the bundle are compressed further than pages, each into an entry of its own', async () => {
  const text = await readFile('docs/editing.md', 'utf8')
  await mkdir(path.join(site, 'assets'))
  await write('a.html', text)
  await write('assets/a.js', text)
  await compressFiles(site, cache)
  const sizeOf = async (name: string) => (await stat(path.join(site, name))).size
  expect(await sizeOf('assets/a.js.br')).toBeLessThan(await sizeOf('a.html.br'))
  expect(await sizeOf('assets/a.js.gz')).toBe(await sizeOf('a.html.gz'))
  expect((await names(cache)).map((name) => path.extname(name)).toSorted()).toEqual([
    '.br',
    '.br',
    '.gz',
  ])
})

test('when a file cannot be written, it rejects once the others are written, so that all can be removed', async () => {
  for (const name of ['a.html', 'b.html', 'c.html']) await write(name, LONG)
  // What is taken first, so that the failure comes while all others are under way.
  await mkdir(path.join(site, 'd.html.br'))
  await write('d.html', 'x'.repeat(1024))
  await expect(compressFiles(site, cache)).rejects.toThrow('EISDIR')
  const compressed = ['a', 'b', 'c'].flatMap((name) => [`${name}.html.br`, `${name}.html.gz`])
  expect(await readdir(site)).toEqual(expect.arrayContaining(compressed))
})

test('what another cache has is taken from there', async () => {
  const lender = path.join(root, 'lender')
  await write('a.html', LONG)
  await compressFiles(site, lender)
  await rm(path.join(site, 'a.html.br'))
  const name = (await names(lender)).find((file) => file.endsWith('.br')) ?? ''
  await writeFile(path.join(lender, name), 'lent')
  await compressFiles(site, cache, lender)
  expect(await readFile(path.join(site, 'a.html.br'), 'utf8')).toBe('lent')
  expect(await readFile(path.join(cache, name), 'utf8')).toBe('lent')
})
