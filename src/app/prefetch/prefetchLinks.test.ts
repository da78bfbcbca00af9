// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prefetchLinks } from './prefetchLinks.ts'

const opened: string[] = []
const listened: Parameters<typeof document.addEventListener>[] = []

beforeAll(() => {
  window.location.href = 'http://localhost/'
  const listen = vi.spyOn(document, 'addEventListener')
  prefetchLinks({
    peek: vi.fn<() => never>(),
    open: async (pathname) => {
      opened.push(pathname)
      throw new Error('offline')
    },
    forget: vi.fn<() => void>(),
  })
  listened.push(...listen.mock.calls)
})

// Other test files share the document.
afterAll(() => {
  for (const [sign, answer] of listened) document.removeEventListener(sign, answer)
})

afterEach(() => {
  opened.length = 0
})

/** Returns the paths loaded when somebody hovers or focuses the element with the id `here`. */
function loadedBy(html: string, sign = 'focusin'): string[] {
  document.body.innerHTML = html
  document.getElementById('here')?.dispatchEvent(new Event(sign, { bubbles: true }))
  return [...opened]
}

test.each([
  ['a link', '<a href="/recipes/7?x=1"><b id="here">Pancakes</b></a>', ['/recipes/7']],
  ['a form that leads to a page', '<form action="/search"><input id="here"></form>', ['/search']],
  ['a form that leads nowhere', '<form><input id="here"></form>', []],
  ['a link out of the site', '<a id="here" href="https://example.com/recipes/7">x</a>', []],
  ['a text', '<p id="here">x</p>', []],
])('focus on %s loads the page of the site that it leads to, if any', (_what, html, pages) => {
  expect(loadedBy(html)).toEqual(pages)
})

test.each(['pointerover', 'touchstart'])('a link loads its page on %s, too', (sign) => {
  expect(loadedBy('<a id="here" href="/blog">Blog</a>', sign)).toEqual(['/blog'])
})
