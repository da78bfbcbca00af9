// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { appendToStoredList, readStoredList } from './storedText.ts'

const KEY = 'a-list'

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

test.each([
  ['writes nothing', { getItem: () => null, setItem: null }],
  ['is not there', undefined],
])('a storage that %s is reported, not thrown', (_what, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(appendToStoredList(KEY, 'new')).toBe(false)
  expect(readStoredList(KEY)).toEqual([])
})
