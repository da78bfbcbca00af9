// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { dinnerStore } from '../storage/dinnerStore.ts'
import { pinSavedPages } from './pinSavedPages.ts'
import { startOffline } from './startOffline.ts'

vi.mock('./pinSavedPages.ts', () => ({ pinSavedPages: vi.fn<() => void>() }))

beforeEach(() => {
  const active = { postMessage: () => {} }
  const serviceWorker = { controller: null, register: async () => {}, ready: { active } }
  vi.stubGlobal('navigator', { serviceWorker })
})

test('the recipes of a dinner are kept when a page opens, those of nothing after an input', async () => {
  await startOffline()
  expect(pinSavedPages).not.toHaveBeenCalled()
  dinnerStore.change('7,12', () => ({ meal: 0, done: {} }))
  await startOffline()
  await vi.waitFor(() => expect(pinSavedPages).toHaveBeenCalledOnce())
})
