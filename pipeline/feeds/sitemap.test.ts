import { describe, expect, test } from 'vitest'
import { childrenOf, readXml, textsOf } from '../../tests/readXml.ts'
import { latest, type SitemapEntry, writeSitemap } from './sitemap.ts'

const ADDRESS = 'https://example.com'

function entries(count: number, pictures: string[] = []): SitemapEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `${ADDRESS}/recipes/${index + 1}`,
    lastChange: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
    pictures,
  }))
}

/** The file with a name, read strictly. */
function read(files: Map<string, string>, name: string) {
  return readXml(files.get(name) ?? '')
}

/** The addresses in a file. */
function addressesIn(files: Map<string, string>, name: string): string[] {
  return read(files, name).elements.flatMap((entry) => textsOf(entry, 'loc'))
}

test('an entry has its address, the day of its last change and its pictures', () => {
  const files = writeSitemap(
    [
      { url: `${ADDRESS}/a?b=1&c=2`, lastChange: '2025-10-19', pictures: [`${ADDRESS}/a&b.jpg`] },
      { url: `${ADDRESS}/d`, pictures: [] },
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

describe('a sitemap that is too large for one file', () => {
  const all = entries(100_001)
  const files = writeSitemap(all, ADDRESS)
  const parts = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']

  test('is split into files of 50,000 addresses, in their order', () => {
    expect([...files.keys()]).toEqual(['sitemap.xml', ...parts])
    const found = parts.map((name) => addressesIn(files, name))
    expect(found.map(({ length }) => length)).toEqual([50_000, 50_000, 1])
    // As one text: to compare as many values one by one takes seconds.
    expect(found.flat().join(' ') === all.map(({ url }) => url).join(' ')).toBe(true)
  })

  test('has an index of these files, with the newest change in each', () => {
    const root = read(files, 'sitemap.xml')
    expect(root.name).toBe('sitemapindex')
    expect(addressesIn(files, 'sitemap.xml')).toEqual(parts.map((name) => `${ADDRESS}/${name}`))
    const days = root.elements.flatMap((part) => textsOf(part, 'lastmod'))
    expect(days).toEqual(['2025-01-28', '2025-01-28', all.at(-1)?.lastChange])
  })
})

test('no file is larger than the limit in bytes', () => {
  const all = entries(100, [`${ADDRESS}/ä.jpg`])
  const files = writeSitemap(all, ADDRESS, { entries: 1000, bytes: 2000 })
  const sizes = [...files].slice(1).map(([, text]) => Buffer.byteLength(text))
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000)
  const found = [...files.keys()].slice(1).flatMap((name) => addressesIn(files, name))
  expect(found).toEqual(all.map(({ url }) => url))
})

test('exactly as many entries as one file may hold stand in one', () => {
  expect([...writeSitemap(entries(3), ADDRESS, { entries: 3, bytes: 1e6 }).keys()]).toEqual([
    'sitemap.xml',
  ])
  expect(writeSitemap(entries(4), ADDRESS, { entries: 3, bytes: 1e6 }).size).toBe(3)
})

test('the latest day of some is the last in the calendar; of none there is none', () => {
  expect(latest(['2025-09-30', undefined, '2025-10-02', '2024-12-31'])).toBe('2025-10-02')
  expect(latest([undefined])).toBeUndefined()
})
