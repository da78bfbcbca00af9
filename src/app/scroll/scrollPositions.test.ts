// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openPosition } from './scrollPositions.ts'

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

/** The entry of the history that a link leads to. */
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
