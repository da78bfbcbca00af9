import { afterEach, expect, test, vi } from 'vitest'
import { LoadError, StaleBuildError } from '../loading/loadErrors.ts'
import { browserData } from './browserData.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers every request in the same way; returns what was asked for. */
function serverThatAnswers(status: number, body = ''): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(body, { status })
  })
  return asked
}

const place = { pathname: '/recipes/7', params: { id: '7' } }

test('the data of a page is fetched from the file beside it', async () => {
  const asked = serverThatAnswers(200, '{"code":"c0de","data":{"id":7}}')
  expect(await browserData().read('recipe', place)).toEqual({ id: 7 })
  expect(asked).toEqual(['/data/recipes/7.json'])
})

test('the page that the visit began with brings its data along, whatever slash it was asked with', async () => {
  const asked = serverThatAnswers(200, '{"code":"c0de","data":{"id":7}}')
  const source = browserData({ pathname: '/recipes/8/', code: 'c0de', json: '{"id":8}' })
  expect(await source.read('recipe', { pathname: '/recipes/8', params: {} })).toEqual({ id: 8 })
  expect(asked).toEqual([])
  expect(await source.read('recipe', place)).toEqual({ id: 7 })
  expect(asked).toEqual(['/data/recipes/7.json'])
})

test('a page without a file has no data', async () => {
  serverThatAnswers(404)
  expect(await browserData().read('recipe', place)).toBeNull()
})

test('a host in trouble is an error, not a page that does not exist', async () => {
  serverThatAnswers(503)
  await expect(browserData().read('recipe', place)).rejects.toThrow('answered 503')
})

test('a lost connection is an error that another try may fix', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(browserData().read('recipe', place)).rejects.toThrow(LoadError)
})

test('data for other code is refused: the site was published again since the visit began', async () => {
  serverThatAnswers(200, '{"code":"new","data":{"id":7}}')
  const source = browserData({ pathname: '/', code: 'old', json: '{}' })
  await expect(source.read('recipe', place)).rejects.toThrow(StaleBuildError)
})

test('a visit that began with the page of another address fetches its data', async () => {
  const asked = serverThatAnswers(200, '{"code":"c0de","data":{"id":7}}')
  const source = browserData({ pathname: '/recipes/7', code: 'c0de' })
  expect(await source.read('recipe', place)).toEqual({ id: 7 })
  expect(asked).toEqual(['/data/recipes/7.json'])
})
