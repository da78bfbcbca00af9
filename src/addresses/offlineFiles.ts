/** The service worker is at the root, since it answers for every page. */
export const WORKER = '/sw.js'

/** The worker shows this page in place of one that it cannot load. */
export const OFFLINE_PAGE = '/offline'

export function codeListPath(code: string): string {
  return `/assets/code-${code}.json`
}

export const ALL_RECIPES = '/all-recipes.json'

export interface AllRecipes {
  paths: string[]
  /** The total size of these pages with data and pictures. */
  bytes: number
}
