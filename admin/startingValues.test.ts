import { expect, test } from 'vitest'
import { postType } from '../src/content/schema/post.ts'
import { recipeType } from '../src/content/schema/recipe.ts'
import { contentTypes } from '../src/content/schema/index.ts'
import { noteId, withStartingValues } from './startingValues.ts'

const start = (hash: string) => withStartingValues(hash, contentTypes)

test('a new document begins as a draft with the next free number of its kind', () => {
  for (const id of [7, 54, 12]) noteId(recipeType, { id })
  noteId(postType, { id: 16 })
  noteId(postType, { id: 'none' })
  expect(start('#/collections/recipes/new')).toBe('#/collections/recipes/new?id=55&draft=true')
  expect(start('#/collections/posts/new')).toBe('#/collections/posts/new?id=17&draft=true')
})

test('without other documents, or with a name in place of a number, it begins as a draft', () => {
  expect(start('#/collections/reviews/new')).toBe('#/collections/reviews/new?draft=true')
  expect(start('#/collections/collections/new')).toBe('#/collections/collections/new?draft=true')
})

test('no other address is changed', () => {
  const hashes = ['', '#/collections/recipes', '#/collections/recipes/new?id=9', '#/x/recipes/new']
  for (const hash of hashes) expect(start(hash)).toBe(hash)
})
