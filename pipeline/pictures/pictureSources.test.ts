import { allDocuments } from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { english } from '../../languages/en/index.ts'
import { collections, posts, recipes, reviews } from '../../src/content/prerender/documents.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
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
const recipeType = contentTypes.find(({ name }) => name === 'Recipe')

test('a document is known by the key of its kind, and a recipe by its course and its times', () => {
  expect(subjectOf({ folder: 'recipes', titleField: 'title' }, RECIPE)).toEqual(RECIPE)
  const collection = { slug: 'soups', title: 'Soups' }
  expect(subjectOf({ folder: 'collections', titleField: 'title' }, collection)).toMatchObject({
    id: 'soups',
  })
  expect(subjectOf({ folder: '' }, { tagline: 'Cook more' })).toMatchObject({
    id: undefined,
    title: 'Cook more',
  })
})

test('values of another kind are left out', () => {
  const odd = { id: [], title: 7, category: null, prepTime: '5', course: [] }
  expect(recipeType && subjectOf(recipeType, odd)).toEqual({})
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
