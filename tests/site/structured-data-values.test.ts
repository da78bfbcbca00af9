import { describe, expect, test } from 'vitest'
import { openBuiltSite } from './builtSite.ts'
import { readDocuments, type SiteDocument, textsIn } from './documents.ts'
import {
  ADDRESSES,
  graphOf,
  nodeOf,
  nodesIn,
  type PropertyValue,
  valuesOf,
} from './structuredData.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts, authors, siteAddress, brand, defaultReviewCount } =
  await readDocuments()
const pages = site.pages.map((page) => ({ page, graph: graphOf(page) }))

/** For machines alone: kinds, addresses, order, and the sum of the times that are shown. */
const UNREAD = new Set([
  ...ADDRESSES,
  '@type',
  '@id',
  'query-input',
  'position',
  'bestRating',
  'priceCurrency',
  'totalTime',
  'suitableForDiet',
])

const OF_SITE = new Set(['WebSite', 'Organization', 'ListItem'])

function shown({ name, value }: PropertyValue): string[] {
  const text = String(value)
  if (name.endsWith('Time')) return [text.replace(/^PT(\d+)M$/, '$1 min')]
  if (name.startsWith('date')) return [longDate(text)]
  if (name === 'ratingValue') return [Number(value).toFixed(1)]
  return name === 'keywords' ? text.split(', ') : [text]
}

function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

test('all that is marked up and can be read, the page shows', () => {
  const unseen = pages.flatMap(({ page, graph }) => {
    const main = page.text
    const whole = main + String(page.document.querySelector('body header')?.textContent)
    const read = valuesOf(graph).filter(({ name }) => !UNREAD.has(name))
    return read.flatMap((value) => {
      const text = OF_SITE.has(value.type) ? whole : main
      const missing = shown(value).filter((words) => !text.includes(words))
      return missing.map((words) => `${page.address}: ${value.type}.${value.name} “${words}”`)
    })
  })
  expect(unseen).toEqual([])
})

test('no step is a “Step 1” without words', () => {
  const steps = recipes.flatMap(({ address }) => [
    ...nodesIn(nodeOf(site.page(address), 'Recipe').recipeInstructions),
  ])
  const texts = steps.flatMap(({ name, text }) => [name, text])
  expect(texts.filter((text) => /^step \d+\W*$/i.test(String(text)))).toEqual([])
})

/** The products that a review names, as the ids that their own pages give them. */
function alternativesOf({ alternatives }: SiteDocument['values']) {
  const names = textsIn(alternatives)
  const ids = names.map((name) => nodeOf(site.page(`/${name}`), 'Product')['@id'])
  return ids.map((id) => ({ '@id': id }))
}

test('what a product is named and measured by is in the words of its table of facts', () => {
  for (const { address, values } of reviews) {
    const { additionalProperty = [], ...product } = nodeOf(site.page(address), 'Product')
    const others = [...nodesIn(additionalProperty)].map(({ value }) => value)
    const sides = [product.width, product.depth, product.height, product.weight].flatMap((side) =>
      [...nodesIn(side)].map(({ value, unitText }) => `${String(value)} ${String(unitText)}`),
    )
    const written = [values.price, values.dimensions, values.weight].flatMap(textsIn)
    const unsaid = written.filter((words) => {
      return !others.includes(words) && !sides.some((side) => words.includes(side))
    })
    expect(unsaid).toEqual([])
    expect(others.length + sides.length).toBeGreaterThanOrEqual(written.length)
  }
})

describe('a document is marked up as its file has it:', () => {
  test.each(recipes)('$address', ({ address, title, values }) => {
    const { prepTime, cookTime, restTime = 0, nutrition, cuisine, date } = values
    const { calories, protein, carbs, fat, saturatedFat, fiber, sugar, sodium } = Object(nutrition)
    const further = {
      saturatedFatContent: saturatedFat,
      fiberContent: fiber,
      sugarContent: sugar,
      sodiumContent: sodium,
    }
    expect(nodeOf(site.page(address), 'Recipe')).toMatchObject({
      name: title,
      url: siteAddress + address,
      datePublished: date,
      ...(cuisine !== undefined && { recipeCuisine: cuisine }),
      prepTime: `PT${String(prepTime)}M`,
      cookTime: `PT${String(cookTime)}M`,
      totalTime: `PT${Number(prepTime) + Number(cookTime) + Number(restTime)}M`,
      nutrition: {
        calories,
        proteinContent: protein,
        carbohydrateContent: carbs,
        fatContent: fat,
        ...stated(further),
      },
    })
  })

  test.each(reviews)('$address', ({ address, title, values }) => {
    expect(nodeOf(site.page(address), 'Product')).toMatchObject({
      name: title,
      url: siteAddress + address,
      aggregateRating: {
        ratingValue: values.rating,
        bestRating: 5,
        reviewCount: values.reviewCount ?? defaultReviewCount,
      },
      offers: { url: values.affiliateLink, priceCurrency: 'USD' },
      ...(values.updated !== undefined && { review: { dateModified: values.updated } }),
      ...(values.alternatives !== undefined && { isSimilarTo: alternativesOf(values) }),
    })
  })

  test.each(posts)('$address', ({ address, title, values }) => {
    expect(nodeOf(site.page(address), 'BlogPosting')).toMatchObject({
      headline: title,
      url: siteAddress + address,
      datePublished: values.date,
      author: authorOf(values),
      ...(values.updated !== undefined && { dateModified: values.updated }),
    })
  })
})

/** The person whom a document names, otherwise the site. */
function authorOf({ author }: (typeof posts)[number]['values']) {
  const person = authors.find(({ key }) => key === author)
  return person
    ? { '@type': 'Person', name: person.title, url: siteAddress + person.address }
    : { '@type': 'Organization', name: brand, url: `${siteAddress}/` }
}

function stated(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
