// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.ts'
import { showPlace } from './scrollRestoration.ts'

const { scrollOnBack } = settings

afterEach(() => {
  settings.scrollOnBack = scrollOnBack
})

test.each([
  ['restore', [[{ top: 300, behavior: 'instant' }]]],
  ['top', []],
] as const)(
  'with “scrollOnBack: %s” Back scrolls to the saved place or nowhere',
  (choice, calls) => {
    settings.scrollOnBack = choice
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const controller = new AbortController()
    const arrival = { saved: { top: 300, link: null }, isNewPath: true, hash: '' }
    const { hasScrolled } = showPlace({ ...arrival, signal: controller.signal })
    controller.abort()
    expect(scroll.mock.calls).toEqual(calls)
    expect(hasScrolled).toBe(calls.length > 0)
  },
)
