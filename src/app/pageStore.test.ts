import { isValidElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createPageStore } from './pageStore.ts'

function storeOver(read: () => Promise<unknown>) {
  const spy = vi.fn<() => Promise<unknown>>(read)
  // The tests open pages without rendering them, so any data will do.
  return {
    store: createPageStore({ read: async () => JSON.parse(JSON.stringify(await spy())) }),
    spy,
  }
}

test('a page is loaded once, however often and in whichever spelling it is asked for', async () => {
  const { store, spy } = storeOver(async () => ({}))
  await Promise.all([store.open('/contact'), store.open('/contact/'), store.open('/contact')])
  expect(spy).toHaveBeenCalledTimes(1)
})

test('a page that is there is given at once, without a promise', async () => {
  const { store } = storeOver(async () => ({}))
  expect(store.peek('/contact')).toBeInstanceOf(Promise)
  await store.open('/contact')
  expect(isValidElement(store.peek('/contact'))).toBe(true)
})

test('a page that did not load is asked for again, and given from then on', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve({})]
  const { store, spy } = storeOver(async () => answers.shift())
  await expect(store.open('/contact')).rejects.toThrow('offline')
  await store.open('/contact')
  expect(isValidElement(store.peek('/contact'))).toBe(true)
  expect(spy).toHaveBeenCalledTimes(2)
})

test('to look at a page that did not load does not ask again, or rendering would never end', async () => {
  const { store, spy } = storeOver(async () => {
    throw new Error('offline')
  })
  await expect(store.peek('/contact')).rejects.toThrow('offline')
  await expect(store.peek('/contact')).rejects.toThrow('offline')
  expect(spy).toHaveBeenCalledTimes(1)
})

test('an address without a page needs no data', async () => {
  const { store, spy } = storeOver(async () => ({}))
  expect(isValidElement(await store.open('/nope'))).toBe(true)
  expect(spy).not.toHaveBeenCalled()
})

test('pages that were forgotten are loaded anew', async () => {
  const { store, spy } = storeOver(async () => ({}))
  await store.open('/contact')
  store.forget()
  expect(store.peek('/contact')).toBeInstanceOf(Promise)
  await store.open('/contact')
  expect(spy).toHaveBeenCalledTimes(2)
})
