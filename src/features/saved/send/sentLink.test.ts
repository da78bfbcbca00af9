// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../tests/support/random.ts'
import { PAYLOADS } from '../../../../tests/untrusted/payloads.ts'
import type { Listed, ListedItem } from '../../../storage/shoppingList.ts'
import { linkReader, makeLink } from './sentLink.ts'
import { packRecord, unpackRecord } from './sentList.ts'

const item = (text: string, more: Partial<ListedItem> = {}): ListedItem => ({ text, ...more })

const SOUP: Listed = {
  recipe: 7,
  title: 'Soup',
  servings: 4.5,
  swap: 'vegan',
  factor: 1.5,
  items: [
    item('4 leeks', { cooking: { amounts: [], food: 'leek', aisle: 'produce' }, isDone: true }),
    item('salt', { cooking: { amounts: [], food: 'salt', aisle: 'spices' } }),
    item('cream', { isGone: true }),
  ],
  at: '2026-11-01',
}
const TOWELS: Listed = { title: '', factor: 1, items: [item('Towels 🧻')], at: '2026-11-02' }

const linkOf = (records: Listed[]) => makeLink('/shopping-list', records.map(packRecord))
const readList = linkReader(unpackRecord)

async function hashOf(...records: Listed[]) {
  return new URL(await linkOf(records)).hash
}

/** A hash of any JSON, packed as those of lists are. */
async function packed(value: unknown, version = '1.') {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return `#sent=${version}${bytes.toString('base64url')}`
}

test('a list goes into a link and comes out of it, with ticks and aisles, without what was removed', async () => {
  expect(await readList(await hashOf(SOUP, TOWELS))).toEqual([
    {
      ...SOUP,
      items: [
        item('4 leeks', { aisle: 'produce', isDone: true }),
        item('salt', { aisle: 'spices' }),
      ],
      at: '',
    },
    { ...TOWELS, items: [item('Towels 🧻', { aisle: 'other' })], at: '' },
  ])
})

test('a link is made of what stands in every address, below the folder of the site', async () => {
  expect(await linkOf([SOUP])).toMatch(/^http:\/\/localhost:3000\/shopping-list#sent=1\.[\w-]+$/)
})

test('a list is in a link of 2,000 characters at most; a longer one is in none', async () => {
  const random = createRandom('a list in a link')
  const items = Array.from({ length: 200 }, () => item(random.next().toString(36).slice(2)))
  const lengths = [10, 50, 100, 130, 200].map(async (count) => {
    const link = await linkOf([{ ...TOWELS, items: items.slice(0, count) }])
    return link.length
  })
  const [short = 0, ...others] = await Promise.all(lengths)
  expect(short).toBeGreaterThan(100)
  expect(others.at(-1)).toBe(0)
  expect(Math.max(...others)).toBeLessThanOrEqual(2000)
})

test('hostile texts come out as the texts that they were', async () => {
  for (const { text } of PAYLOADS) {
    const listed = {
      ...TOWELS,
      title: text,
      items: [item(text, { aisle: 'other' as const })],
      at: '',
    }
    expect(await readList(await hashOf(listed))).toEqual([listed])
  }
})

const LINE = [7, 4, 1, 'Soup', '', '0', 'leeks']
const withField = (index: number, value: unknown) => [LINE.with(index, value as string)]

describe('a link is refused, and nothing else happens,', () => {
  test.each<[string, unknown]>([
    ['without JSON', 'leeks'],
    ['with another JSON', { records: [LINE] }],
    ['without a line', []],
    ['with a record that is none', [LINE, 'x']],
    ['with an object for a record', '[{"__proto__":{"polluted":1},"length":7}]'],
    ['with an unknown mark', withField(5, '!')],
    ['with too few marks', withField(5, '')],
    ['with a mark of another kind', withField(5, 7)],
    ['with a line that is no text', withField(6, 7)],
    ['with a line that is an object', '[[7,4,1,"Soup","","0",{"__proto__":{"text":"x"}}]]'],
    ['with a title that is no text', withField(3, null)],
    ['with the number of no recipe', withField(0, -1)],
    ['with the fraction of a recipe', withField(0, 1.5)],
    ['with a recipe beyond all', withField(0, 1e9)],
    ['with servings that are no number', withField(1, '4')],
    ['with servings beyond all', '[[7,1e999,1,"Soup","","0","leeks"]]'],
    ['with no scale', withField(2, 0)],
    ['with a scale beyond all', withField(2, 1e5)],
    ['that is too large when it is unpacked', withField(6, 'x'.repeat(60_000))],
  ])('%s', async (_what, value) => {
    expect(await readList(await packed(value))).toBe('damaged')
    expect({}).not.toHaveProperty('polluted')
  })

  test.each([
    ['without a version', '#sent='],
    ['with a version alone', '#sent=1.'],
    ['with other characters', '#sent=1.%3Cscript%3E'],
    ['with bytes that are not packed', '#sent=1.AAAA'],
    ['that is longer than any', `#sent=1.${'A'.repeat(4000)}`],
  ])('%s', async (_what, hash) => {
    expect(await readList(hash)).toBe('damaged')
  })

  test('that is cut', async () => {
    expect(await readList((await hashOf(SOUP)).slice(0, -8))).toBe('damaged')
  })

  test('of another version, for what it is', async () => {
    expect(await readList(await packed([LINE], '2.'))).toBe('newer')
  })
})

test('the line of those refused is fine by itself', async () => {
  expect(await readList(await packed([LINE]))).toHaveLength(1)
})
