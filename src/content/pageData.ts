/**
 * What each page shows, chosen and ordered at build time. Every function returns plain data: it is
 * embedded in the page's HTML and stands beside it as JSON for navigation inside the site.
 */
import { comparisonRow, featuredRecipe, postCard, recipeCard, reviewCard } from './cards.ts'
import { postPage, recipePage, reviewPage, standingPageData } from './documentPages.ts'
import { posts, recipes, reviews, site, standingPage } from './door.ts'

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
  recipe: (params: Params) =>
    mapNullable(byId(recipes, params), (recipe) => recipePage(recipe, shopLink)),
  reviews: () => ({ reviews: reviews.map(reviewCard) }),
  review: (params: Params) =>
    mapNullable(byId(reviews, params), (review) => reviewPage(review, site.defaultReviewCount)),
  comparisons: () => ({ products: reviews.map(comparisonRow) }),
  blog: () => ({ posts: posts.map(postCard) }),
  post: (params: Params) => mapNullable(byId(posts, params), (post) => postPage(post, allCards())),
  about: () => standingPageData(standingPage('about')),
  contact: () => ({}),
  privacy: () => standingPageData(standingPage('privacy')),
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

/** Where an ingredient can be bought: the affiliate link of the product its keyword stands for. */
function shopLink(keyword: string): string | undefined {
  const product = site.affiliateProducts.find((candidate) => candidate.keyword === keyword)
  return reviews.find(({ id }) => id === product?.review)?.affiliateLink
}

function allCards() {
  return { recipes: recipes.map(recipeCard), reviews: reviews.map(reviewCard) }
}

function mapNullable<A, B>(value: A | null, change: (value: A) => B): B | null {
  return value === null ? null : change(value)
}
