import { describe, expect, test } from 'vitest'
import { openBuiltSite, structuredData } from './builtSite.ts'
import { readDocuments } from './documents.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts, siteAddress } = await readDocuments()
const detailed = new Set([...recipes, ...reviews, ...posts].map(({ address }) => address))

const KINDS = new Set<unknown>(['Recipe', 'Product', 'BlogPosting'])
const ORGANIZATION = { '@type': 'Organization', name: 'Pinchwell' }

/** What a page says of documents; of anything else, such as its place in the site, it may say more. */
function saidOfDocuments(address: string) {
  return structuredData(site.page(address)).filter((data) => KINDS.has(data['@type']))
}

describe('every recipe, review and post carries its structured data once', () => {
  test.each(recipes)('$address', ({ address, title, values }) => {
    const { prepTime, cookTime, nutrition } = values
    const { calories, protein, carbs, fat } = Object(nutrition)
    expect(saidOfDocuments(address)).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: title,
        url: siteAddress + address,
        prepTime: `PT${String(prepTime)}M`,
        cookTime: `PT${String(cookTime)}M`,
        totalTime: `PT${Number(prepTime) + Number(cookTime)}M`,
        nutrition: {
          '@type': 'NutritionInformation',
          calories,
          proteinContent: protein,
          carbohydrateContent: carbs,
          fatContent: fat,
        },
      }),
    ])
  })

  test.each(reviews)('$address', ({ address, title, values }) => {
    expect(saidOfDocuments(address)).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: title,
        url: siteAddress + address,
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: values.rating,
          bestRating: 5,
          reviewCount: values.reviewCount ?? 89,
        },
        offers: { '@type': 'Offer', url: values.affiliateLink, priceCurrency: 'USD' },
      }),
    ])
  })

  test.each(posts)('$address', ({ address, title }) => {
    expect(saidOfDocuments(address)).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        url: siteAddress + address,
        author: expect.objectContaining(ORGANIZATION),
      }),
    ])
  })

  test('and no other page claims to be one of them', () => {
    const others = site.pages.filter(({ address }) => !detailed.has(address))
    expect(others).toHaveLength(12)
    expect(others.flatMap(({ address }) => saidOfDocuments(address))).toEqual([])
  })
})
