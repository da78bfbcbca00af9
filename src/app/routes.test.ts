import { expect, test } from 'vitest'
import { readPageData } from '../content/pageData.ts'
import { type DataSource, matchRoute, routes } from './routes.tsx'

test.each([
  ['/', 'home', {}],
  ['/recipes', 'recipes', {}],
  ['/recipes/', 'recipes', {}],
  ['/recipes/7', 'recipe', { id: '7' }],
  ['/recipes/1abc', 'recipe', { id: '1abc' }],
  ['/reviews/29', 'review', { id: '29' }],
  ['/blog/16', 'post', { id: '16' }],
  ['/comparisons', 'comparisons', {}],
  ['/collections/vegan', 'collection', { slug: 'vegan' }],
  ['/privacy', 'privacy', {}],
])('%s is the page %s', (pathname, name, params) => {
  const match = matchRoute(pathname)
  expect(match?.route.name).toBe(name)
  expect(match?.place.params).toEqual(params)
})

test.each(['/nope', '/recipes/7/x', '/Recipes/7', '/Blog2', '/recipe/7'])(
  '%s is no page',
  (pathname) => {
    expect(matchRoute(pathname)).toBeNull()
  },
)

const documents: DataSource = { read: async (name, { params }) => readPageData(name, params) }

test.each([
  ['/recipes/1abc', 'Recipe not found'],
  ['/recipes/007', 'Recipe not found'],
  ['/recipes/54', 'Recipe not found'],
  ['/reviews/0', 'Review not found'],
  ['/blog/1.0', 'Blog post not found'],
  ['/collections/nothing-of-it', 'Collection not found'],
])('%s names no document: %s', async (pathname, message) => {
  const match = matchRoute(pathname)
  const page = await match?.route.open(documents, match.place)
  expect(page?.props).toMatchObject({ message })
})

test('an id that a document has opens its page', async () => {
  const match = matchRoute('/recipes/53')
  const page = await match?.route.open(documents, match.place)
  expect(page?.props).toMatchObject({ data: { id: 53 } })
})

test('the site has the eleven addresses of its specification, collections, authors, search, and what visitors keep', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/recipes',
    '/recipes/:id',
    '/reviews',
    '/reviews/:id',
    '/comparisons',
    '/blog',
    '/blog/:id',
    '/collections',
    '/collections/:slug',
    '/authors/:slug',
    '/about',
    '/contact',
    '/privacy',
    '/search',
    '/saved',
    '/shopping-list',
  ])
})
