import { expect, test } from 'vitest'
import { childrenOf, readXml } from '../../tests/support/readXml.ts'
import { writeSitemap, adsTxt, robotsTxt } from './crawlerFiles.ts'

const ADDRESS = 'https://example.com'

test('an entry has its address, the day of its last change and its picture', () => {
  const sitemap = writeSitemap([
    { url: `${ADDRESS}/a?b=1&c=2`, lastmod: '2025-10-19', img: `${ADDRESS}/a&b.jpg` },
    { url: `${ADDRESS}/d` },
  ])
  const root = readXml(sitemap)
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

test('more pages than a sitemap may name are refused', () => {
  const entries = Array.from({ length: 50_001 }, (_, id) => ({ url: `${ADDRESS}/${id}` }))
  expect(() => writeSitemap(entries)).toThrow('50000 pages at most; this site has 50001.')
})

test('robots.txt lets everyone visit every page, and names the sitemap', () => {
  expect(robotsTxt('https://example.com')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
  )
})

test('ads.txt names the publisher to Google, and is not there without an ad network', () => {
  const adsense = { client: 'ca-pub-1234567890123456', slot: '1234567890' }
  expect(adsTxt({ analytics: 'none', ads: 'adsense', adsense })).toEqual([
    ['ads.txt', 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n'],
  ])
  expect(adsTxt({ analytics: 'ga4', ads: 'none' })).toEqual([])
})
