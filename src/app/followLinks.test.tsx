// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { settled, show, shownAddress } from '../../tests/support/show.tsx'

const HERE = '/recipes'

/** Clicks a link. @returns whether the browser would follow it, and the router's path */
async function click(attributes: object, keys: MouseEventInit = {}) {
  show(<a {...attributes}>Salt</a>, { at: HERE })
  let isLeftToBrowser = false
  const answer = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', answer, { once: true })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  await settled(() => document.querySelector('a')?.dispatchEvent(press))
  return { isLeftToBrowser, address: shownAddress() }
}

test.each(['/blog/3', '/blog/3?x=1#salt', '/blog'])(
  'the router follows a link to %s',
  async (to) => {
    expect(await click({ href: to })).toEqual({ isLeftToBrowser: false, address: to })
  },
)

test.each([
  ['to another site', { href: 'https://example.com/blog' }, {}],
  ['to a letter', { href: 'mailto:cook@example.com' }, {}],
  ['to a file', { href: '/feed.xml', type: 'application/rss+xml' }, {}],
  ['that downloads', { href: '/recipes/7/recipe-7.cook', download: true }, {}],
  ['with a target', { href: '/blog', target: '_self' }, {}],
  ['to a part of the page', { href: '#salt' }, {}],
  ['pressed with Ctrl', { href: '/blog' }, { ctrlKey: true }],
  ['pressed with Shift', { href: '/blog' }, { shiftKey: true }],
  ['pressed with ⌘', { href: '/blog' }, { metaKey: true }],
])('a link %s is left to the browser', async (_which, attributes, keys) => {
  expect(await click(attributes, keys)).toEqual({ isLeftToBrowser: true, address: HERE })
})

test('a press on a link that its own handler has answered is not followed', async () => {
  const answer = { onClick: (event: Event) => event.preventDefault() }
  expect((await click({ href: '/blog', ...answer })).address).toBe(HERE)
})
