// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { embedPage, readEmbeddedPage } from './embeddedPage.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('what a page was made from is read as it was written', () => {
  const page = {
    name: 'post',
    code: 'c0de',
    version: 'da7a',
    data: '/data/blog/1.json',
    year: 2026,
    scripts: ['/assets/a.js', '/assets/b.js'],
  }
  document.body.innerHTML = embedPage(page)
  expect(readEmbeddedPage()).toEqual(page)
})

test('a page of unknown addresses has no data, and may have no code of its own', () => {
  const page = { name: '', code: 'c0de', version: '', data: '', year: 2026, scripts: [] }
  document.body.innerHTML = embedPage(page)
  expect(readEmbeddedPage()).toEqual(page)
})

test('a page that was not prerendered carries nothing', () => {
  expect(readEmbeddedPage()).toBeNull()
})
