import { expect, test } from 'vitest'
import { collectionType } from '../../src/content/schema/collection.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { siteType } from '../../src/content/schema/site.ts'
import { prepareCopy, withDraftParameter } from './newEntries.ts'
import { fileFormat } from './fileFormat.ts'
import { KnownDocuments } from '../knownDocuments.ts'
import { contentTypes } from '../../src/content/schema/index.ts'

const known = new KnownDocuments()
known.note(recipeType, { id: 53, title: 'Tart' })

test('a copy is a draft with the next free number, and nothing leads to it yet', () => {
  const values = { id: 7, title: 'Pancakes', redirectFrom: [], 'redirectFrom.0': '/recipes/70' }
  prepareCopy(recipeType, values, known)
  expect(values).toEqual({ id: 54, title: 'Pancakes', draft: true })
})

test('the first number is 1, and no number of a deleted document, which redirects name', () => {
  const others = new KnownDocuments()
  expect(others.nextId('recipes')).toBe(1)
  others.note(siteType, { redirects: [{ from: '/recipes/70', to: '/recipes/80' }] })
  expect(others.nextId('recipes')).toBe(71)
})

test('a document that is known by its name has no number as a copy either', () => {
  const values = { title: 'Vegan' }
  prepareCopy(collectionType, values, known)
  expect(values).toEqual({ title: 'Vegan', draft: true })
})

test('a copy is written as its original is', () => {
  const { fromFile, toFile } = fileFormat(recipeType)
  const values = fromFile('# Sunday\nid: 7\ntitle: "Pancakes" # tall\n')
  prepareCopy(recipeType, values, known)
  expect(toFile(values)).toBe('# Sunday\nid: 54\ntitle: "Pancakes" # tall\ndraft: true\n')
})

test.each([
  ['#/collections/recipes/new', '?draft=true'],
  ['#/collections/collections/new', '?draft=true'],
  ['#/collections/authors/new', ''],
  ['#/collections/recipes/new?id=9', ''],
  ['#/collections/recipes', ''],
  ['#/x/recipes/new', ''],
])('the address %s begins with the draft that its kind has: “%s”', (hash, parameter) => {
  expect(withDraftParameter(hash, contentTypes)).toBe(hash + parameter)
})
