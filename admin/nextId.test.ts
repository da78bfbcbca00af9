import { expect, test } from 'vitest'
import { postType } from '../src/content/schema/post.ts'
import { recipeType } from '../src/content/schema/recipe.ts'
import { noteId, withNextId } from './nextId.ts'

test('the form of a new document begins with the next free number of its kind', () => {
  for (const id of [7, 54, 12]) noteId(recipeType, { id })
  noteId(postType, { id: 16 })
  noteId(postType, { id: 'none' })
  expect(withNextId('#/collections/recipes/new')).toBe('#/collections/recipes/new?id=55')
  expect(withNextId('#/collections/posts/new')).toBe('#/collections/posts/new?id=17')
})

test('no other address is changed, nor one whose documents are not known', () => {
  const hashes = ['', '#/collections/recipes', '#/collections/recipes/new?id=9', '#/x/recipes/new']
  for (const hash of [...hashes, '#/collections/reviews/new']) expect(withNextId(hash)).toBe(hash)
})
