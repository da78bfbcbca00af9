// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { embedPage, readEmbeddedPage } from './embeddedPage.ts'

const POST = {
  name: 'post',
  code: 'c0de',
  version: 'da7a',
  data: '/data/blog/1.json',
  year: 2026,
  scripts: ['/assets/a.js', '/assets/b.js'],
}

test.each([
  ['a post', POST],
  ['an unknown address', { ...POST, name: '', version: '', data: '', scripts: [] }],
])('what the page of %s was made from is read as it was written', (_name, page) => {
  document.body.innerHTML = embedPage(page)
  expect(readEmbeddedPage()).toEqual(page)
})

test('a page that was not prerendered carries nothing', () => {
  expect(readEmbeddedPage()).toBeNull()
})
