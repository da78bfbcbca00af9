import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageStore } from '../pageStore.ts'
import { whenFree } from './whenFree.ts'

/** What waits for the browser to be idle; it is, when the test says so. */
const waiting: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (call: () => void) => waiting.push(call))
})

afterEach(() => {
  vi.unstubAllGlobals()
  waiting.length = 0
})

/** Lets promises settle, and the browser be idle in between. */
async function beIdle() {
  for (let count = 0; count < 3; count += 1) {
    for (const call of waiting.splice(0)) call()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** A store of pages that come, or fail, when the test says so. */
function lateStore() {
  const settle: { arrive: () => void; fail: () => void }[] = []
  const store = createPageStore({
    read: () =>
      new Promise((resolve, reject) => {
        settle.push({ arrive: () => resolve(null), fail: () => reject(new Error('offline')) })
      }),
  })
  return { store, settle }
}

test('idle work begins when the browser is idle', async () => {
  const begin = vi.fn<() => void>()
  void whenFree(lateStore().store).then(begin)
  await new Promise((resolve) => setImmediate(resolve))
  expect(begin).not.toHaveBeenCalled()
  await beIdle()
  expect(begin).toHaveBeenCalledTimes(1)
})

test.each(['arrive', 'fail'] as const)(
  'idle work waits for the pages that are on their way until they %s',
  async (outcome) => {
    const { store, settle } = lateStore()
    const begin = vi.fn<() => void>()
    for (const path of ['/contact', '/about']) store.open(path).catch(() => {})
    void whenFree(store).then(begin)
    await beIdle()
    for (const late of settle) {
      expect(begin).not.toHaveBeenCalled()
      late[outcome]()
      await beIdle()
    }
    expect(settle).toHaveLength(2)
    await vi.waitFor(async () => {
      await beIdle()
      expect(begin).toHaveBeenCalledTimes(1)
    })
  },
)
