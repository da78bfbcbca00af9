import type { AggregateRating, ItemList, Product, Review } from 'schema-dts'
import type { PageData } from '../content/pageData.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths } from '../addresses/paths.ts'
import { searchImages } from './documentPictures.ts'
import { publisher } from './siteNodes.ts'

type ReviewData = NonNullable<PageData<'review'>>

const BEST_RATING = 5

/**
 * A product with its review, as search engines ask for it:
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function productNode(review: ReviewData) {
  return {
    '@type': 'Product',
    name: review.productName,
    description: review.shortDescription,
    category: review.category,
    url: canonicalUrl(paths.review(review.id)),
    image: searchImages(review),
    aggregateRating: aggregateRating(review),
    review: reviewNode(review),
    offers: { '@type': 'Offer', url: review.affiliateLink, priceCurrency: 'USD' },
  } as const satisfies Product
}

/** A rating of many needs to say of how many. */
function aggregateRating({ rating, reviewCount }: ReviewData) {
  if (reviewCount === undefined) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    bestRating: BEST_RATING,
    reviewCount,
  } as const satisfies AggregateRating
}

function reviewNode({ rating, verdict, pros, cons }: ReviewData) {
  return {
    '@type': 'Review',
    author: publisher(),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
    reviewBody: verdict,
    positiveNotes: notes(pros),
    negativeNotes: notes(cons),
  } as const satisfies Review
}

function notes(points: string[]) {
  return {
    '@type': 'ItemList',
    itemListElement: points.map(
      (name, index) => ({ '@type': 'ListItem', position: index + 1, name }) as const,
    ),
  } as const satisfies ItemList
}
