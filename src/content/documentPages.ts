/** What document pages show. Pure, so that the editor previews a document before it is saved. */
import { folderOfCard, type KINDS, readName } from '../kinds/kinds.ts'
import { type BodyNode, elements } from './body.ts'
import { type CardData, type Cards, groupFields, type RelatedCards, totalTime } from './cards.ts'
import { type AuthorLink, authorOf } from './authors.ts'
import type { Author, Collection, Post, Recipe, Review } from './documents.ts'

export type Neighbors = Record<'previous' | 'next', Pick<Post, 'id' | 'title'> | undefined>

/** A document without the fields that are for the build alone; all that most pages show. */
export function shownFields<D extends object>(document: D & { [Name in BuildField]?: unknown }) {
  const { _id, _raw, type, image, imageFocus, photo, photosInText, ...others } = document
  const { draft, publishAt, expireAt, redirectFrom, ...fields } = others
  return fields
}
type BuildField =
  | '_id'
  | '_raw'
  | 'type'
  | 'image'
  | 'imageFocus'
  | 'photo'
  | 'photosInText'
  | 'draft'
  | 'publishAt'
  | 'expireAt'
  | 'redirectFrom'

interface RecipeLinks {
  shopLink: (keyword: string) => string | undefined
  reviews: readonly NamedProduct[]
  authors: readonly AuthorLink[]
}

export function recipePage(
  recipe: Recipe,
  { shopLink, reviews, authors }: RecipeLinks,
  related: RelatedCards,
) {
  const { ingredients, equipment, notes, nutrition, ...shown } = shownFields(recipe)
  const { foods: _foods, mainIngredients: _mainIngredients, ...fields } = shown
  return {
    ...fields,
    author: authorOf(recipe, authors),
    nutrition: groupFields(nutrition),
    totalTime: totalTime(recipe),
    ingredients: ingredients.map(({ text, affiliateKeyword, group }) => ({
      text,
      group,
      affiliateKeyword,
      shopLink: affiliateKeyword && shopLink(affiliateKeyword),
    })),
    equipment: equipment?.map(({ text, review }) => ({
      text,
      reviewed: reviewedProduct(review, reviews),
    })),
    notes: notes && groupFields(notes),
    related,
  }
}

interface AroundReview {
  defaultCount: number | undefined
  reviews: readonly NamedProduct[]
  authors: readonly AuthorLink[]
  related: RelatedCards
}
type NamedProduct = Pick<Review, 'id' | 'productName'>

export function reviewPage(
  review: Review,
  { defaultCount, reviews, authors, related }: AroundReview,
) {
  const { tested, ...fields } = shownFields(review)
  return {
    ...fields,
    author: authorOf(review, authors),
    reviewCount: review.reviewCount ?? defaultCount,
    tested: tested && groupFields(tested),
    alternatives: review.alternatives?.flatMap(
      (name) => reviewedProduct(readName(name)?.key, reviews) ?? [],
    ),
    related,
  }
}

/** The product of the review with an id; undefined when readers do not see it. */
function reviewedProduct(
  id: string | number | undefined,
  reviews: readonly NamedProduct[],
): NamedProduct | undefined {
  const review = reviews.find((candidate) => candidate.id === id)
  return review && { id: review.id, productName: review.productName }
}

export function postPage(
  post: Post,
  cards: BodyCards,
  {
    authors,
    ...around
  }: { neighbors: Neighbors; related: RelatedCards; authors: readonly AuthorLink[] },
) {
  const author = authorOf(post, authors)
  return { ...shownFields(post), author, cards: cardsIn(post.content, cards), ...around }
}

type CollectionEntry = {
  [F in TextFolder]: { folder: F; card: CardData<F>; line: string | undefined }
}[TextFolder]

export function collectionPage(collection: Collection, cards: BodyCards, related: RelatedCards) {
  const items = collection.items.flatMap(({ document, line }): CollectionEntry[] => {
    const name = readName(document)
    const recipe = name?.folder === 'recipes' && cards.recipes.find(({ id }) => id === name.key)
    if (recipe) return [{ folder: 'recipes', card: recipe, line }]
    const review = name?.folder === 'reviews' && cards.reviews.find(({ id }) => id === name.key)
    return review ? [{ folder: 'reviews', card: review, line }] : []
  })
  return { ...shownFields(collection), items, cards: cardsIn(collection.content, cards), related }
}

export function authorPage(author: Author, written: Pick<Cards, 'recipes' | 'reviews' | 'posts'>) {
  const { slug, name, text, imageDesc, picture, sameAs } = author
  return { slug, name, text, imageDesc, picture, sameAs, ...written }
}

type TextFolder = Extract<(typeof KINDS)[number], { card: string }>['folder']
export type BodyCards = Pick<Cards, TextFolder>

/** The cards that a text places between its paragraphs, by the id written there. */
function cardsIn(content: BodyNode[], { recipes, reviews }: BodyCards): BodyCards {
  return {
    recipes: placedIn(content, 'recipes', recipes),
    reviews: placedIn(content, 'reviews', reviews),
  }
}

function placedIn<F extends TextFolder>(content: BodyNode[], folder: F, cards: CardData<F>[]) {
  const placed = new Set(
    [...elements(content)]
      .filter(({ tag }) => folderOfCard(tag) === folder)
      .map(({ props }) => Number(props?.id)),
  )
  return cards.filter(({ id }) => placed.has(id))
}
