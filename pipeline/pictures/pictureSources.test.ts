import { allDocuments } from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { english } from '../../languages/en/index.ts'
import { collections, posts, recipes, reviews } from '../../src/content/prerender/documents.ts'
import { settings } from '../../src/settings/settings.ts'
import { pictureName, shareName } from './pictureName.ts'
import { pictureSources } from './pictureSources.ts'
import { subjectOf } from './subjectOf.ts'

const RECIPE = {
  id: 900,
  title: 'A new soup',
  category: 'Dinner',
  prepTime: 10,
  cookTime: 0,
  course: 'starter',
  imageFocus: '50% 30%',
}

test('a document is known by the key of its kind, and a recipe by its course and its times', () => {
  expect(subjectOf({ folder: 'recipes', titleField: 'title' }, RECIPE)).toEqual(RECIPE)
  expect(subjectOf({ folder: 'collections' }, { slug: 'soups' })).toEqual({ id: 'soups' })
  expect(subjectOf({ folder: '' }, { tagline: 'Cook more' })).toEqual({ title: 'Cook more' })
})

test('values of another kind are left out', () => {
  const odd = { id: [], title: 7, category: null, prepTime: '5', course: [] }
  expect(subjectOf({ folder: 'recipes', titleField: 'title' }, odd)).toEqual({})
})

test('each picture that a compiled document names is one that is made, and so is its share image', () => {
  const made = pictureSources(allDocuments, english)
  const names = new Set(made.flatMap((source) => [pictureName(source), shareName(source)]))
  const documents = [...recipes, ...reviews, ...posts, ...collections, settings.sitePicture]
  const named = documents.flatMap(({ picture }) =>
    'name' in picture ? [picture.name, `${picture.name}-${picture.share}`] : [],
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !names.has(name))).toEqual([])
})
