import { documentPath, kindOf } from '../kinds/kinds.ts'
import type { StandingPage } from '../kinds/standingPages.ts'

/** Where things are: with the registry of kinds, the one place that writes addresses of this site. */
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
  author: (slug: string) => `/authors/${slug}`,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  search: '/search',
  saved: '/saved',
  shoppingList: '/shopping-list',
} satisfies Record<StandingPage, `/${StandingPage}`> & Record<string, unknown>

/**
 * The one path of a page, whichever of its spellings a host answers: /recipes/7, /recipes/7/ and
 * /recipes/7/index.html.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+(index\.html)?$/, '') || '/'
}

/** The static file that holds the data of a page; `pathname` as in the address bar. */
export function dataPath(pathname: string): string {
  const path = pagePath(pathname)
  return `/data${path === '/' ? '/index' : path}.json`
}

/** The path of the page whose data a file holds: the way back from `dataPath`. */
export function pageOfData(pathname: string): string {
  return pathname.replace(/^\/data(\/index(?=\.json$))?/, '').replace(/\.json$/, '') || '/'
}

/** A file of a recipe for other applications, beside its page: `cook` or `paprikarecipes`. */
export function recipeFile(id: number, ending: string): string {
  return `${paths.recipe(id)}/recipe-${id}.${ending}`
}

/** The id of a step of a recipe, for links to it; steps count from 1. */
export function stepId(position: number): string {
  return `step-${position}`
}

/** The search index; the version changes with what is in it. */
export function indexPath(version: string): string {
  return `/assets/search/${version}.json`
}

/** What recipes are filtered and sorted by; the version changes with what is in it. */
export function finderPath(version: string): string {
  return `/assets/finding/${version}.json`
}

/** The search page with a query. */
export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query })}`
}

/** A list of recipes or reviews, with one of its categories chosen. */
export function categoryPath(list: string, category: string): string {
  return `${list}?${new URLSearchParams({ category })}`
}
