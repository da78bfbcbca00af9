/**
 * Measures what a search downloads and how long it takes, with the documents of the built site and
 * with 10,000 made-up ones: `npm run build && npm run bench:search`. The figures stand in
 * docs/decisions/search.md.
 *
 * A middling phone on a slow network: processor at a quarter, 1.6 Mbit/s, 150 ms. Somebody types a
 * query into the search page, five keys a second; pictures are left out.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { compressFolder } from '../pipeline/build/compress.ts'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { buildIndex, type SearchIndex } from '../src/content/search/buildIndex.ts'
import { writePageFile } from '../src/content/pageFile.ts'
import { addressOf } from '../src/features/search/client.ts'
import { openEngine } from '../src/features/search/engine.ts'
import { dataPath, indexPath } from '../src/addresses/paths.ts'
import { slowDown } from './bench/slowPhone.ts'
import {
  type Documents,
  realDocuments,
  syntheticDocuments,
  toIndexed,
  documentOf,
} from './bench/syntheticDocuments.ts'
import { CHROMIUM_FLAGS, findBrowser } from './test/findBrowser.ts'

const SIZES = process.argv.slice(2).map(Number)
const QUERIES = ['chicken', 'chiken', 'lemon chicken garlic', 'salt', 'sa', 'qwertyuiop']
/** Between two keys, in milliseconds. */
const KEY = 200

const real = realDocuments()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...CHROMIUM_FLAGS, '--blink-settings=imagesEnabled=false'],
})
for (const size of SIZES.length > 0 ? SIZES : [98, 10_000]) await measure(size)
await browser.close()

async function measure(size: number) {
  const documents = size === 98 ? real : syntheticDocuments(real, size)
  const indexed = toIndexed(documents)
  const { cpu, value: index } = timed(() => buildIndex(indexed))
  console.log(`\n${indexed.length} documents`)
  console.log(`built in ${cpu.toFixed(1)} s of processor, ${sizesOf(index)}`)

  const root = await mkdtemp(path.join(tmpdir(), 'bench-search-'))
  await makeSite(root, documents, index)
  const host = await startStaticHost({ root, port: 0 })
  console.log(`${'query'.padEnd(24)}requests      KB   ms after the last key`)
  for (const query of QUERIES) {
    const { requests, bytes, ms } = await search(browser, host.url, query)
    const figures = [String(requests), (bytes / 1024).toFixed(0), ms.toFixed(0)]
    console.log(query.padEnd(24) + figures.map((figure) => figure.padStart(8)).join(''))
  }
  await host.close()
  await rm(root, { recursive: true })
}

function timed<Value>(run: () => Value): { cpu: number; value: Value } {
  const before = process.cpuUsage()
  const value = run()
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1e6, value }
}

function sizesOf({ files }: SearchIndex): string {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  return `${files.size} files, ${(bytes / 1024).toFixed(0)} KB before compression`
}

/** The built site, except its pictures, with another index and the documents that will be found. */
async function makeSite(root: string, documents: Documents, index: SearchIndex) {
  await cp('dist', root, { recursive: true, filter: (file) => !file.startsWith('dist/pictures') })
  for (const file of ['search/index.html', 'data/search.json']) {
    const text = await readFile(path.join(root, file), 'utf8')
    await write(root, file, text.replace(/"index":"\w+"/, `"index":"${index.version}"`))
  }
  for (const [name, json] of index.files) await write(root, indexPath(index.version, name), json)
  const engine = await openEngine(async (name) => index.files.get(name) ?? '')
  const beginnings = QUERIES.flatMap((query) =>
    Array.from(query, (_, at) => query.slice(0, at + 1)),
  )
  for (const query of beginnings) {
    const { hits } = await engine.search(query)
    for (const hit of hits.slice(0, 10)) {
      const data = documentOf(documents, hit)
      await write(
        root,
        dataPath(addressOf(hit)),
        writePageFile({ code: '', version: '' }, JSON.stringify(data)),
      )
    }
  }
  await compressFolder(root, path.join(root, '../compressed'))
}

async function write(root: string, name: string, text: string) {
  const file = path.join(root, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** What is fetched, and how long it takes, from the focus on the box until all is shown. */
async function search(tab: Browser, url: string, query: string) {
  const context = await tab.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${url}/search`, { waitUntil: 'load' })
  await page.waitForFunction(() => window.dataLayer !== undefined)
  const loaded = await slowDownAndCount(page)
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially(query.slice(0, -1), { delay: KEY })
  await box.pressSequentially(query.slice(-1))
  const started = performance.now()
  await page.waitForFunction(isAnnounced, query === 'chiken' ? 'chicken' : query)
  const ms = performance.now() - started
  const { requests, bytes } = loaded
  await context.close()
  return { requests, bytes, ms }
}

async function slowDownAndCount(page: Page) {
  const loaded = { requests: 0, bytes: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.requests += 1
    loaded.bytes += encodedDataLength
  })
  await slowDown(session)
  return loaded
}

/** Runs in the page: whether it says what was found. */
function isAnnounced(query: string): boolean {
  const status = document.querySelector('main [role="status"]')?.textContent ?? ''
  return status.includes(`for “${query}”.`)
}
