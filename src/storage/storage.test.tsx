// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../tests/support/memoryStorage.ts'
import { openDeviceStore, useRecord, useRecords } from './deviceStore.ts'
import { appendToStoredList, announceChange, followChanges, readStoredList } from './webStorage.ts'

const KEY = 'a-list'

interface Place {
  step: number
}

function parsePlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || !('step' in value)) return undefined
  return typeof value.step === 'number' ? { step: value.step } : undefined
}

const open = () => openDeviceStore('cooking', parsePlace)

/** Simulates a write in another tab; null removes the text. */
function writeElsewhere(key: string, text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

test('a record is stored under a key of its own, read again, and removed', () => {
  const store = open()
  expect(store.read('7')).toBeUndefined()
  expect(store.change('7', () => ({ step: 2 }))).toBe(true)
  expect(localStorage.getItem('cooking:7')).toBe('{"step":2}')
  expect(open().read('7')).toEqual({ step: 2 })
  expect(store.change('7', () => undefined)).toBe(true)
  expect({ ...localStorage }).toEqual({})
})

test('a change is made of the newest value, even one whose event has not arrived', () => {
  const store = open()
  store.change('7', () => ({ step: 1 }))
  localStorage.setItem('cooking:7', '{"step":5}')
  store.change('7', (place) => ({ step: (place?.step ?? 0) + 1 }))
  expect(store.read('7')).toEqual({ step: 6 })
})

test('what does not change is the same object, so that React need not render again', () => {
  const store = open()
  store.change('7', () => ({ step: 1 }))
  expect(store.read('7')).toBe(store.read('7'))
  expect(store.readAll()).toBe(store.readAll())
  const onChange = vi.fn<() => void>()
  store.subscribe(onChange)
  expect(store.change('7', (place) => place)).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

test('all records come in the order of their ids, without those of stores whose name only begins alike', () => {
  localStorage.setItem('cooking-more:1', '{"step":9}')
  localStorage.setItem('cooking:b', '{"step":2}')
  localStorage.setItem('cooking:a', '{"step":1}')
  localStorage.setItem('cooking:c', 'unreadable')
  expect([...open().readAll()]).toEqual([
    ['a', { step: 1 }],
    ['b', { step: 2 }],
  ])
})

test.each(['{"step":"two"}', '{"st', '[]', 'null', ''])(
  'what cannot be read (%s) is no record',
  (stored) => {
    localStorage.setItem('cooking:7', stored)
    const store = open()
    expect(store.read('7')).toBeUndefined()
    expect(store.readAll().size).toBe(0)
    expect(store.change('7', () => ({ step: 1 }))).toBe(true)
    expect(store.read('7')).toEqual({ step: 1 })
  },
)

test('in a full storage the record is kept in memory, that is reported, and nothing stored is lost', () => {
  vi.stubGlobal('localStorage', new MemoryStorage(40))
  const store = open()
  store.change('7', () => ({ step: 1 }))
  localStorage.setItem('other', 'x'.repeat(14))
  expect(store.change('8', () => ({ step: 2 }))).toBe(false)
  expect(store.read('8')).toEqual({ step: 2 })
  expect([...store.readAll().keys()]).toEqual(['7', '8'])
  expect(store.change('8', (place) => place)).toBe(false)
  localStorage.removeItem('other')
  expect(store.change('8', (place) => ({ step: (place?.step ?? 0) + 1 }))).toBe(true)
  expect(open().read('8')).toEqual({ step: 3 })
})

test.each([
  ['refuses everything', { getItem: null, setItem: null }],
  ['writes nothing', { getItem: () => null, setItem: null }],
  ['is not there', undefined],
])(
  'with a storage that %s, records last as long as the page, and lists are refused',
  (_what, storage) => {
    vi.stubGlobal('localStorage', storage)
    const store = open()
    expect(store.change('7', () => ({ step: 1 }))).toBe(false)
    expect(store.read('7')).toEqual({ step: 1 })
    expect(store.change('7', () => undefined)).toBe(false)
    expect(store.readAll().size).toBe(0)
    expect(appendToStoredList(KEY, 'new')).toBe(false)
    expect(readStoredList(KEY)).toEqual([])
  },
)

test('components show what this tab or another writes, and not what other stores hold', () => {
  const store = open()
  const one = renderHook(() => useRecord(store, '7'))
  const all = renderHook(() => useRecords(store))
  act(() => void store.change('7', () => ({ step: 1 })))
  expect(one.result.current).toEqual({ step: 1 })
  act(() => writeElsewhere('cooking:7', '{"step":4}'))
  act(() => writeElsewhere('cooking:8', '{"step":8}'))
  act(() => writeElsewhere('timers:1', '{"step":9}'))
  expect(one.result.current).toEqual({ step: 4 })
  expect([...all.result.current.keys()]).toEqual(['7', '8'])
  act(() => writeElsewhere('cooking:7', null))
  expect(one.result.current).toBeUndefined()
})

test('who follows changes is told of those of this tab and of others, until they stop', () => {
  const report = vi.fn<(key: string | null) => void>()
  const stop = followChanges(report)
  announceChange('timers')
  writeElsewhere('cooking:7', '{"step":4}')
  stop()
  announceChange('timers')
  writeElsewhere('cooking:7', null)
  expect(report.mock.calls).toEqual([['timers:'], ['cooking:7']])
})

test('another tab that clears the storage clears what is kept in memory, too', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = open()
  const { result } = renderHook(() => useRecords(store))
  act(() => void store.change('7', () => ({ step: 1 })))
  expect(result.current.size).toBe(1)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(result.current.size).toBe(0)
})

test('a page from the browser’s cache shows what was written while it lay there', () => {
  const store = open()
  const { result } = renderHook(() => useRecord(store, '7'))
  localStorage.setItem('cooking:7', '{"step":3}')
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(result.current).toEqual({ step: 3 })
})

test('entries are kept in order, beside those of an older kind and such as nobody knows', () => {
  localStorage.setItem(KEY, '["old@example.com",7,null,{"email":"a@example.com","more":true}]')
  expect(appendToStoredList(KEY, { email: 'new@example.com' })).toBe(true)
  expect(readStoredList(KEY)).toEqual([
    'old@example.com',
    7,
    null,
    { email: 'a@example.com', more: true },
    { email: 'new@example.com' },
  ])
})

test.each(['{"not":"a list"}', '["half a lis', '7', 'null', ''])(
  'what is stored but is no list (%s) counts as no entries',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(readStoredList(KEY)).toEqual([])
    expect(appendToStoredList(KEY, 'new')).toBe(true)
    expect(readStoredList(KEY)).toEqual(['new'])
  },
)
