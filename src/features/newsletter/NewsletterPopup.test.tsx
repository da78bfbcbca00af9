// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { settled, show } from '../../../tests/support/show.tsx'
import { NewsletterPopup } from './NewsletterPopup.tsx'

vi.mock('./PopupDialog.tsx', () => ({ default: () => <p>The popup</p> }))

/** The browser's timing of a page load. */
class NavigationTiming {
  constructor(readonly loadEventEnd: number) {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming)
})

/** Shows the popup on a page that was loaded some milliseconds ago. */
async function hydrate({
  afterLoad,
  loadEventEnd = 1200,
}: {
  afterLoad: number
  loadEventEnd?: number
}) {
  vi.spyOn(performance, 'now').mockReturnValue(loadEventEnd + afterLoad)
  const entry = new NavigationTiming(loadEventEnd) as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  await settled(() => show(<NewsletterPopup />))
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const isThere = () => screen.queryByText('The popup') !== null

test.each([0, 3000, 9999])(
  'comes 10 seconds after the load of a page that answers %i ms after it',
  async (afterLoad) => {
    await hydrate({ afterLoad })
    await pass(10_000 - afterLoad - 1)
    expect(isThere()).toBe(false)
    await pass(1)
    expect(isThere()).toBe(true)
  },
)

test('comes at once to a page that answers more than 10 seconds after its load', async () => {
  await hydrate({ afterLoad: 14_000 })
  await pass(0)
  expect(isThere()).toBe(true)
})

test('comes 10 seconds after a page answers that is not loaded yet', async () => {
  await hydrate({ afterLoad: 8000, loadEventEnd: 0 })
  await pass(9999)
  expect(isThere()).toBe(false)
  await pass(1)
  expect(isThere()).toBe(true)
})

test.each(['input', 'textarea', 'select'])(
  'waits while there is focus in %s, and until all fields are left',
  async (name) => {
    await hydrate({ afterLoad: 0 })
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
  await hydrate({ afterLoad: 0 })
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
  await hydrate({ afterLoad: 0 })
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
  await hydrate({ afterLoad: 0 })
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
  await hydrate({ afterLoad: 0 })
  await pass(30_000)
  expect(isThere()).toBe(false)
})
