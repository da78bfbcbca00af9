import { expect, test, vi } from 'vitest'
import { readCodeList } from './files.ts'
import { type PageFacts, readAllFacts, readFacts, readPinned, readRecord } from './pageRecord.ts'

const LISTS = { files: [], pictures: [], indexes: [] }
const FACTS: PageFacts = { code: 'abc', version: 'v1', at: 0, whole: true, ...LISTS }

const pages = async () => [new Request('https://site.example/recipes/7')]

/** A cache that holds one answer, under every address. */
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
    expect(await readCodeList('abc')).toEqual([])
  },
)
