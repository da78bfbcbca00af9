import { documentPath, kindOf } from '../kinds/kinds.ts'
import type { StandingPage } from '../kinds/standingPages.ts'

/** The addresses of pages; the registry of kinds defines those of documents. */
export const paths = {
  home: '/',
  recipes: kindOf('recipes').list,
  recipe: (id: number) => documentPath('recipes', id),
  reviews: kindOf('reviews').list,
  review: (id: number) => documentPath('reviews', id),
  comparisons: '/comparisons',
  blog: kindOf('posts').list,
  post: (id: number) => documentPath('posts', id),
  collections: kindOf('collections').list,
  collection: (slug: string) => documentPath('collections', slug),
  topic: (facet: string, topic: string) => `${kindOf('recipes').list}/${facet}/${topic}`,
  author: (slug: string) => `/authors/${slug}`,
  page: (slug: string) => `/${slug}`,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  search: '/search',
  saved: '/saved',
  shoppingList: '/shopping-list',
  dinner: '/dinner',
  plan: '/plan',
} satisfies Record<StandingPage, `/${StandingPage}`> & Record<string, unknown>

/** First segments of paths that no document may use. */
export const RESERVED_ADDRESSES = [
  'admin',
  'assets',
  'data',
  'offline',
  'pictures',
  'videos',
  '404',
  'index',
]

/** Returns the canonical path of a page: /recipes/7 for /recipes/7/ and /recipes/7/index.html. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+(index\.html)?$/, '') || '/'
}

/** Returns the path prefix of an address: `/bakery` for https://name.example/bakery, or ''. */
export function baseOf(address: string): string {
  return new URL(address).pathname.replace(/\/$/, '')
}

/** Returns the address of a page's data. @param pathname encoded as in the address bar */
export function dataPath(pathname: string): string {
  const path = pagePath(pathname)
  return `/data${path === '/' ? '/index' : path}.json`
}

export function pageOfData(pathname: string): string {
  return pathname.replace(/^\/data(\/index(?=\.json$))?/, '').replace(/\.json$/, '') || '/'
}

/** Returns the name of a recipe's download for other applications: `recipe-7.cook`. */
export function recipeFile(id: number, ending: string): string {
  return `${paths.recipe(id)}/recipe-${id}.${ending}`
}

/** Prefix of a hash that carries a shopping list or meal plan from another device. */
export const SENT_HASH_PREFIX = '#sent='

export const STEP_ID_PREFIX = 'step-'

/** The anchor of a step, counted from 1. */
export function stepId(position: number): string {
  return STEP_ID_PREFIX + position
}

/** @param at such as `19:00` */
export function dinnerPath(recipes: readonly number[], at?: string): string {
  return `${paths.dinner}?recipes=${recipes.join(',')}${at ? `&at=${at}` : ''}`
}

export function indexPath(version: string): string {
  return `/assets/search/${version}.json`
}

export function finderPath(version: string): string {
  return `/assets/finding/${version}.json`
}

export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query })}`
}

export function categoryPath(list: string, category: string): string {
  return `${list}?${new URLSearchParams({ category })}`
}
