import { expect, test } from 'vitest'
import { canonicalUrl } from './canonicalUrl.ts'

test('the canonical address is the site’s own, whatever host serves the page', () => {
  expect(canonicalUrl('/recipes/7')).toBe('https://pinchwell.example/recipes/7')
  expect(canonicalUrl('/')).toBe('https://pinchwell.example/')
})
