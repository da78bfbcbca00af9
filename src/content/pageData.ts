/**
 * What each page shows, chosen and ordered at build time. Every function returns plain data: it is
 * embedded in the page's HTML and stands beside it as JSON for navigation inside the site.
 */
import { type BodyElement, elements } from './body.ts'
import {
  comparisonRow,
  featuredRecipe,
  postCard,
  recipeCard,
  type RecipeCardData,
  reviewCard,
  type ReviewCardData,
  totalTime,
} from './cards.ts'
import {
  type Page,
  type Post,
  posts,
  type Recipe,
  recipes,
  type Review,
  reviews,
  site,
  standingPage,
} from './door.ts'
import { createRelated, type Related } from './related/related.ts'
import { searchIndex } from './search/siteIndex.ts'

const FEATURED = 3

/** The id in an address: digits without a leading zero. Anything else is no document. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]*$/.test(text) ? Number(text) : null
}

function byId<D extends { id: number }>(documents: D[], params: Params): D | null {
  const id = parseId(params.id)
  return documents.find((document) => document.id === id) ?? null
}

/** The parameters in a path, as the route names them. */
export type Params = Readonly<Partial<Record<string, string>>>

const pages = {
  home: () => ({
    recipes: recipes.slice(0, FEATURED).map(featuredRecipe),
    reviews: reviews.slice(0, FEATURED).map(reviewCard),
    posts: posts.slice(0, FEATURED).map(postCard),
  }),
  recipes: () => ({ recipes: recipes.map(recipeCard) }),
  recipe: (params: Params) => mapNullable(byId(recipes, params), recipePage),
  reviews: () => ({ reviews: reviews.map(reviewCard) }),
  review: (params: Params) => mapNullable(byId(reviews, params), reviewPage),
  comparisons: () => ({ products: reviews.map(comparisonRow) }),
  blog: () => ({ posts: posts.map(postCard) }),
  post: (params: Params) => mapNullable(byId(posts, params), postPage),
  about: () => standingPageData(standingPage('about')),
  contact: () => ({}),
  privacy: () => standingPageData(standingPage('privacy')),
  search: () => ({ index: searchIndex().version, suggestions: site.suggestedSearches ?? [] }),
}

export type PageName = keyof typeof pages
type PageDataByName = { [N in PageName]: ReturnType<(typeof pages)[N]> }
/** The data of a page, or null when its address names no document. */
export type PageData<N extends PageName> = PageDataByName[N]

const pageReaders: { [N in PageName]: (params: Params) => PageDataByName[N] } = pages

/** The data of one page; null when the parameters name no document. */
export function readPageData<N extends PageName>(name: N, params: Params): PageData<N> {
  return pageReaders[name](params)
}

/** The ids of the documents that a page exists for; a page without parameters has none. */
export const documentIds: Partial<Record<PageName, number[]>> = {
  recipe: recipes.map(({ id }) => id),
  review: reviews.map(({ id }) => id),
  post: posts.map(({ id }) => id),
}

/** A document without the fields that are for the build alone. */
function shownFields<D extends Recipe | Review | Post>(document: D) {
  const { _id, _raw, type, art, image, photo, draft, publishAt, expireAt, ...fields } = document
  return fields
}

function recipePage(recipe: Recipe) {
  const { ingredients, nutrition, ...fields } = shownFields(recipe)
  const { calories, protein, carbs, fat } = nutrition
  return {
    ...fields,
    nutrition: { calories, protein, carbs, fat },
    totalTime: totalTime(recipe),
    ingredients: ingredients.map(({ text, affiliateKeyword }) => ({
      text,
      shopLink: affiliateKeyword && shopLink(affiliateKeyword),
    })),
    related: relatedCards(findRelated().toRecipe(recipe)),
  }
}

/** Where an ingredient can be bought: the affiliate link of the product its keyword stands for. */
function shopLink(keyword: string): string | undefined {
  const product = site.affiliateProducts.find((candidate) => candidate.keyword === keyword)
  return reviews.find(({ id }) => id === product?.review)?.affiliateLink
}

function reviewPage(review: Review) {
  return {
    ...shownFields(review),
    reviewCount: review.reviewCount ?? site.defaultReviewCount,
    related: relatedCards(findRelated().toReview(review)),
  }
}

function postPage(post: Post) {
  return {
    ...shownFields(post),
    cards: cardsIn(post.content),
    neighbors: neighborsOf(post),
    related: relatedCards(findRelated().toPost(post)),
  }
}

let found: ReturnType<typeof createRelated> | undefined

/** What is related to what; compared when it is first asked for, since lists need none of it. */
function findRelated() {
  const { affiliateProducts } = site
  found ??= createRelated({ recipes, reviews, posts, affiliateProducts })
  return found
}

function relatedCards(related: Related) {
  return {
    recipes: related.recipes.map(recipeCard),
    reviews: related.reviews.map(reviewCard),
    posts: related.posts.map(postCard),
  }
}
export type RelatedCards = ReturnType<typeof relatedCards>

/** The posts published right before and right after one. */
function neighborsOf(post: Post) {
  const index = posts.indexOf(post)
  return { previous: neighbor(posts[index + 1]), next: neighbor(posts[index - 1]) }
}
export type Neighbors = ReturnType<typeof neighborsOf>

function neighbor(post: Post | undefined) {
  return post && { id: post.id, title: post.title }
}

function standingPageData(page: Page) {
  const { _id, _raw, type, ...fields } = page
  return fields
}

/** The cards that a text places between its paragraphs, by the id written there. */
function cardsIn(content: Post['content']): BodyCards {
  const inside = [...elements(content)]
  return {
    recipes: recipes.filter(({ id }) => shows(inside, 'RecipeCard', id)).map(recipeCard),
    reviews: reviews.filter(({ id }) => shows(inside, 'ProductCard', id)).map(reviewCard),
  }
}

export interface BodyCards {
  recipes: RecipeCardData[]
  reviews: ReviewCardData[]
}

function shows(inside: BodyElement[], tag: BodyElement['tag'], id: number): boolean {
  return inside.some((element) => element.tag === tag && Number(element.props?.id) === id)
}

function mapNullable<A, B>(value: A | null, change: (value: A) => B): B | null {
  return value === null ? null : change(value)
}
