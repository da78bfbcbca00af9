import { expect, test } from 'vitest'
import { matchRoute, routes } from './routes.tsx'

test.each([
  ['/', 'home', {}],
  ['/recipes', 'recipes', {}],
  ['/recipes/', 'recipes', {}],
  ['/recipes/7', 'recipe', { id: '7' }],
  ['/recipes/1abc', 'recipe', { id: '1abc' }],
  ['/reviews/29', 'review', { id: '29' }],
  ['/blog/16', 'post', { id: '16' }],
  ['/comparisons', 'comparisons', {}],
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

test('the site has the eleven addresses of its specification', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/recipes',
    '/recipes/:id',
    '/reviews',
    '/reviews/:id',
    '/comparisons',
    '/blog',
    '/blog/:id',
    '/about',
    '/contact',
    '/privacy',
  ])
})
