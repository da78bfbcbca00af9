import { expect, test } from 'vitest'
import { contentTypes } from '../src/content/schema/index.ts'
import { withStartingValues } from './startingValues.ts'

const start = (hash: string) => withStartingValues(hash, contentTypes)

test('a new document begins as a draft where its kind has drafts', () => {
  expect(start('#/collections/recipes/new')).toBe('#/collections/recipes/new?draft=true')
  expect(start('#/collections/collections/new')).toBe('#/collections/collections/new?draft=true')
  expect(start('#/collections/authors/new')).toBe('#/collections/authors/new')
})

test('no other address is changed', () => {
  const hashes = ['', '#/collections/recipes', '#/collections/recipes/new?id=9', '#/x/recipes/new']
  for (const hash of hashes) expect(start(hash)).toBe(hash)
})
