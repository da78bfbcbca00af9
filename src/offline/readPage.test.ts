import { expect, test } from 'vitest'
import { embedPage } from '../app/embeddedPage.ts'
import { readPage } from './readPage.ts'

const EMBEDDED = embedPage({
  name: 'recipe',
  code: 'abc',
  version: 'v1',
  data: '/data/recipes/7.json',
  year: 2026,
  scripts: ['/assets/react-1.js', '/assets/start-2.js'],
})

test('a page says which build it is of, and what it needs to come to life', () => {
  const html = `<head><link rel="stylesheet" href="/assets/index-1.css" media="not all" disabled>
    <script type="module" crossorigin src="/assets/index-3.js"></script></head>
    <source type="image/avif" srcSet="/pictures/recipes-7-ab-400.avif 400w, /pictures/recipes-7-ab-800.avif 800w"/>
    <source srcSet="/pictures/posts-1-cd-400.avif 400w"/>${EMBEDDED}`
  expect(readPage(html)).toEqual({
    code: 'abc',
    version: 'v1',
    data: '/data/recipes/7.json',
    files: ['index-1.css', 'index-3.js', 'react-1.js', 'start-2.js'].map((it) => `/assets/${it}`),
    pictures: ['recipes-7-ab', 'posts-1-cd'],
  })
})

test.each([
  '',
  '<html>Another program</html>',
  embedPage({ name: '', code: '', version: '', data: '', year: 0, scripts: [] }),
])('what is no page of this site, or says no build, is not read: %s', (html) => {
  expect(readPage(html)).toBeNull()
})
