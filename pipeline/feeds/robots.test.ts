import { expect, test } from 'vitest'
import { mayBeIndexed, robotsTxt } from './robots.ts'

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
