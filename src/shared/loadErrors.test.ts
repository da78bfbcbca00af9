import { expect, test } from 'vitest'
import { loadCode, StaleBuildError } from './loadErrors.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('code that is missing while its data is there, or without data, is outdated', async () => {
  await expect(loadCode(lost())).rejects.toThrow(StaleBuildError)
  await expect(loadCode(lost(), Promise.resolve({}))).rejects.toThrow(StaleBuildError)
})

test('when both are missing it is the connection', async () => {
  const offline = new Error('offline')
  await expect(loadCode(lost(), Promise.reject(offline))).rejects.toBe(offline)
})

test('code that is there is given, whether the data loads or not', async () => {
  const data = lost()
  expect(await loadCode(Promise.resolve('code'), data)).toBe('code')
  await expect(data).rejects.toThrow('fetch')
})
