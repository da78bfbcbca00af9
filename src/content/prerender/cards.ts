/** Picks the fields that cards show, so that lists load only those. */
import type { Folder } from '../../kinds/kinds.ts'
import type { Collection, DocumentOf, Post, Recipe, Review } from './documents.ts'
import { toCardPicture } from '../picture.ts'
import { formatRest } from '../formatTime.ts'
import { timeWithoutRest } from '../restTime.ts'

type CardDocument = Pick<Recipe, 'imageDesc' | 'picture' | 'publicationBadge'>

function commonCardFields({ imageDesc, picture, publicationBadge }: CardDocument) {
  return { imageDesc, picture: toCardPicture(picture), publicationBadge }
}

function recipeCard(recipe: Recipe) {
  const { id, title, category, unfinished } = recipe
  const isTimed = !unfinished?.prepTime && !unfinished?.cookTime
  return {
    id,
    title,
    category,
    ...commonCardFields(recipe),
    servings: unfinished?.servings ? undefined : recipe.servings,
    totalTime: isTimed ? timeWithoutRest(recipe) : undefined,
    rest: formatRest(recipe),
  }
}
export type RecipeCardData = ReturnType<typeof recipeCard>

export function toFeaturedRecipe(recipe: Recipe) {
  const { description, rating } = recipe
  return { ...recipeCard(recipe), description, rating }
}
export type FeaturedRecipeData = ReturnType<typeof toFeaturedRecipe>

function reviewCard(review: Review) {
  const { id, productName, category, shortDescription, rating } = review
  return { id, productName, category, shortDescription, ...commonCardFields(review), rating }
}

export function toComparisonRow(review: Review) {
  const { id, productName, category, rating, affiliateLink, verdict } = review
  const { price, dimensions, weight, tested, scores, pros, cons } = review
  const product = { id, productName, category, rating, affiliateLink }
  const facts = { price, dimensions, weight, pros, cons, bestFor: firstSentence(verdict) }
  const test = tested && withoutGeneratedFields(tested)
  const scored = scores?.map(withoutGeneratedFields)
  return { ...commonCardFields(review), ...product, ...facts, tested: test, scores: scored }
}
export type ComparisonRowData = ReturnType<typeof toComparisonRow>

function postCard(post: Post) {
  const { id, title, category, date, excerpt } = post
  return { id, title, category, date, excerpt, ...commonCardFields(post) }
}

function collectionCard(collection: Collection) {
  const { slug, title, description, items } = collection
  return { slug, title, description, ...commonCardFields(collection), count: items.length }
}

const readCard = {
  recipes: recipeCard,
  reviews: reviewCard,
  posts: postCard,
  collections: collectionCard,
} satisfies { [F in Folder]?: (document: DocumentOf<F>) => object }

export type CardFolder = keyof typeof readCard
export type CardData<F extends CardFolder = CardFolder> = ReturnType<(typeof readCard)[F]>
export type CardLists = { [F in CardFolder]: CardData<F>[] }

const cardReaders: { [F in CardFolder]: (document: DocumentOf<F>) => CardData<F> } = readCard

export function toCards<F extends CardFolder>(folder: F, documents: readonly DocumentOf<F>[]) {
  return documents.map(cardReaders[folder])
}

export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text
}

/** Omits the fields that Contentlayer adds to a group. */
export function withoutGeneratedFields<G extends Record<'_id' | '_raw' | 'type', unknown>>(
  group: G,
) {
  const { _id, _raw, type, ...fields } = group
  return fields
}
