/**
 * Structured data of the three kinds of documents, as schema.org names it and search engines ask
 * for it (https://developers.google.com/search/docs/appearance/structured-data). Nothing is marked
 * up that the page does not show.
 */
import type { PageData } from '../content/pageData.ts'
import { paths } from '../site/paths.ts'
import { settings } from '../site/settings.ts'
import { CROPS, pictureAddress } from '../site/pictureFiles.ts'
import { canonicalUrl } from './Head.tsx'

type Document<N extends 'recipe' | 'review' | 'post'> = NonNullable<PageData<N>>

/** Whole minutes as an ISO 8601 duration: 0 is `PT0M`, 490 is `PT490M`. */
export function isoMinutes(minutes: number): string {
  return `PT${minutes}M`
}

/** The document's picture in the three shapes that search engines ask for. */
function images({ picture }: Pick<Document<'recipe'>, 'picture'>): string[] {
  return Object.keys(CROPS).map((crop) =>
    canonicalUrl(pictureAddress(picture.name, `-${crop}.jpg`)),
  )
}

const organization = () => ({
  '@type': 'Organization',
  name: settings.brand,
  url: canonicalUrl(paths.home),
})

export function recipeJsonLd(recipe: Document<'recipe'>) {
  const { calories, protein, carbs, fat } = recipe.nutrition
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url: canonicalUrl(paths.recipe(recipe.id)),
    image: images(recipe),
    author: organization(),
    datePublished: recipe.date,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    prepTime: isoMinutes(recipe.prepTime),
    cookTime: isoMinutes(recipe.cookTime),
    totalTime: isoMinutes(recipe.totalTime),
    recipeYield: String(recipe.servings),
    nutrition: {
      '@type': 'NutritionInformation',
      calories,
      proteinContent: protein,
      carbohydrateContent: carbs,
      fatContent: fat,
    },
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
  }
}

export function productJsonLd(review: Document<'review'>) {
  const rating = { ratingValue: review.rating, bestRating: 5 }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: review.productName,
    description: review.shortDescription,
    category: review.category,
    url: canonicalUrl(paths.review(review.id)),
    image: images(review),
    // A rating of many needs to say of how many.
    aggregateRating: review.reviewCount && {
      '@type': 'AggregateRating',
      ...rating,
      reviewCount: review.reviewCount,
    },
    review: {
      '@type': 'Review',
      author: organization(),
      reviewRating: { '@type': 'Rating', ...rating },
      reviewBody: review.verdict,
      positiveNotes: notes(review.pros),
      negativeNotes: notes(review.cons),
    },
    offers: { '@type': 'Offer', url: review.affiliateLink, priceCurrency: 'USD' },
  }
}

function notes(points: string[]) {
  return {
    '@type': 'ItemList',
    itemListElement: points.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
    })),
  }
}

export function postJsonLd(post: Document<'post'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: canonicalUrl(paths.post(post.id)),
    image: images(post),
    datePublished: post.date,
    articleSection: post.category,
    author: organization(),
    publisher: organization(),
  }
}
