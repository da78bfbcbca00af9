import { expect, test } from 'vitest'
import { dataPath, pageOfData, pagePath, paths } from './paths.ts'

test('documents have their number in the address', () => {
  expect(paths.recipe(7)).toBe('/recipes/7')
  expect(paths.review(29)).toBe('/reviews/29')
  expect(paths.post(16)).toBe('/blog/16')
})

test('authors have the name of their file in the address', () => {
  expect(paths.author('ada-cook')).toBe('/authors/ada-cook')
})

test('the standing pages have the addresses of the specification', () => {
  const specified = [
    '/',
    '/recipes',
    '/reviews',
    '/comparisons',
    '/blog',
    '/about',
    '/contact',
    '/privacy',
    '/search',
    '/saved',
    '/shopping-list',
  ]
  expect(Object.values(paths)).toEqual(expect.arrayContaining(specified))
})

test.each([
  ['/recipes/7/', '/recipes/7'],
  ['/recipes/7', '/recipes/7'],
  ['/recipes///', '/recipes'],
  ['/recipes/7/index.html', '/recipes/7'],
  ['/index.html', '/'],
  ['/', '/'],
  ['//', '/'],
])('%s is the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page)
})

test.each([
  ['/', '/data/index.json'],
  ['/recipes', '/data/recipes.json'],
  ['/recipes/7/', '/data/recipes/7.json'],
])('the data of %s is in %s, and the other way round', (pathname, file) => {
  expect(dataPath(pathname)).toBe(file)
  expect(pageOfData(file)).toBe(pagePath(pathname))
})
