// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { Logo } from './Logo.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('it leads home, and rests while it is out of sight', () => {
  const reports: ((isIntersecting: boolean) => void)[] = []
  class Observer {
    observe() {}
    disconnect() {}
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      reports.push((isIntersecting) => tell([{ isIntersecting }]))
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  show(<Logo />)
  const logo = screen.getByRole('link', { name: /, home$/ })
  expect(logo.getAttribute('href')).toBe('/')
  act(() => reports.at(-1)?.(false))
  expect(logo.hasAttribute('data-out-of-sight')).toBe(true)
  act(() => reports.at(-1)?.(true))
  expect(logo.hasAttribute('data-out-of-sight')).toBe(false)
})
