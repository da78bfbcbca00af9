import { describe, expect, test } from 'vitest'
import { childrenOf, readXml, textsOf } from '../../tests/support/readXml.ts'
import { LONGEST_ADDRESS } from '../content/values/photoLimits.ts'
import { latestDay, type SitemapEntry, writeSitemap } from './sitemap.ts'

const ADDRESS = 'https://example.com'

function entries(count: number): SitemapEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `${ADDRESS}/recipes/${index + 1}`,
    lastmod: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
  }))
}

/** The file with a name, read strictly. */
function read(files: Map<string, Buffer>, name: string) {
  return readXml(String(files.get(name)))
}

function addressesIn(files: Map<string, Buffer>, name: string): string[] {
  return read(files, name).elements.flatMap((entry) => textsOf(entry, 'loc'))
}

test('an entry has its address, the day of its last change and its picture', async () => {
  const files = await writeSitemap(
    [
      { url: `${ADDRESS}/a?b=1&c=2`, lastmod: '2025-10-19', img: `${ADDRESS}/a&b.jpg` },
      { url: `${ADDRESS}/d` },
    ],
    ADDRESS,
  )
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  const root = read(files, 'sitemap.xml')
  expect(root.name).toBe('urlset')
  expect(root.attributes).toEqual({
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  })
  const [first, second] = childrenOf(root, 'url')
  expect(first?.elements.map(({ name, text }) => [name, text])).toEqual([
    ['loc', `${ADDRESS}/a?b=1&c=2`],
    ['lastmod', '2025-10-19'],
    ['image:image', ''],
  ])
  expect(first?.elements.at(-1)?.elements).toMatchObject([
    { name: 'image:loc', text: `${ADDRESS}/a&b.jpg` },
  ])
  expect(second?.elements.map(({ name }) => name)).toEqual(['loc'])
})

describe('a sitemap that is too large for one file', async () => {
  const all = entries(10_001)
  const files = await writeSitemap(all, ADDRESS)
  const parts = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']

  test('is split into files of 5000 addresses, in their order', () => {
    expect([...files.keys()].toSorted()).toEqual([...parts, 'sitemap.xml'])
    const found = parts.map((name) => addressesIn(files, name))
    expect(found.map(({ length }) => length)).toEqual([5000, 5000, 1])
    // As one text: to compare as many values one by one takes seconds.
    expect(found.flat().join(' ') === all.map(({ url }) => url).join(' ')).toBe(true)
  })

  test('has an index of these files, with the newest change in each', () => {
    const root = read(files, 'sitemap.xml')
    expect(root.name).toBe('sitemapindex')
    expect(addressesIn(files, 'sitemap.xml')).toEqual(parts.map((name) => `${ADDRESS}/${name}`))
    const days = root.elements.flatMap((part) => textsOf(part, 'lastmod'))
    expect(days).toEqual(['2025-01-28', '2025-01-28', all.at(-1)?.lastmod])
  })
})

test('no file is larger than search engines take, however long its addresses', async () => {
  const img = `https://example.com/${'鍋'.repeat(LONGEST_ADDRESS - 20)}`
  const all = entries(100).map((entry) => Object.assign(entry, { img }))
  const { length = 0 } = (await writeSitemap(all, ADDRESS)).get('sitemap.xml') ?? {}
  expect(length).toBeGreaterThan(100 * LONGEST_ADDRESS)
  expect((length / 100) * 5000).toBeLessThanOrEqual(50 * 1024 * 1024)
})

test('exactly as many entries as one file may hold stand in one', async () => {
  const whole = await writeSitemap(entries(3), ADDRESS, 3)
  expect([...whole.keys()]).toEqual(['sitemap.xml'])
  expect((await writeSitemap(entries(4), ADDRESS, 3)).size).toBe(3)
})

test('the latest day of some is the last in the calendar; of none there is none', () => {
  expect(latestDay(['2025-09-30', undefined, '2025-10-02', '2024-12-31'])).toBe('2025-10-02')
  expect(latestDay([undefined])).toBeUndefined()
})
