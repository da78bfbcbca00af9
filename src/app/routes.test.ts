import { expect, test } from 'vitest'
import { paths } from '../addresses/paths.ts'
import { documentKeys, readPageData } from '../content/prerender/pageData.ts'
import { KINDS } from '../kinds/kinds.ts'
import { type DataSource, knownPath, matchRoute, routes } from './routes.tsx'

test.each([
  ['/', 'home', {}],
  ['/recipes', 'recipes', {}],
  ['/recipes/', 'recipes', {}],
  ['/recipes/7', 'recipe', { id: '7' }],
  ['/recipes/1abc', 'recipe', { id: '1abc' }],
  ['/blog/16', 'post', { id: '16' }],
  ['/collections/vegan', 'collection', { slug: 'vegan' }],
  ['/authors/jo-ladle', 'author', { slug: 'jo-ladle' }],
  ['/shopping-list', 'shoppingList', {}],
])('%s is the page %s', (pathname, name, params) => {
  const match = matchRoute(pathname)
  expect(match?.route.name).toBe(name)
  expect(match?.address.params).toEqual(params)
})

test.each(['/nope', '/recipes/7/x/y', '/Recipes/7', '/Blog2', '/recipe/7'])(
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
