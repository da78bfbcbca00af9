// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { settled, show } from '../../../tests/support/show.tsx'
import { NewsletterPopup } from './NewsletterPopup.tsx'

vi.mock('./PopupDialog.tsx', () => ({ default: () => <p>The popup</p> }))

/** Stands in for PerformanceNavigationTiming. */
class NavigationTiming {
  constructor(readonly loadEventEnd: number) {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming)
})

/** Renders the popup `afterLoad` ms after page load; a `loadEventEnd` of 0 means still loading. */
async function hydrate(afterLoad = 0, loadEventEnd = 1200) {
  vi.spyOn(performance, 'now').mockReturnValue(loadEventEnd + afterLoad)
  const entry = new NavigationTiming(loadEventEnd) as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  await settled(() => show(<NewsletterPopup />))
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const isThere = () => screen.queryByText('The popup') !== null

test.each([
  ['answers at once', 0, 1200, 10_000],
  ['answers later', 9999, 1200, 1],
  ['answers after more than 10 seconds', 14_000, 1200, 0],
  ['is not loaded when it answers', 8000, 0, 10_000],
])('on a page that %s, %i ms after %i, it comes after %i ms', async (_what, after, end, delay) => {
  await hydrate(after, end)
  await pass(Math.max(0, delay - 1))
  expect(isThere()).toBe(delay === 0)
  await pass(1)
  expect(isThere()).toBe(true)
})

test.each(['input', 'textarea', 'select'])(
  'waits while there is focus in %s, and until all fields are left',
  async (name) => {
    await hydrate()
    const field = document.body.appendChild(document.createElement(name))
    const other = document.body.appendChild(document.createElement('input'))
    field.focus()
    await pass(30_000)
    expect(isThere()).toBe(false)
    other.focus()
    await pass(30_000)
    expect(isThere()).toBe(false)
    other.blur()
    await pass(0)
    expect(isThere()).toBe(true)
  },
)

test('comes while a line is ticked', async () => {
  await hydrate()
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
  document.body.appendChild(box).focus()
  await pass(10_000)
  expect(isThere()).toBe(true)
})

test.each([
  '<dialog open><button></button></dialog>',
  '<div id="consent-bar"><button></button></div>',
])('waits while there is %s', async (html) => {
  document.body.innerHTML = html
  await hydrate()
  const button = document.querySelector('button')
  button?.focus()
  await pass(30_000)
  expect(isThere()).toBe(false)
  button?.blur()
  button?.parentElement?.remove()
  await pass(1)
  expect(isThere()).toBe(true)
})

test.each([0, 5000])('does not come when it was seen %i ms after the load', async (time) => {
  if (time === 0) localStorage.setItem('newsletter-popup-seen', 'true')
  await hydrate()
  await pass(time)
  localStorage.setItem('newsletter-popup-seen', 'true')
  await pass(30_000)
  expect(isThere()).toBe(false)
})

test('does not come where the storage cannot be read', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await hydrate()
  await pass(30_000)
  expect(isThere()).toBe(false)
})
