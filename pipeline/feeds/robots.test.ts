import { expect, test } from 'vitest'
import { adsTxt, mayBeIndexed, robotsTxt } from './robots.ts'

test('robots.txt lets everyone visit every page, and names the sitemap', () => {
  expect(robotsTxt('https://example.com')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
  )
})

test.each([
  ['<title>A</title><link rel="canonical" href="/a"/>', true],
  ['<meta name="robots" content="noindex"/>', false],
  ['<meta content="noindex, follow" name="robots">', false],
  ['<meta name="robots" content="max-image-preview:large"/>', true],
  ['<meta name="description" content="How noindex works"/>', true],
  ['<meta name="robots" content="all"/><meta name="description" content="noindex"/>', true],
])('a page with %s in its head may be indexed: %s', (head, expected) => {
  expect(mayBeIndexed(head)).toBe(expected)
})

test('ads.txt names the publisher to Google, and is not there without an ad network', () => {
  const adsense = { client: 'ca-pub-1234567890123456', slot: '1234567890' }
  expect(adsTxt({ analytics: 'none', ads: 'adsense', adsense })).toEqual([
    ['ads.txt', 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n'],
  ])
  expect(adsTxt({ analytics: 'ga4', ads: 'none' })).toEqual([])
})
