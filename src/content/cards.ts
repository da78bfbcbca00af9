/** What a list shows of a document: nothing that the card does not. */
import type { Folder } from '../kinds/kinds.ts'
import type { Collection, DocumentOf, Post, Recipe, Review } from './documents.ts'
import { cardPicture } from './picture.ts'
import { restWords } from './rest.ts'

/** The minutes that lists show: work and cooking, without rest. */
export function totalTime({ prepTime, cookTime }: Pick<Recipe, 'prepTime' | 'cookTime'>): number {
  return prepTime + cookTime
}

export function recipeCard(recipe: Recipe) {
  const { id, title, category, imageDesc, picture, publicationBadge, servings } = recipe
  return {
    id,
    title,
    category,
    imageDesc,
    picture: cardPicture(picture),
    publicationBadge,
    servings,
    totalTime: totalTime(recipe),
    rest: restWords(recipe),
  }
}
export type RecipeCardData = ReturnType<typeof recipeCard>

export function featuredRecipe(recipe: Recipe) {
  const { description, rating } = recipe
  return { ...recipeCard(recipe), description, rating }
}
export type FeaturedRecipeData = ReturnType<typeof featuredRecipe>

export function reviewCard(review: Review) {
  const {
    id,
    productName,
    category,
    shortDescription,
    imageDesc,
    picture,
    publicationBadge,
    rating,
  } = review
  return {
    id,
    productName,
    category,
    shortDescription,
    imageDesc,
    picture: cardPicture(picture),
    publicationBadge,
    rating,
  }
}
export type ReviewCardData = ReturnType<typeof reviewCard>

export function comparisonRow(review: Review) {
  const { id, productName, category, imageDesc, picture, publicationBadge } = review
  const { rating, affiliateLink, verdict } = review
  return {
    id,
    productName,
    category,
    imageDesc,
    picture: cardPicture(picture),
    publicationBadge,
    rating,
    affiliateLink,
    bestFor: firstSentence(verdict),
  }
}
export type ComparisonRowData = ReturnType<typeof comparisonRow>

export function postCard(post: Post) {
  const { id, title, category, date, excerpt, imageDesc, picture, publicationBadge } = post
  return {
    id,
    title,
    category,
    date,
    excerpt,
    imageDesc,
    picture: cardPicture(picture),
    publicationBadge,
  }
}
export type PostCardData = ReturnType<typeof postCard>

export function collectionCard(collection: Collection) {
  const { slug, title, description, imageDesc, picture, publicationBadge, items } = collection
  return {
    slug,
    title,
    description,
    imageDesc,
    picture: cardPicture(picture),
    publicationBadge,
    count: items.length,
  }
}
export type CollectionCardData = ReturnType<typeof collectionCard>

const readCard = {
  recipes: recipeCard,
  reviews: reviewCard,
  posts: postCard,
  collections: collectionCard,
} satisfies { [F in Folder]?: (document: DocumentOf<F>) => object }

export type CardFolder = keyof typeof readCard
export type CardData<F extends CardFolder = CardFolder> = ReturnType<(typeof readCard)[F]>
export type Cards = { [F in CardFolder]: CardData<F>[] }
export type RelatedCards = Partial<Cards>

const cardReaders: { [F in CardFolder]: (document: DocumentOf<F>) => CardData<F> } = readCard

export function cardsOf<F extends CardFolder>(
  folder: F,
  documents: readonly DocumentOf<F>[],
): CardData<F>[] {
  return documents.map(cardReaders[folder])
}

/** Up to the first full stop, question mark or exclamation mark that ends a sentence. */
export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text
}
