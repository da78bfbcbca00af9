import { expect, test } from 'vitest'
import { readPageData } from '../content/pageData.ts'
import { productNode } from './productNode.ts'

function review(id: string) {
  const data = readPageData('review', { id })
  if (data === null) throw new Error(`There is no review ${id}.`)
  return data
}

test('a product states its rating with a count, the default where it has none of its own', () => {
  const node = productNode(review('11'))
  expect(node.aggregateRating).toMatchObject({ ratingValue: 4.5, bestRating: 5, reviewCount: 89 })
})

test('it is the subject of one review, and states no rating of many, where nobody counted', () => {
  const node = productNode({ ...review('11'), reviewCount: undefined })
  expect(JSON.parse(JSON.stringify(node))).not.toHaveProperty('aggregateRating')
  expect(node.review.reviewRating).toEqual({ '@type': 'Rating', ratingValue: 4.5, bestRating: 5 })
  expect(node.review.author.name).toBe('Pinchwell')
})

test('it is offered in dollars, at the address where it is sold', () => {
  const { affiliateLink } = review('6')
  expect(productNode(review('6')).offers).toMatchObject({
    priceCurrency: 'USD',
    url: affiliateLink,
  })
})

test.each([
  ['$$', { '@type': 'Offer' }],
  ['$40', { '@type': 'Offer', price: 40 }],
  ['$1,100–1,299.50', { '@type': 'AggregateOffer', lowPrice: 1100, highPrice: 1299.5 }],
])('the offer of one that costs %s says no more', (price, expected) => {
  const node = JSON.parse(JSON.stringify(productNode({ ...review('6'), price })))
  const { url, priceCurrency, ...offer } = node.offers
  expect(offer).toEqual(expected)
  expect(node.additionalProperty[0].name).toBe(price === '$$' ? 'Price' : 'Dimensions')
})

test('its pros and cons are numbered lists in the review', () => {
  const { pros, cons } = review('6')
  const { positiveNotes, negativeNotes } = productNode(review('6')).review
  expect(positiveNotes.itemListElement.map(({ name }) => name)).toEqual(pros)
  expect(negativeNotes.itemListElement.map(({ name }) => name)).toEqual(cons)
  expect(negativeNotes.itemListElement[1]?.position).toBe(2)
})

const FACTS = {
  price: '$$',
  dimensions: '11 inches wide, 14 inches deep (28 × 36 cm)',
  weight: '12½ pounds (5.7 kg)',
  tested: { when: 'June 2 to August 18, 2025', duration: undefined, how: '31 dinners' },
  alternatives: [{ id: 11, productName: 'Brisko' }],
  date: '2025-08-30',
  updated: '2025-09-01',
}

test('its facts are named values in the words of the page', () => {
  const node = productNode({ ...review('6'), ...FACTS })
  expect(node).toMatchObject({
    '@id': 'https://pinchwell.example/reviews/6#product',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Price', value: '$$' },
      { '@type': 'PropertyValue', name: 'Dimensions', value: FACTS.dimensions },
      { '@type': 'PropertyValue', name: 'Weight', value: '12½ pounds (5.7 kg)' },
    ],
    isSimilarTo: [{ '@id': 'https://pinchwell.example/reviews/11#product' }],
    review: {
      temporalCoverage: 'June 2 to August 18, 2025',
      datePublished: '2025-08-30',
      dateModified: '2025-09-01',
    },
  })
})

test('without facts it has none of their properties', () => {
  const bare = {
    price: undefined,
    dimensions: undefined,
    weight: undefined,
    tested: undefined,
    alternatives: [],
    updated: undefined,
  }
  const node = JSON.parse(JSON.stringify(productNode({ ...review('6'), ...bare })))
  const names = ['additionalProperty', 'isSimilarTo']
  expect(names.filter((name) => name in node)).toEqual([])
  expect(node.review).not.toHaveProperty('dateModified')
})
