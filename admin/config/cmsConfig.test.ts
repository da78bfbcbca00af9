import { expect, test } from 'vitest'
import { contentTypes } from '../../src/content/schema/index.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { resolveVocabularies } from '../../src/content/schema/resolveVocabularies.ts'
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

function collectionNamed(name: string) {
  return config.collections?.find((candidate) => 'name' in candidate && candidate.name === name)
}

test('every document type is a collection with every field of the model', () => {
  const fields = config.collections?.flatMap((collection) => {
    if ('fields' in collection) return [collection.fields.map(({ name }) => name)]
    const files = 'files' in collection ? collection.files : []
    return files.map((file) => file.fields.map(({ name }) => name))
  })
  // Hidden fields, which only lists show, are not in the model.
  const ofModel = fields?.map((names) => names.filter((name) => !name.startsWith('__')))
  expect(ofModel?.map((names) => names.toSorted())).toEqual(
    contentTypes.map((type) => Object.keys(type.fields).toSorted()),
  )
})

test('a form goes from what the document is to its publishing, and the number is only shown', () => {
  const collection = collectionNamed('posts')
  const fields = collection && 'fields' in collection ? (collection.fields ?? []) : []
  const labels = fields.map((field) => ('label' in field ? field.label : ''))
  expect(labels.join(', ')).toBe(
    'What it is, Number, Title, Category, Excerpt, What the picture shows, Picture, ' +
      'What every crop keeps, Tips, Content, Publishing, Draft, Appears on, Disappears on, ' +
      'Date, Updated, Author, Old addresses, Accepted warnings, , ',
  )
  expect(fields[1]).toMatchObject({ widget: 'next-id', readonly: true, collection: 'posts' })
  // Texts with components are edited as source.
  expect(fields[9]).toMatchObject({ name: 'content', widget: 'mdx' })
})

test('a collection finds the files of its type, and names new ones as the others are', () => {
  const [media_folder, public_folder] = ['/sites/second/content/photos', 'photos']
  const ofRecipes = expect.objectContaining({ name: 'recipes', label: 'Categories of recipes' })
  const expected = {
    recipes: {
      folder: 'sites/second/content/recipes',
      media_folder: '',
      public_folder: '',
      extension: 'yaml',
      format: 'recipes-fields',
      identifier_field: 'title',
      slug: { template: '{{fields.id}}-{{fields.title}}' },
      create: true,
    },
    reviews: { identifier_field: 'productName' },
    // The editor recognizes front matter only by the suffix of this name.
    posts: { extension: 'mdx', format: 'posts-frontmatter' },
    collections: { create: true, slug: { template: '{{fields.title}}' } },
    pages: { create: true, slug: { template: '{{fields.slug}}' } },
    authors: { create: true },
    categories: {
      label: 'Categories',
      files: [
        {
          file: 'sites/second/content/categories.yaml',
          fields: expect.arrayContaining([ofRecipes]),
        },
      ],
    },
    site: { files: [{ file: 'sites/second/content/site.yaml', media_folder, public_folder }] },
  }
  const found = Object.keys(expected).map((name) => [name, collectionNamed(name)])
  expect(Object.fromEntries(found)).toMatchObject(expected)
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
  const keyword = { name: 'affiliateKeyword', to: { vocabulary: 'affiliateKeyword' } }
  const review = { name: 'review', to: { folders: ['reviews'], as: 'number' } }
  const pattern = [/^\d+ kcal$/, 'This must be a whole number followed by kcal.']
  const calories = expect.objectContaining({ name: 'calories', pattern })
  expect(Object.fromEntries(found)).toMatchObject({
    title: { widget: 'string', required: true, maxlength: 80 },
    cuisine: { required: false, hint: 'The kitchen it comes from. For example: Italian' },
    rating: { rules: { min: 0, max: 5, isWhole: false } },
    date: { type: 'date', default: '{{now}}' },
    image: { widget: 'photo', required: false },
    category: { widget: 'select', options: ['Dinner', 'Quick Meals'] },
    ingredients: {
      widget: 'lines',
      hint: expect.stringContaining('One a line; one that ends in a colon is the heading'),
      lines: { isGrouped: true, detail: keyword },
    },
    equipment: { lines: { detail: review } },
    acknowledge: {
      widget: 'list',
      max: 20,
      summary: '{{fields.rule}}',
      fields: [{ name: 'rule', required: true }, { name: 'field' }, { name: 'reason' }],
    },
    diet: { widget: 'select', multiple: true, max: 5 },
    instructions: { widget: 'lines', lines: { isGrouped: false, hasEmptyLines: true } },
    nutrition: { widget: 'object', required: false, fields: expect.arrayContaining([calories]) },
  })
})

test('a draft needs only a title, a standing page all of its fields', () => {
  const hint =
    'Minutes of cooking; 0 when nothing is heated. Needed before it is published. For example: 30'
  const wanted = [
    ['recipes', { name: 'title', required: true }],
    ['recipes', { name: 'cookTime', required: false, hint }],
    ['pages', { name: 'description', required: true }],
  ] as const
  for (const [name, field] of wanted)
    expect(collectionNamed(name)).toHaveProperty(
      'fields',
      expect.arrayContaining([expect.objectContaining(field)]),
    )
})
