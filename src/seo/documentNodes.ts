import type * as Schema from 'schema-dts'
import { language } from 'words/locale'
import * as productFacts from 'words/productFacts'
import type { PageData } from '../content/prerender/pageData.ts'
import { videoPath, YOUTUBE_ORIGIN } from '../addresses/videoFiles.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths } from '../addresses/paths.ts'
import { authorNode, listItems, publisherNode, searchImages } from './siteNodes.ts'
import { currencyOf, parsePrices } from './parsePrices.ts'
import { recipeProperties } from './recipeProperties.ts'

type ReviewData = NonNullable<PageData<'review'>>

const BEST_RATING = 5

/** See https://developers.google.com/search/docs/appearance/structured-data/product-snippet */
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
  } as const satisfies Schema.Product
}

function offer({ affiliateLink, price }: ReviewData): Schema.AggregateOffer | Schema.Offer {
  const shop = { url: affiliateLink, priceCurrency: currencyOf(price) }
  const [low, high] = parsePrices(price).toSorted((a, b) => a - b)
  if (high === undefined) return { '@type': 'Offer', ...shop, price: low }
  return { '@type': 'AggregateOffer', ...shop, lowPrice: low, highPrice: high }
}

function productId(id: number): string {
  return `${canonicalUrl(paths.review(id))}#product`
}

function facts({ price, dimensions, weight }: ReviewData) {
  const written = [
    [productFacts.price, parsePrices(price).length > 0 ? undefined : price],
    [productFacts.dimensions, dimensions],
    [productFacts.weight, weight],
  ]
  const additionalProperty = written.flatMap(([name, value]) =>
    value === undefined ? [] : ({ '@type': 'PropertyValue', name, value } as const),
  )
  return additionalProperty.length > 0 && { additionalProperty }
}

/** Gives only ids: search engines want an offer or a rating for every described product. */
function similarProducts({ alternatives = [] }: ReviewData) {
  const isSimilarTo = alternatives.map(({ id }) => ({ '@id': productId(id) }))
  return isSimilarTo.length > 0 && { isSimilarTo }
}

function aggregateRating({ rating, reviewCount }: ReviewData): Schema.AggregateRating | undefined {
  if (reviewCount === undefined) return undefined
  return { '@type': 'AggregateRating', ratingValue: rating, bestRating: BEST_RATING, reviewCount }
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
  } as const satisfies Schema.Review
}

function notes(points: string[]) {
  const itemListElement = listItems(points.map((name) => ({ name })))
  return { '@type': 'ItemList', itemListElement } as const satisfies Schema.ItemList
}

/** See https://developers.google.com/search/docs/appearance/structured-data/article */
export function postNode(post: NonNullable<PageData<'post'>>) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    inLanguage: language,
    url: canonicalUrl(paths.post(post.id)),
    image: searchImages(post),
    datePublished: post.date,
    dateModified: post.updated,
    articleSection: post.category,
    author: authorNode(post.author),
    publisher: publisherNode(),
  } as const satisfies Schema.BlogPosting
}

/** See https://developers.google.com/search/docs/appearance/structured-data/recipe */
export function recipeNode(recipe: NonNullable<PageData<'recipe'>>) {
  return {
    ...recipeProperties(recipe, canonicalUrl(paths.recipe(recipe.id)), (position) => {
      const pictured = recipe.stepPictures?.find(({ step }) => step === position)
      return pictured && searchImages(pictured)
    }),
    video: videoNode(recipe),
    image: searchImages(recipe),
    inLanguage: language,
    author: authorNode(recipe.author),
    dateModified: recipe.updated,
    // “Chana masala, rice” for `Chana masala with rice`; search engines want no category here.
    keywords: [...recipe.title.split(' with '), ...(recipe.keywords ?? [])].join(', '),
  } as const satisfies Schema.Recipe
}

/** See https://developers.google.com/search/docs/appearance/structured-data/video */
function videoNode({ video, description, date }: NonNullable<PageData<'recipe'>>) {
  if (!video) return undefined
  return {
    '@type': 'VideoObject',
    name: video.title,
    description,
    thumbnailUrl: searchImages(video),
    uploadDate: date,
    contentUrl: video.file && canonicalUrl(videoPath(video.file)),
    embedUrl: video.youtube && `${YOUTUBE_ORIGIN}/embed/${video.youtube}`,
  } as const satisfies Schema.VideoObject
}
