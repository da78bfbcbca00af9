import { expect, test } from 'vitest'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { reviewType } from '../../src/content/schema/review.ts'
import { siteType } from '../../src/content/schema/site.ts'
import { KnownDocuments } from '../knownDocuments.ts'
import { referenceOptions, withCurrent } from './reference.ts'

const known = new KnownDocuments()
known.note(reviewType, { id: 7, productName: 'Olive oil' })
known.note(reviewType, { id: 12, productName: 'Blade' })
known.note(reviewType, { id: 12, productName: 'Knife' })
known.note(recipeType, { id: 3, title: 'Cookies' })
known.note(siteType, { affiliateProducts: [{ keyword: 'salt', review: 7 }, { review: 12 }] })

test('a document is chosen by its last name, and stored as its number', () => {
  const options = referenceOptions({ folders: ['reviews'], as: 'number' }, known)
  expect(withCurrent(options, 7)).toEqual([
    { label: 'Knife', value: 12 },
    { label: 'Olive oil', value: 7 },
  ])
})

test('one of several kinds is stored with its folder, and says its kind', () => {
  expect(referenceOptions({ folders: ['recipes', 'reviews'], as: 'path' }, known)).toEqual([
    { label: 'Recipe: Cookies', value: 'recipes/3' },
    { label: 'Review: Knife', value: 'reviews/12' },
    { label: 'Review: Olive oil', value: 'reviews/7' },
  ])
})

test('a word is one that the settings define, and what is not there stays chosen', () => {
  const options = referenceOptions({ vocabulary: 'affiliateKeyword' }, known)
  expect(withCurrent(options, 'pepper')).toEqual([
    { label: 'salt', value: 'salt' },
    { label: 'pepper (not found)', value: 'pepper' },
  ])
})

test('an author is chosen by name, and stored as the name of a file', () => {
  known.vocabularies.set('author', [{ word: 'ada-cook', name: 'Ada Cook' }])
  expect(referenceOptions({ vocabulary: 'author' }, known)).toEqual([
    { label: 'Ada Cook', value: 'ada-cook' },
  ])
})

const entry = (id: number) => ({
  id: String(id),
  locales: { en: { path: `content/reviews/${id}.yaml`, content: { id } } },
})

test('what the editor has no entry of any more cannot be chosen, and its number stays taken', () => {
  const entries = [entry(7), entry(12)]
  const listed = new KnownDocuments(() => entries)
  for (const id of [7, 12]) listed.note(reviewType, { id, productName: `Product ${id}` })
  entries.pop()
  const options = referenceOptions({ folders: ['reviews'], as: 'number' }, listed)
  expect(options).toEqual([{ label: 'Product 7', value: 7 }])
  expect(listed.nextId('reviews')).toBe(13)
})
