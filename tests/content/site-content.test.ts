/** Guards the documents that the site starts with; editors may change these rules with them. */
import { expect, test } from 'vitest'
import type { ReadDocument, Value } from '../../pipeline/content/document.ts'
import { formatProblem } from '../../pipeline/content/problem.ts'
import { readContent } from '../../pipeline/content/readContent.ts'
import { type BodyNode, elements, plainText } from '../../src/content/body.ts'
import {
  ALL,
  POST_CATEGORIES,
  PRODUCT_CATEGORIES,
  RECIPE_CATEGORIES,
} from '../../src/kinds/categories.ts'
import { energyOf } from '../../pipeline/content/warnings/nutritionSum.ts'
import { inOneScale, withoutMetric } from './recipeSense.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

const { documents, problems } = await readContent(sitePlace.content, new Date(0))

const recipes = documents.filter(({ type }) => type.name === 'Recipe')
const reviews = documents.filter(({ type }) => type.name === 'Review')
const posts = documents.filter(({ type }) => type.name === 'Post')
const site = documents.find(({ type }) => type.name === 'Site')

function text(value: Value | undefined): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${JSON.stringify(value)}`)
  return value
}

function texts(value: Value | undefined): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function isGroup(value: unknown): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function groups(value: Value | undefined): Record<string, Value>[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}

function isBody(value: unknown): value is BodyNode[] {
  return Array.isArray(value) && value.every((node) => typeof node === 'string' || 'tag' in node)
}

function bodyOf({ values }: ReadDocument): BodyNode[] {
  if (!isBody(values.content)) throw new TypeError('no body')
  return values.content
}

function ingredientsOf({ values }: ReadDocument): string[] {
  return groups(values.ingredients).map((ingredient) => text(ingredient.text))
}

function titleOf({ values }: ReadDocument): string {
  return text(values.title ?? values.productName)
}

function descriptionOf({ values }: ReadDocument): string {
  return text(values.description ?? values.shortDescription ?? values.excerpt)
}

/** Every text of a document that a reader sees, in pieces. */
function wordsOf({ placed }: ReadDocument): string[] {
  return placed.flatMap(({ value, rules }) => {
    if (rules.kind === 'text') return [text(value)]
    return rules.kind === 'mdx' && isBody(value) ? [plainText(value)] : []
  })
}

/** What is wrong with each document, behind the name of its file. */
function wrong(
  among: ReadDocument[],
  mistakesOf: (document: ReadDocument) => (string | number)[],
): string[] {
  return among.flatMap((document) =>
    mistakesOf(document).map((mistake) => `${document.file}: ${mistake}`),
  )
}

/** The number itself when it is not in the range, both ends of which are. */
function outside(least: number, most: number, value: Value | undefined): (string | number)[] {
  return typeof value === 'number' && value >= least && value <= most ? [] : [JSON.stringify(value)]
}

/** The options that fewer than `least` of the documents have as their category. */
function tooFew(among: ReadDocument[], options: readonly string[], least: number): string[] {
  const has = (option: string) => among.filter(({ values }) => values.category === option)
  return options.filter((option) => has(option).length < least)
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** A day that is so many days before another; both as YYYY-MM-DD. */
function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
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

test('there are seven recipe filters, ten kinds of products and seven kinds of posts', () => {
  expect([ALL, ...RECIPE_CATEGORIES]).toEqual([
    'All',
    'Breakfast',
    'Lunch',
    'Dinner',
    'Desserts',
    'Healthy Eats',
    'Quick Meals',
  ])
  expect(PRODUCT_CATEGORIES).toEqual([
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
  expect(POST_CATEGORIES).toEqual([
    'Kitchen Tips',
    'Cooking Tips',
    'Product Care',
    'Product Reviews',
    'Beverages',
    'Health & Wellness',
    'Vegan',
  ])
})

test('recipes 1 to 50 are dated daily back from 2025-10-19, and 51 to 53 fall before the newest', () => {
  const daily = upTo(50).map((id) => daysBefore('2025-10-19', id - 1))
  expect(daily.at(-1)).toBe('2025-08-31')
  expect(recipes.map(({ values }) => values.date)).toEqual([
    ...daily,
    '2025-10-16',
    '2025-10-17',
    '2025-10-18',
  ])
})

test('every category has enough to show', () => {
  expect(tooFew(recipes, RECIPE_CATEGORIES, 6)).toEqual([])
  expect(tooFew(reviews, PRODUCT_CATEGORIES, 2)).toEqual([])
  expect(tooFew(posts, POST_CATEGORIES, 1)).toEqual([])
})

test('recipes are rated from 4.6 to 5, with one decimal', () => {
  expect(wrong(recipes, ({ values }) => outside(4.6, 5, values.rating))).toEqual([])
  expect(new Set(recipes.map(({ values }) => values.rating)).size).toBeGreaterThan(2)
})

test('products are rated from 4.4 to 4.9, and not all alike', () => {
  expect(wrong(reviews, ({ values }) => outside(4.4, 4.9, values.rating))).toEqual([])
  expect(new Set(reviews.map(({ values }) => values.rating)).size).toBeGreaterThan(2)
})

test('recipes have 6 to 14 ingredients and 4 to 9 steps', () => {
  expect(
    wrong(recipes, (recipe) => [
      ...outside(6, 14, ingredientsOf(recipe).length),
      ...outside(4, 9, texts(recipe.values.instructions).length),
    ]),
  ).toEqual([])
})

test('the nutrients of a recipe give its calories within ten percent', () => {
  expect(
    wrong(recipes, ({ values: { nutrition } }) => {
      if (!isGroup(nutrition)) return ['no nutrition']
      const { calories, protein, carbs, fat } = nutrition
      const stated = Number.parseInt(text(calories))
      const [p, c, f] = [protein, carbs, fat].map((grams) => Number.parseInt(text(grams)))
      return outside(0, 0.1, Math.abs(energyOf(p ?? 0, c ?? 0, f ?? 0) - stated) / stated)
    }),
  ).toEqual([])
})

test('US measures of ingredients have metric ones beside them', () => {
  expect(wrong(recipes, (recipe) => withoutMetric(ingredientsOf(recipe)))).toEqual([])
})

test('temperatures stand in both scales everywhere', () => {
  expect(wrong(documents, (document) => inOneScale(wordsOf(document)))).toEqual([])
  expect(documents.flatMap(wordsOf).filter((words) => words.includes('°F')).length).toBeGreaterThan(
    50,
  )
})

test('each of the six shop keywords is used by some recipe', () => {
  const used = new Set(
    recipes.flatMap(({ values }) =>
      groups(values.ingredients).map(({ affiliateKeyword }) => affiliateKeyword),
    ),
  )
  const keywords = ['olive oil', 'salt', 'vanilla', 'spice', 'maple syrup', 'coconut oil']
  expect(keywords.filter((keyword) => !used.has(keyword))).toEqual([])
})

test('every product is searched for at the retailer, with the tag of the site', () => {
  expect(
    wrong(reviews, ({ values }) => {
      const link = text(values.affiliateLink)
      const { origin, pathname, searchParams } = new URL(link)
      const isSearch = origin === 'https://www.amazon.com' && pathname === '/s'
      const isOurs = searchParams.get('k') && searchParams.get('tag') === 'pinchwell-20'
      return isSearch && isOurs ? [] : [link]
    }),
  ).toEqual([])
})

test('reviews have 3 to 5 pros, 2 to 4 cons and 3 to 5 paragraphs', () => {
  expect(
    wrong(reviews, ({ values }) => [
      ...outside(3, 5, texts(values.pros).length),
      ...outside(2, 4, texts(values.cons).length),
      ...outside(3, 5, texts(values.detailedReview).length),
    ]),
  ).toEqual([])
})

/** What the comparison table shows of a review: the first sentence of its verdict. */
function firstSentenceOf({ values }: ReadDocument): string {
  return text(values.verdict).split(/(?<=[.!?])\s/)[0] ?? ''
}

test('the first sentence of a verdict is short enough for the comparison table', () => {
  expect(
    wrong(reviews, (review) => {
      const first = firstSentenceOf(review)
      return first.length <= 125 ? [] : [`${first.length} characters: ${first}`]
    }),
  ).toEqual([])
})

test('the first sentence of a verdict names those whom the product is for', () => {
  const audience =
    /\b(anyone|bakers?|braisers|choppers|cooks?|family|fillers|home|household|if|kitchen|makers|nobody|one|own|people|whoever|you)\b/i
  expect(
    wrong(reviews, (review) => {
      const first = firstSentenceOf(review)
      return audience.test(first) ? [] : [first]
    }),
  ).toEqual([])
})

test('no two verdicts begin with the same two words, and hardly any says “best for”', () => {
  const beginnings = reviews.map((review) =>
    firstSentenceOf(review).split(' ').slice(0, 2).join(' '),
  )
  expect(beginnings.filter((words, index) => beginnings.indexOf(words) !== index)).toEqual([])
  const repeated = reviews.filter(({ values }) => /\bbest for\b/i.test(text(values.verdict)))
  expect(repeated.length).toBeLessThan(4)
})

test('some products have a review count and some have none', () => {
  const counted = reviews.filter(({ values }) => values.reviewCount !== undefined)
  expect(outside(1, reviews.length - 1, counted.length)).toEqual([])
})

test('posts have 5 to 9 paragraphs', () => {
  expect(
    wrong(posts, (post) => {
      const paragraphs = bodyOf(post).filter((node) => typeof node === 'object' && node.tag === 'p')
      return outside(5, 9, paragraphs.length)
    }),
  ).toEqual([])
})

test('most posts have tips, but not all', () => {
  const withTips = posts.filter(({ values }) => values.tips !== undefined)
  expect(outside(posts.length / 2 + 1, posts.length - 1, withTips.length)).toEqual([])
})

test('every post leads to a recipe, a review or a comparison', () => {
  expect(
    wrong(posts, (post) => {
      const hrefs = [...elements(bodyOf(post))].map(({ props }) => String(props?.href ?? ''))
      const leadsOn = hrefs.some((href) => /^\/((recipes|reviews)\/\d|comparisons)/.test(href))
      return leadsOn ? [] : ['no link']
    }),
  ).toEqual([])
})

test('all titles are different', () => {
  const titled = documents.filter(({ type }) => type.name !== 'Site')
  const titles = titled.map((document) => titleOf(document).toLowerCase())
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('no two descriptions are alike', () => {
  const described = documents.map((document) => ({
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
