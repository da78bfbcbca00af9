import { expect, test } from 'vitest'
import { canonicalUrl, pageTitle } from './Head.tsx'

test('a title ends with the brand, unless it names it already', () => {
  expect(pageTitle('Chana masala')).toBe('Chana masala | Pinchwell')
  expect(pageTitle('About Pinchwell')).toBe('About Pinchwell')
})

test('the canonical address is the site’s own, whatever host serves the page', () => {
  expect(canonicalUrl('/recipes/7')).toBe('https://pinchwell.example/recipes/7')
  expect(canonicalUrl('/')).toBe('https://pinchwell.example/')
})
