// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { Logo } from './Logo.tsx'

test('it leads home, and rests while it is out of sight', () => {
  const reports: ((isIntersecting: boolean) => void)[] = []
  const disconnect = vi.fn<() => void>()
  class Observer {
    observe() {}
    disconnect = disconnect
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      reports.push((isIntersecting) => tell([{ isIntersecting }]))
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { unmount } = show(<Logo />)
  const logo = screen.getByRole('link', { name: /, home$/ })
  expect(logo.getAttribute('href')).toBe('/')
  const mark = logo.querySelector('svg')
  act(() => reports.at(-1)?.(false))
  expect(mark?.hasAttribute('data-out-of-sight')).toBe(true)
  act(() => reports.at(-1)?.(true))
  expect(mark?.hasAttribute('data-out-of-sight')).toBe(false)
  unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})
