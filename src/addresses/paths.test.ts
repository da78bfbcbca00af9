import { expect, test } from 'vitest'
import { dataPath, pageOfData, pagePath } from './paths.ts'

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
