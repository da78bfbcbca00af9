import { expect, test } from 'vitest'
import { needed, StaleBuildError, withData } from './loadErrors.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('code that is missing while its data is there is outdated', async () => {
  await expect(withData(lost(), Promise.resolve({}))).rejects.toThrow(StaleBuildError)
})

test('when both are missing it is the connection', async () => {
  const offline = new Error('offline')
  await expect(withData(lost(), Promise.reject(offline))).rejects.toBe(offline)
})

test('code that is there is given, whether the data loads or not', async () => {
  const data = lost()
  expect(await withData(Promise.resolve('code'), data)).toBe('code')
  await expect(data).rejects.toThrow('fetch')
})

test('code that a part of a page needs is outdated when it does not arrive', async () => {
  await expect(needed(lost())).rejects.toThrow(StaleBuildError)
  expect(await needed(Promise.resolve('code'))).toBe('code')
})
