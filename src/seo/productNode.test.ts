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

test('its pros and cons are numbered lists in the review', () => {
  const { pros, cons } = review('6')
  const { positiveNotes, negativeNotes } = productNode(review('6')).review
  expect(positiveNotes.itemListElement.map(({ name }) => name)).toEqual(pros)
  expect(negativeNotes.itemListElement.map(({ name }) => name)).toEqual(cons)
  expect(negativeNotes.itemListElement[1]?.position).toBe(2)
})
