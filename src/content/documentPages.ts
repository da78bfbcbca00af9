/**
 * What the page of one document shows, given the documents it speaks of. Pure, so that the editor's
 * preview shows a document before it is saved.
 */
import { type BodyElement, elements } from './body.ts'
import { type PostCardData, type RecipeCardData, type ReviewCardData, totalTime } from './cards.ts'
import type { Page, Post, Recipe, Review } from './door.ts'

/** Cards of the documents at the foot of a page. */
export interface RelatedCards {
  recipes: RecipeCardData[]
  reviews: ReviewCardData[]
  posts: PostCardData[]
}

/** The posts published right before and right after one. */
export type Neighbors = Record<'previous' | 'next', Pick<Post, 'id' | 'title'> | undefined>

/** A document without the fields that are for the build alone. */
function shownFields<D extends Recipe | Review | Post>(document: D) {
  const { _id, _raw, type, art, image, photo, draft, publishAt, expireAt, ...fields } = document
  return fields
}

/** @param shopLink where what an ingredient's keyword stands for can be bought */
export function recipePage(
  recipe: Recipe,
  shopLink: (keyword: string) => string | undefined,
  related: RelatedCards,
) {
  const { ingredients, nutrition, ...fields } = shownFields(recipe)
  const { calories, protein, carbs, fat } = nutrition
  return {
    ...fields,
    nutrition: { calories, protein, carbs, fat },
    totalTime: totalTime(recipe),
    ingredients: ingredients.map(({ text, affiliateKeyword }) => ({
      text,
      affiliateKeyword,
      shopLink: affiliateKeyword && shopLink(affiliateKeyword),
    })),
    related,
  }
}

/** @param defaultCount the review count of a product that names none */
export function reviewPage(
  review: Review,
  defaultCount: number | undefined,
  related: RelatedCards,
) {
  const reviewCount = review.reviewCount ?? defaultCount
  return { ...shownFields(review), reviewCount, related }
}

/** @param cards of every document that the text may place between its paragraphs */
export function postPage(
  post: Post,
  cards: BodyCards,
  around: { neighbors: Neighbors; related: RelatedCards },
) {
  return { ...shownFields(post), cards: cardsIn(post.content, cards), ...around }
}

export function standingPageData(page: Page) {
  const { _id, _raw, type, ...fields } = page
  return fields
}

export interface BodyCards {
  recipes: RecipeCardData[]
  reviews: ReviewCardData[]
}

/** The cards that a text places between its paragraphs, by the id written there. */
function cardsIn(content: Post['content'], { recipes, reviews }: BodyCards): BodyCards {
  const inside = [...elements(content)]
  return {
    recipes: recipes.filter(({ id }) => shows(inside, 'RecipeCard', id)),
    reviews: reviews.filter(({ id }) => shows(inside, 'ProductCard', id)),
  }
}

function shows(inside: BodyElement[], tag: BodyElement['tag'], id: number): boolean {
  return inside.some((element) => element.tag === tag && Number(element.props?.id) === id)
}
