import { expect, test, vi } from 'vitest'
import { cachedCodeList } from './fileCache.ts'
import { type PageFacts, readAllFacts, readFacts, readPinned, readRecord } from './pageRecord.ts'
import { PICTURE_WIDTHS, pictureAddress } from '../addresses/pictureFiles.ts'
import { respondToFetch } from './respondToFetch.ts'
import type { FetchEvent } from './workerScope.ts'
import { embedPage } from '../app/embeddedPage.ts'
import { parsePageNeeds } from './pageNeeds.ts'

const LISTS = { files: [], pictures: [], indexes: [] }
const FACTS: PageFacts = { code: 'abc', version: 'v1', at: 0, whole: true, ...LISTS }

const pages = async () => [new Request('https://site.example/recipes/7')]

/** Returns a cache with the same response for every address. */
function keep(body: string, facts = '') {
  const match = async () => new Response(body, { headers: { Facts: facts } })
  vi.stubGlobal('caches', { open: async () => ({ match, keys: pages }) })
}

test('what was kept is read', async () => {
  keep('{"headers":[["A","b"]],"html":"<p>","json":""}', JSON.stringify(FACTS))
  expect(await readRecord('/recipes/7')).toEqual({ headers: [['A', 'b']], html: '<p>', json: '' })
  expect(await readFacts('/recipes/7')).toEqual(FACTS)
})

test.each(['', '<html>', '7', 'null', '{"html":"<p>"}', '[7]'])(
  'of what cannot be read, nothing counts as kept: %s',
  async (text) => {
    keep(text, text)
    expect(await readRecord('/recipes/7')).toBeNull()
    expect(await readAllFacts()).toEqual(new Map())
    expect(await readPinned()).toEqual([])
    expect(await cachedCodeList('abc')).toEqual([])
  },
)

const PICTURE = 'https://pinchwell.example/pictures/soup-640.webp'

/** Requests an address from the worker that the network never answers. */
function askWithoutAnswer(address: string) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const waitUntil = vi.fn<FetchEvent['waitUntil']>()
  const respondWith = vi.fn<FetchEvent['respondWith']>()
  const request = new Request(address)
  const ids = { clientId: '', resultingClientId: '' }
  const event = Object.assign(new Event('fetch'), { request, ...ids, waitUntil, respondWith })
  respondToFetch(event, 'https://pinchwell.example')
  return { waitUntil, answer: respondWith.mock.calls[0]?.[0] }
}

test('the worker stays alive for a picture that arrives late', async () => {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  const { waitUntil } = askWithoutAnswer(PICTURE)
  await vi.waitFor(() => expect(waitUntil).toHaveBeenCalledOnce())
})

test('what the network does not bring in two seconds comes from what is kept', async () => {
  vi.useFakeTimers()
  keep('{"headers":[],"html":"","json":"kept"}')
  const { answer } = askWithoutAnswer('https://pinchwell.example/data/recipes/7.json')
  const waited = Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 1999))])
  await vi.advanceTimersByTimeAsync(1999)
  expect(await waited).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await answer)?.text()).toBe('kept')
})

const EMBEDDED = embedPage({
  name: 'recipe',
  code: 'abc',
  version: 'v1',
  data: '/data/recipes/7.json',
  year: 2026,
  scripts: ['/assets/react-1.js', '/assets/start-2.js'],
})

const picturesOf = (name: string) =>
  PICTURE_WIDTHS.map((width) => `${pictureAddress(name, `-${width}.avif`)} ${width}w`).join(', ')

test('a page says which build it is of, and what it needs to come to life', () => {
  const html = `<head><link rel="stylesheet" href="/assets/index-1.css" media="not all" disabled>
    <script type="module" crossorigin src="/assets/index-3.js"></script></head>
    <source type="image/avif" srcSet="${picturesOf('recipes-7-ab')}"/>
    <source srcSet="${picturesOf('posts-1-cd')}"/>${EMBEDDED}`
  expect(parsePageNeeds(html)).toEqual({
    code: 'abc',
    version: 'v1',
    data: '/data/recipes/7.json',
    files: ['index-1.css', 'index-3.js', 'react-1.js', 'start-2.js'].map((it) => `/assets/${it}`),
    pictures: ['recipes-7-ab', 'posts-1-cd'],
  })
})

test.each([
  '',
  '<html>Another program</html>',
  embedPage({ name: '', code: '', version: '', data: '', year: 0, scripts: [] }),
])('what is no page of this site, or says no build, is not read: %s', (html) => {
  expect(parsePageNeeds(html)).toBeNull()
})
