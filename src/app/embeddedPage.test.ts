// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { embedPage, readEmbeddedPage } from './embeddedPage.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('what a page carries is read as it was written, markup in its texts included', () => {
  const page = {
    name: 'post',
    json: JSON.stringify({ title: '</script><script>alert(1)</script><!-- & " ’' }),
    code: 'c0de',
    year: 2026,
    scripts: ['/assets/a.js', '/assets/b.js'],
  }
  const html = embedPage(page)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  document.body.innerHTML = html
  const read = readEmbeddedPage()
  expect(JSON.parse(read?.json ?? '')).toEqual(JSON.parse(page.json))
  expect(read).toMatchObject({ name: 'post', code: 'c0de', year: 2026, scripts: page.scripts })
})

test('a page that was not prerendered carries nothing', () => {
  expect(readEmbeddedPage()).toBeNull()
})
