import { expect, test } from 'vitest'
import { postType } from '../src/content/schema/post.ts'
import { recipeType } from '../src/content/schema/recipe.ts'
import { contentTypes } from '../src/content/schema/index.ts'
import { KnownDocuments } from './knownDocuments.ts'
import { withStartingValues } from './startingValues.ts'

const start = (hash: string, known = new KnownDocuments()) =>
  withStartingValues(hash, contentTypes, known)

test('a new document begins as a draft with the next free number of its kind', () => {
  const known = new KnownDocuments()
  for (const id of [7, 54, 12]) known.note(recipeType, { id })
  known.note(postType, { id: 16 })
  known.note(postType, { id: 'none' })
  expect(start('#/collections/recipes/new', known)).toBe(
    '#/collections/recipes/new?id=55&draft=true',
  )
  expect(start('#/collections/posts/new', known)).toBe('#/collections/posts/new?id=17&draft=true')
})

test('without other documents, or with a name in place of a number, it begins as a draft', () => {
  expect(start('#/collections/reviews/new')).toBe('#/collections/reviews/new?draft=true')
  expect(start('#/collections/collections/new')).toBe('#/collections/collections/new?draft=true')
})

test('no other address is changed', () => {
  const hashes = ['', '#/collections/recipes', '#/collections/recipes/new?id=9', '#/x/recipes/new']
  for (const hash of hashes) expect(start(hash)).toBe(hash)
})
