import { afterEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../tests/support/memoryStorage.ts'

const KEY = 'sveltia-cms.prefs'

afterEach(() => void vi.resetModules())

test.each([
  ['nothing', null, {}],
  ['a choice of the editor', '{"closeOnSave":true}', { closeOnSave: true }],
  ['damaged text', '{"closeOn', {}],
])('the editor starts with %s in its preferences', async (_stored, text, kept) => {
  const storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  if (text !== null) storage.setItem(KEY, text)
  await import('./preferences.ts')
  const expected = { closeOnSave: false, closeWithEscape: false, ...kept }
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(expected)
})
