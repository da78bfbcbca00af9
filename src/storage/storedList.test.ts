// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../tests/memoryStorage.ts'
import { keepNoted } from './crossTabRepair.ts'
import { appendToStoredList, onNoted, readStoredList } from './storedList.ts'

const KEY = 'a-list'

beforeEach(() => {
  vi.useFakeTimers()
  onNoted(keepNoted)
})

afterEach(() => {
  onNoted(() => {})
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** What is stored, except notes, which are removed by themselves. */
function storedTexts() {
  vi.runAllTimers()
  return Object.fromEntries(Object.entries(localStorage))
}

test('entries are kept in the order in which they came', () => {
  expect(appendToStoredList(KEY, 'one')).toBe(true)
  expect(appendToStoredList(KEY, { two: 2 })).toBe(true)
  expect(readStoredList(KEY)).toEqual(['one', { two: 2 }])
})

test('entries of an older kind, and such as nobody knows, stay beside new ones', () => {
  localStorage.setItem(KEY, '["old@example.com",7,null,{"email":"a@example.com","more":true}]')
  appendToStoredList(KEY, { email: 'new@example.com' })
  expect(readStoredList(KEY)).toEqual([
    'old@example.com',
    7,
    null,
    { email: 'a@example.com', more: true },
    { email: 'new@example.com' },
  ])
})

test.each(['{"not":"a list"}', '["half a lis', '7', 'null', ''])(
  'what is stored but is no list (%s) is set aside, not overwritten',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(readStoredList(KEY)).toEqual([])
    expect(appendToStoredList(KEY, 'new')).toBe(true)
    expect(storedTexts()).toEqual({ [KEY]: '["new"]', [`${KEY}-set-aside-1`]: stored })
  },
)

test('what is set aside does not overwrite what was set aside before', () => {
  for (const stored of ['broken', 'broken again', '{}']) {
    localStorage.setItem(KEY, stored)
    appendToStoredList(KEY, 'new')
  }
  expect(storedTexts()).toEqual({
    [KEY]: '["new"]',
    [`${KEY}-set-aside-1`]: 'broken',
    [`${KEY}-set-aside-2`]: 'broken again',
    [`${KEY}-set-aside-3`]: '{}',
  })
})

describe('in a storage that is full', () => {
  test('nothing is stored, that is reported, and the list is as it was', () => {
    vi.stubGlobal('localStorage', new MemoryStorage(20))
    localStorage.setItem(KEY, '["one"]')
    expect(appendToStoredList(KEY, 'a long entry')).toBe(false)
    expect(storedTexts()).toEqual({ [KEY]: '["one"]' })
  })

  test('what cannot be set aside is not overwritten', () => {
    vi.stubGlobal('localStorage', new MemoryStorage(30))
    localStorage.setItem(KEY, 'broken')
    expect(appendToStoredList(KEY, 'new')).toBe(false)
    expect(storedTexts()).toEqual({ [KEY]: 'broken' })
  })

  test('an entry that fits is stored although no note of it does', () => {
    vi.stubGlobal('localStorage', new MemoryStorage(14))
    expect(appendToStoredList(KEY, 'new')).toBe(true)
    expect(storedTexts()).toEqual({ [KEY]: '["new"]' })
  })
})

test.each([
  ['reads nothing', { getItem: null, setItem: () => {} }],
  ['writes nothing', { getItem: () => null, setItem: null }],
  ['is not there', undefined],
])('a storage that %s is reported, not thrown', (_what, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(appendToStoredList(KEY, 'new')).toBe(false)
  expect(readStoredList(KEY)).toEqual([])
})

/** Another tab writes the list as it knows it. */
function writeElsewhere(list: unknown[]) {
  localStorage.setItem(KEY, JSON.stringify(list))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(list) }))
}

describe('beside another tab', () => {
  test('an entry stays when the other writes the list without it', () => {
    appendToStoredList(KEY, 'mine')
    writeElsewhere(['theirs'])
    expect(readStoredList(KEY)).toEqual(['theirs', 'mine'])
  })

  test('an entry that is in the list is not added again', () => {
    appendToStoredList(KEY, { mine: 1 })
    writeElsewhere([{ mine: 1 }, 'theirs'])
    expect(readStoredList(KEY)).toEqual([{ mine: 1 }, 'theirs'])
  })

  test('a list that was deleted stays deleted', () => {
    appendToStoredList(KEY, 'mine')
    localStorage.removeItem(KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }))
    expect(storedTexts()).toEqual({})
  })

  test('an entry that another page lost before it was sure is back with the next page', () => {
    // The page before this one was closed when the other tab wrote.
    localStorage.setItem(`${KEY}-unconfirmed-{"mine":1}`, '')
    localStorage.setItem(KEY, '["theirs"]')
    onNoted(keepNoted)
    expect(storedTexts()).toEqual({ [KEY]: '["theirs",{"mine":1}]' })
  })

  test('an entry that the next page finds in the list is there once', () => {
    appendToStoredList(KEY, { mine: 1 })
    onNoted(keepNoted)
    expect(storedTexts()).toEqual({ [KEY]: '[{"mine":1}]' })
  })
})
