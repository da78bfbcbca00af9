import { expect, test } from 'vitest'
import { adsTxt, robotsTxt } from './robots.ts'

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
