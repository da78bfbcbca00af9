import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentTypes } from '../src/content/schema/index.ts'
import { recipeType } from '../src/content/schema/recipe.ts'
import { resolveVocabularies } from '../src/content/schema/resolveVocabularies.ts'
import { cmsConfig } from './cmsConfig.ts'
import { widgets } from './fieldWidgets.ts'

const words = new Map([['recipes.category' as const, ['Dinner', 'Quick Meals']]])
const types = contentTypes.map((type) => resolveVocabularies(type, words))
const config = cmsConfig(types, {
  title: 'Editor',
  address: 'https://pinchwell.example',
  logo: '/logo.svg',
  backend: { name: 'test-repo' },
  contentFolder: 'sites/second/content',
})

/** The collection of a folder, or of a type that has one file. */
function collectionNamed(name: string) {
  return config.collections?.find((candidate) => 'name' in candidate && candidate.name === name)
}

test('every document type is a collection with every field of the model', () => {
  const fields = config.collections?.flatMap((collection) => {
    if ('fields' in collection) return [collection.fields.map(({ name }) => name)]
    return 'files' in collection ? collection.files.map((file) => file.fields.map(named)) : []
  })
  // What lists show of a document is no field of the model.
  const ofModel = fields?.map((names) => names.flat().filter((name) => !name.startsWith('__')))
  expect(ofModel?.map((names) => names.toSorted())).toEqual(
    contentTypes.map((type) => Object.keys(type.fields).toSorted()),
  )
})

test('a form goes from what the document is to its publishing, and the number is only shown', () => {
  const collection = collectionNamed('posts')
  const fields = collection && 'fields' in collection ? (collection.fields ?? []) : []
  expect(fields.map((field) => ('label' in field ? field.label : ''))).toEqual([
    'What it is',
    'Number',
    'Title',
    'Category',
    'Excerpt',
    'What the picture shows',
    'Picture',
    'What every crop keeps',
    'Tips',
    'Content',
    'Publishing',
    'Draft',
    'Appears on',
    'Disappears on',
    'Date',
    'Updated',
    'Author',
    'Old addresses',
    'Accepted warnings',
    '',
    '',
  ])
  expect(fields[1]).toMatchObject({ widget: 'next-id', readonly: true, collection: 'posts' })
})

function named({ name }: { name: string }) {
  return name
}

test('a collection finds the files of its type, and names new ones as the others are', () => {
  expect(collectionNamed('recipes')).toMatchObject({
    name: 'recipes',
    folder: 'sites/second/content/recipes',
    media_folder: '',
    public_folder: '',
    extension: 'yaml',
    format: 'recipes-fields',
    identifier_field: 'title',
    slug: { template: '{{fields.id}}-{{fields.title}}' },
    create: true,
  })
  expect(collectionNamed('reviews')).toMatchObject({ identifier_field: 'productName' })
  // The editor takes front matter from nothing but the end of this name.
  expect(collectionNamed('posts')).toMatchObject({ extension: 'mdx', format: 'posts-frontmatter' })
  expect(collectionNamed('collections')).toMatchObject({
    create: true,
    slug: { template: '{{fields.title}}' },
  })
  expect(collectionNamed('pages')).toMatchObject({ create: false })
  expect(collectionNamed('authors')).toMatchObject({ name: 'authors', create: true })
  expect(collectionNamed('categories')).toMatchObject({
    name: 'categories',
    label: 'Categories',
    files: [
      {
        file: 'sites/second/content/categories.yaml',
        fields: expect.arrayContaining([
          expect.objectContaining({ name: 'recipes', label: 'Categories of recipes' }),
        ]),
      },
    ],
  })
  expect(collectionNamed('site')).toMatchObject({
    files: [
      {
        file: 'sites/second/content/site.yaml',
        media_folder: '/sites/second/content/photos',
        public_folder: 'photos',
      },
    ],
  })
})

test('a list says which documents are drafts, and can be narrowed to them or to a category', () => {
  expect(collectionNamed('recipes')).toMatchObject({
    summary: "{{id}} · {{title}}{{draft | ternary(' · Draft', '')}}{{__dates}}",
    thumbnail: '__thumbnail',
    view_filters: expect.arrayContaining([
      { label: 'Drafts', field: 'draft', pattern: true },
      { label: 'Quick Meals', field: 'category', pattern: 'Quick Meals' },
    ]),
  })
  expect(collectionNamed('pages')).not.toHaveProperty('view_filters')
})

test('a field has the rules of the model', () => {
  const found = new Map(
    widgets(resolveVocabularies(recipeType, words).fields).map((field) => [field.name, field]),
  )
  expect(found.get('title')).toMatchObject({ widget: 'string', required: true, maxlength: 80 })
  expect(found.get('cuisine')).toMatchObject({
    required: false,
    hint: 'The kitchen it comes from. For example: Italian',
  })
  expect(found.get('rating')).toMatchObject({ rules: { min: 0, max: 5, whole: false } })
  expect(found.get('date')).toMatchObject({ type: 'date', default: '{{now}}' })
  expect(found.get('image')).toMatchObject({ widget: 'photo', required: false })
  expect(found.get('category')).toMatchObject({
    widget: 'select',
    options: ['Dinner', 'Quick Meals'],
  })
  expect(found.get('ingredients')).toMatchObject({
    widget: 'lines',
    hint: expect.stringContaining('One a line; one that ends in a colon is the heading'),
    lines: {
      isGrouped: true,
      detail: { name: 'affiliateKeyword', to: { vocabulary: 'affiliateKeyword' } },
    },
  })
  expect(found.get('equipment')).toMatchObject({
    lines: { detail: { name: 'review', to: { folders: ['reviews'], as: 'number' } } },
  })
  expect(found.get('acknowledge')).toMatchObject({
    widget: 'list',
    max: 20,
    summary: '{{fields.rule}}',
    fields: [{ name: 'rule', required: true }, { name: 'field' }, { name: 'reason' }],
  })
  expect(found.get('diet')).toMatchObject({ widget: 'select', multiple: true, max: 5 })
  expect(found.get('instructions')).toMatchObject({
    widget: 'lines',
    lines: { isGrouped: false, isApart: true },
  })
  expect(found.get('nutrition')).toMatchObject({
    widget: 'object',
    required: true,
    fields: expect.arrayContaining([
      expect.objectContaining({
        name: 'calories',
        pattern: [/^\d+ kcal$/, 'This must be a whole number followed by kcal.'],
      }),
    ]),
  })
})

test('a draft needs only a title, a standing page all of its fields', () => {
  const fields = { recipes: collectionNamed('recipes'), pages: collectionNamed('pages') }
  expect(fields).toMatchObject({
    recipes: {
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'title', required: true }),
        expect.objectContaining({
          name: 'cookTime',
          required: false,
          hint: 'Minutes of cooking; 0 when nothing is heated. Needed before it is published. For example: 30',
        }),
      ]),
    },
    pages: {
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'description', required: true }),
      ]),
    },
  })
})

test('texts with components are edited as they are written', () => {
  const kinds = contentTypes.flatMap((type) => widgets(type.fields).map(({ widget }) => widget))
  expect(kinds).not.toContain('markdown')
  expect(kinds).not.toContain('richtext')
})

test('the version of the editor is pinned', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(devDependencies['@sveltia/cms']).toMatch(/^0\.221\.\d+$/)
})
