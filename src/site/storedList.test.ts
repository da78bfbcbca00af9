// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { appendToStoredList, readStoredList } from './storedList.ts'

const KEY = 'a-list'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('entries are kept in the order in which they came', () => {
  expect(appendToStoredList(KEY, 'one')).toBe(true)
  expect(appendToStoredList(KEY, { two: 2 })).toBe(true)
  expect(readStoredList(KEY)).toEqual(['one', { two: 2 }])
})

test('entries of an older kind stay beside new ones', () => {
  localStorage.setItem(KEY, '["old@example.com"]')
  appendToStoredList(KEY, { email: 'new@example.com' })
  expect(readStoredList(KEY)).toEqual(['old@example.com', { email: 'new@example.com' }])
})

test.each(['{"not":"a list"}', 'half a lis', '7'])(
  'what is stored but is no list (%s) is set aside, not overwritten',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(readStoredList(KEY)).toEqual([])
    expect(appendToStoredList(KEY, 'new')).toBe(true)
    expect(readStoredList(KEY)).toEqual(['new'])
    expect(localStorage.getItem(`${KEY}-set-aside`)).toBe(stored)
  },
)

test('a full or blocked storage is told, not thrown', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(appendToStoredList(KEY, 'new')).toBe(false)
})
