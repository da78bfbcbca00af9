import { describe, expect, test, vi } from 'vitest'
import { LoadError, StaleBuildError } from '../shared/loadErrors.ts'
import { browserData } from './browserData.ts'

/** Answers every request in the same way; returns the requested addresses. */
function serverThatAnswers(status: number, body = ''): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(body, { status })
  })
  return asked
}

function fileOf(version: string): string {
  return JSON.stringify({ code: 'c0de', version, data: { id: 7 } })
}

const place = { pathname: '/recipes/7', params: { id: '7' } }

test('the data of a page is fetched from the file beside it', async () => {
  const asked = serverThatAnswers(200, '{"code":"c0de","data":{"id":7}}')
  expect(await browserData().read('recipe', place)).toEqual({ id: 7 })
  expect(asked).toEqual(['/data/recipes/7.json'])
})

describe('the page that the visit began with, whatever slash it was asked with,', () => {
  const start = { pathname: '/recipes/7/', code: 'c0de', version: 'da7a' }

  test.each([
    ['has the data that it was rendered from', 'da7a', 0],
    ['says that its document has changed since then', 'new', 1],
  ])('%s', async (_what, version, changes) => {
    serverThatAnswers(200, fileOf(version))
    const onChanged = vi.fn<() => void>()
    const source = browserData({ ...start, onChanged })
    expect(await source.read('recipe', place)).toEqual({ id: 7 })
    expect(onChanged).toHaveBeenCalledTimes(changes)
    await source.read('recipe', { pathname: '/recipes/8', params: { id: '8' } })
    expect(onChanged).toHaveBeenCalledTimes(changes)
  })

  test('says that its document has been deleted since then', async () => {
    serverThatAnswers(404)
    const onChanged = vi.fn<() => void>()
    expect(await browserData({ ...start, onChanged }).read('recipe', place)).toBeNull()
    expect(onChanged).toHaveBeenCalledOnce()
  })

  test('is not asked for when it was rendered without a document', async () => {
    const asked = serverThatAnswers(200, fileOf('da7a'))
    expect(await browserData({ ...start, version: '' }).read('recipe', place)).toBeNull()
    expect(asked).toEqual([])
  })
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
  const source = browserData({ pathname: '/', code: 'old', version: 'da7a' })
  await expect(source.read('recipe', place)).rejects.toThrow(StaleBuildError)
})

test('a visit that began with the page of another address fetches its data', async () => {
  const asked = serverThatAnswers(200, '{"code":"c0de","data":{"id":7}}')
  const source = browserData({ pathname: '/recipes/7', code: 'c0de' })
  expect(await source.read('recipe', place)).toEqual({ id: 7 })
  expect(asked).toEqual(['/data/recipes/7.json'])
})
