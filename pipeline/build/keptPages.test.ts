import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCompressedFiles, openCompressor } from './compress.ts'
import { openFileRecords } from './fileRecords.ts'
import { openKeptPages } from './keptPages.ts'
import { openSiteFolder } from './siteFolder.ts'

const HTML = [
  '<meta name="robots" content="noindex">',
  '<img src="/pictures/soup-400.avif"><img src="/pictures/bread-400.avif">',
  '<script type="application/json" id="page-data" data-code="1"></script>',
  'A long text. '.repeat(100),
].join('')
const FACTS = { isIndexed: false, pictures: ['soup', 'bread'] }

let root: string
const filesIn = (name: string, lender = name) =>
  openCompressedFiles(path.join(root, name), path.join(root, lender))

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kept-pages-'))
})
afterEach(() => rm(root, { recursive: true }))

async function build(files = filesIn('cache')) {
  const folder = path.join(root, 'site')
  const site = openSiteFolder(folder, folder, openFileRecords(path.join(root, 'records')))
  site.write('a.html', HTML)
  openKeptPages(files).facts('its key', site.record('a.html')?.hash ?? '', () => HTML)
  await openCompressor(site, files).finish()
}

test('a page is found by what it follows from, without the site that it stood in', async () => {
  await build()
  const later = openKeptPages(filesIn('cache'))
  expect(later.html('its key')?.toString()).toBe(HTML)
  expect(later.html('another key')).toBeUndefined()
})

test('what there is to know of a page is read from its HTML once', async () => {
  await build()
  const read = vi.fn<() => string>(() => HTML)
  expect(openKeptPages(filesIn('cache')).facts('its key', '', read)).toMatchObject(FACTS)
  expect(read).not.toHaveBeenCalled()
  expect(openKeptPages(filesIn('cache')).facts('another key', '', read)).toMatchObject(FACTS)
  expect(read).toHaveBeenCalledOnce()
})

test('what another cache knows of a page is taken over', async () => {
  await build(filesIn('lender'))
  await build(filesIn('cache', 'lender'))
  const read = vi.fn<() => string>(() => HTML)
  expect(openKeptPages(filesIn('cache')).facts('its key', '', read)).toMatchObject(FACTS)
  expect(read).not.toHaveBeenCalled()
})
