/** Guards the documents that the site starts with; editors may change these rules with them. */
import { expect, test } from 'vitest'
import type { ReadDocument } from '../../pipeline/content/document.ts'
import { formatProblem } from '../../pipeline/content/problem.ts'
import { readWords } from '../../pipeline/content/readWords.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { inOneScale } from './recipeSense.ts'
import {
  documents,
  posts,
  problems,
  recipes,
  reviews,
  site,
  text,
  tooFew,
  upTo,
  wordsOf,
  wrong,
} from './startingContent.ts'

function titleOf({ values }: ReadDocument): string {
  return text(values.title ?? values.productName ?? values.name)
}

function descriptionOf({ values }: ReadDocument): string {
  return text(values.description ?? values.shortDescription ?? values.excerpt ?? values.text)
}

test('the content has no problem; that it claims more reviews than it has is as specified', () => {
  expect(problems.map(formatProblem)).toEqual([])
  expect(site?.values.acknowledge).toMatchObject([
    { rule: 'claim-too-high', field: 'claims.reviews' },
  ])
})

test('there are 53 recipes, 29 reviews and 16 posts, numbered without gaps', () => {
  expect(recipes.map(({ values }) => values.id)).toEqual(upTo(53))
  expect(reviews.map(({ values }) => values.id)).toEqual(upTo(29))
  expect(posts.map(({ values }) => values.id)).toEqual(upTo(16))
})

test('there are an about page, a privacy page and the settings of the site', () => {
  const others = documents.filter(({ type }) => ['Page', 'Site'].includes(type.name))
  expect(others.map(({ values }) => values.slug ?? values.brand)).toEqual([
    'about',
    'privacy',
    'Pinchwell',
  ])
})

test('the site says of itself what its specification says', () => {
  expect(site?.values).toMatchObject({
    tagline: 'Your trusted source for recipes, reviews, and kitchen inspiration',
    claims: { recipes: '50+', reviews: '40+', subscribers: '10,000+' },
    affiliate: {
      statement:
        'Pinchwell is an affiliate of an online retailer and earns from qualifying purchases.',
    },
    defaultReviewCount: 89,
  })
})

const known = await readWords(sitePlace.content)
const recipeCategories = known.get('recipes.category') ?? []
const productCategories = known.get('reviews.category') ?? []
const postCategories = known.get('posts.category') ?? []

test('there are six categories of recipes, ten kinds of products and seven kinds of posts', () => {
  expect(recipeCategories).toEqual([
    'Breakfast',
    'Lunch',
    'Dinner',
    'Desserts',
    'Healthy Eats',
    'Quick Meals',
  ])
  expect(productCategories).toEqual([
    'Air Fryers',
    'Multi-Cookers',
    'Coffee Makers',
    'Blenders & Mixers',
    'Cookware',
    'Knives',
    'Kitchen Tools',
    'Kitchen Gadgets',
    'Pantry Staples',
    'Beverages',
  ])
  expect(postCategories).toEqual([
    'Kitchen Tips',
    'Cooking Tips',
    'Product Care',
    'Product Reviews',
    'Beverages',
    'Health & Wellness',
    'Vegan',
  ])
})

test('every category has enough to show', () => {
  expect(tooFew(recipes, recipeCategories, 6)).toEqual([])
  expect(tooFew(reviews, productCategories, 2)).toEqual([])
  expect(tooFew(posts, postCategories, 1)).toEqual([])
})

test('temperatures stand in both scales everywhere', () => {
  expect(wrong(documents, (document) => inOneScale(wordsOf(document)))).toEqual([])
  expect(documents.flatMap(wordsOf).filter((words) => words.includes('°F')).length).toBeGreaterThan(
    50,
  )
})

test('all titles are different', () => {
  const titled = documents.filter(({ type }) => type.titleField !== undefined)
  const titles = titled.map((document) => titleOf(document).toLowerCase())
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('no two descriptions are alike', () => {
  const described = documents
    .filter(({ type }) => type.summaryField !== undefined)
    .map((document) => ({
      file: document.file,
      words: new Set(
        descriptionOf(document)
          .toLowerCase()
          .match(/\p{L}{4,}/gu),
      ),
    }))
  const alike = described.flatMap((one, index) =>
    described.slice(index + 1).flatMap((other) => {
      const shared = [...one.words].filter((word) => other.words.has(word)).length
      const all = one.words.size + other.words.size - shared
      return shared / all > 0.4 ? [`${one.file} and ${other.file}`] : []
    }),
  )
  expect(alike).toEqual([])
})
