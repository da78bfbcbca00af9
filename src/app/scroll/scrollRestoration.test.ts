// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.ts'
import { showPlace } from './scrollRestoration.ts'

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
    const { hasScrolled } = showPlace({ ...arrival, signal: controller.signal })
    controller.abort()
    expect(scroll.mock.calls).toEqual(calls)
    expect(hasScrolled).toBe(calls.length > 0)
  },
)
