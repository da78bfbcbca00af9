import type {
  AggregateOffer,
  AggregateRating,
  ItemList,
  Offer,
  Product,
  PropertyValue,
  Review,
} from 'schema-dts'
import type { PageData } from '../content/pageData.ts'
import { PRODUCT_FACTS } from '../content/reviewFacts.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths } from '../addresses/paths.ts'
import { searchImages } from './searchImages.ts'
import { pricesIn } from './pricesIn.ts'
import { authorNode } from './authorNode.ts'

type ReviewData = NonNullable<PageData<'review'>>

const BEST_RATING = 5

/** https://developers.google.com/search/docs/appearance/structured-data/product-snippet */
export function productNode(review: ReviewData) {
  return {
    '@type': 'Product',
    '@id': productId(review.id),
    name: review.productName,
    description: review.shortDescription,
    category: review.category,
    url: canonicalUrl(paths.review(review.id)),
    image: searchImages(review),
    aggregateRating: aggregateRating(review),
    review: reviewNode(review),
    offers: offer(review),
    ...facts(review),
    ...similarProducts(review),
  } as const satisfies Product
}

function offer({ affiliateLink, price }: ReviewData): AggregateOffer | Offer {
  const shop = { url: affiliateLink, priceCurrency: 'USD' }
  const [low, high] = pricesIn(price).toSorted((a, b) => a - b)
  if (high === undefined) return { '@type': 'Offer', ...shop, price: low }
  return { '@type': 'AggregateOffer', ...shop, lowPrice: low, highPrice: high }
}

function productId(id: number): string {
  return `${canonicalUrl(paths.review(id))}#product`
}

/** The facts of the table, in its words. */
function facts({ price, dimensions, weight }: ReviewData) {
  const additionalProperty = [
    ...property('price', pricesIn(price).length > 0 ? undefined : price),
    ...property('dimensions', dimensions),
    ...property('weight', weight),
  ]
  return additionalProperty.length > 0 && { additionalProperty }
}

function property(fact: keyof typeof PRODUCT_FACTS, value: string | undefined) {
  if (value === undefined) return []
  const name = PRODUCT_FACTS[fact]
  return [{ '@type': 'PropertyValue', name, value } as const satisfies PropertyValue]
}

/** Gives ids alone: search engines want an offer or a rating of every product that is described. */
function similarProducts({ alternatives = [] }: ReviewData) {
  const isSimilarTo = alternatives.map(({ id }) => ({ '@id': productId(id) }))
  return isSimilarTo.length > 0 && { isSimilarTo }
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

function reviewNode({ author, rating, verdict, pros, cons, tested, date, updated }: ReviewData) {
  return {
    '@type': 'Review',
    author: authorNode(author),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
    reviewBody: verdict,
    temporalCoverage: tested?.when,
    datePublished: date,
    dateModified: updated,
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
