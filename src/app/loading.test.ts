import { expect, test, vi, describe } from 'vitest'
import { paths } from '../addresses/paths.ts'
import { documentKeys, readPageData } from '../content/pageData.ts'
import { KINDS } from '../kinds/kinds.ts'
import { type DataSource, knownPath, matchRoute, routes } from './routes.tsx'
import { isValidElement } from 'react'
import { createPageStore } from './pageStore.ts'
import { LoadError, StaleBuildError } from '../shared/loadErrors.ts'
import { browserData } from './browserData.ts'

test.each([
  ['/', 'home', {}],
  ['/recipes', 'recipes', {}],
  ['/recipes/', 'recipes', {}],
  ['/recipes/7', 'recipe', { id: '7' }],
  ['/recipes/1abc', 'recipe', { id: '1abc' }],
  ['/reviews/29', 'review', { id: '29' }],
  ['/blog', 'blog', {}],
  ['/blog/16', 'post', { id: '16' }],
  ['/collections', 'collections', {}],
  ['/collections/vegan', 'collection', { slug: 'vegan' }],
  ['/authors/jo-ladle', 'author', { slug: 'jo-ladle' }],
  ['/shopping-list', 'shoppingList', {}],
])('%s is the page %s', (pathname, name, params) => {
  const match = matchRoute(pathname)
  expect(match?.route.name).toBe(name)
  expect(match?.address.params).toEqual(params)
})

test.each(['/nope', '/recipes/7/x', '/Recipes/7', '/Blog2', '/recipe/7'])(
  '%s is no page',
  (pathname) => {
    expect(matchRoute(pathname)).toBeNull()
  },
)

test.each([
  ['/Recipes', '/recipes'],
  ['/RECIPES/7/', '/recipes/7/'],
  ['/Collections/Vegan', '/collections/vegan'],
  ['/recipes/1abc', '/recipes/1abc'],
  ['/Nope', '/Nope'],
])('%s means %s', (pathname, known) => {
  expect(knownPath(pathname)).toBe(known)
})

const documents: DataSource = { read: async (name, { params }) => readPageData(name, params) }

test.each([
  ['/recipes/1abc', 'Recipe not found'],
  ['/recipes/007', 'Recipe not found'],
  ['/recipes/99999', 'Recipe not found'],
  ['/recipes/1e3', 'Recipe not found'],
  ['/recipes/-1', 'Recipe not found'],
  ['/reviews/0', 'Review not found'],
  ['/blog/1.0', 'Blog post not found'],
  ['/collections/nothing-of-it', 'Collection not found'],
])('%s names no document: %s', async (pathname, message) => {
  const match = matchRoute(pathname)
  const page = await match?.route.open(documents, match.address)
  expect(page?.props).toMatchObject({ message })
})

test('an id that a document has opens its page', async () => {
  const id = documentKeys('recipes').at(-1)
  const match = matchRoute(`/recipes/${id}`)
  const page = await match?.route.open(documents, match.address)
  expect(page?.props).toMatchObject({ data: { id } })
})

test('every address that links are made of has its row, and so have the documents of every kind', () => {
  const named = Object.values(paths).filter((path) => typeof path === 'string')
  const written = [...new Set([...named, ...KINDS.map(({ list }) => list)])]
  const lists = routes.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(lists.toSorted()).toEqual(written.toSorted())
  const folders = routes.flatMap(({ folder }) => folder ?? [])
  expect(folders.toSorted()).toEqual(KINDS.map(({ folder }) => folder).toSorted())
})

function storeOver(read: () => Promise<unknown>) {
  const spy = vi.fn<() => Promise<unknown>>(read)
  // The pages are only opened, not rendered, so any data will do.
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

/** Answers every request in the same way; returns what was asked for. */
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
