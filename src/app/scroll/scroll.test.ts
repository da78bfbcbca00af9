// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.ts'
import { scrollToTarget, focusLink, showTarget } from './scrollRestoration.ts'
import { openPosition } from './scrollPositions.ts'

test.each([
  ['restore', [[{ top: 300, behavior: 'instant' }]]],
  ['top', []],
] as const)(
  'with “scrollOnBack: %s” Back scrolls to the saved place or nowhere',
  (choice, calls) => {
    vi.spyOn(settings, 'scrollOnBack', 'get').mockReturnValue(choice)
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const controller = new AbortController()
    const arrival = { saved: { top: 300, link: null }, isNewPath: true, hash: '' }
    const { hasScrolled } = scrollToTarget({ ...arrival, signal: controller.signal })
    controller.abort()
    expect(scroll.mock.calls).toEqual(calls)
    expect(hasScrolled).toBe(calls.length > 0)
  },
)

test.each([
  ['#tips', 'tips'],
  ['#caf%C3%A9', 'café'],
  // The hash is no valid percent-encoding.
  ['#100%', '100%'],
])('the hash %s leads to the part with the id %s', (hash, id) => {
  const part = document.body.appendChild(document.createElement('section'))
  part.id = id
  expect(showTarget(hash)).toBe(true)
  expect(document.activeElement).toBe(part)
})

test.each(['', '#', '#nothing'])('the hash “%s” leads to no part', (hash) => {
  expect(showTarget(hash)).toBe(false)
})

test('a link that is not there, or not in view, is not focused', () => {
  document.body.innerHTML = '<a href="/a">A</a>'
  expect(focusLink('/b')).toBe(false)
  // Elements have no height in happy-dom.
  expect(focusLink('/a')).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

const KEPT = { top: 700, link: '/recipes/7' }

test.each([
  ['[[', undefined],
  ['7', undefined],
  ['[7]', undefined],
  ['null', undefined],
  [JSON.stringify([['other'], ['third', { top: 'high' }], 'recipe', ['list', KEPT]]), KEPT],
])('of stored positions, those that cannot be read are forgotten: %s', async (stored, list) => {
  sessionStorage.setItem('scroll-positions', stored)
  vi.resetModules()
  const positions = await import('./scrollPositions.ts')
  history.replaceState({ key: 'third' }, '')
  expect(positions.openPosition(false)).toBe(undefined)
  history.replaceState({ key: 'list' }, '')
  expect(positions.openPosition(false)).toEqual(list)
})

function follow(key: string, isNewPage: boolean) {
  history.pushState({ key }, '')
  return openPosition(isNewPage)
}

test('a new page begins at its top, without the browser being asked to lay it out', () => {
  const asked = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
  expect(follow('list', true)).toBe(undefined)
  expect(asked).not.toHaveBeenCalled()
  follow('recipe', true)
  expect(follow('list', true)).toEqual({ top: 0, link: null })
})

test('a page that stays is where the reader is', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
  follow('category', false)
  follow('other category', false)
  expect(follow('category', false)).toEqual({ top: 700, link: null })
})
