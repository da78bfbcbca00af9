import { expect, test } from 'vitest'
import { documentName } from './documentName.ts'

test.each([
  ['recipes/7', 'recipes/7'],
  ['/recipes/7', 'recipes/7'],
  ['content/recipes/7', 'recipes/7'],
  ['content/recipes/7-tall-buttermilk-pancakes.yaml', 'recipes/7'],
  ['C:\\site\\content\\recipes\\7-tall.yaml', 'recipes/7'],
  ['http://localhost:5173/recipes/7/#ingredients', 'recipes/7'],
  ['https://pinchwell.example/blog/4', 'posts/4'],
  ['posts/4', 'posts/4'],
  ['collections/for-a-crowd', 'collections/for-a-crowd'],
  ['content/collections/for-a-crowd.mdx', 'collections/for-a-crowd'],
])('“%s” means %s', (meant, name) => {
  expect(documentName(meant)).toBe(name)
})

test.each(['recipes', 'content/recipes', '7', 'pages/about', 'recipes/pancakes', ''])(
  '“%s” means no one document',
  (meant) => {
    expect(documentName(meant)).toBeUndefined()
  },
)
