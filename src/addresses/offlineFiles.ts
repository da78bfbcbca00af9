/** The service worker; at the root, since it answers for every page. */
export const WORKER = '/sw.js'

/** The page that the worker shows in the place of one that it cannot have. */
export const OFFLINE_PAGE = '/offline'

export function codeListPath(code: string): string {
  return `/assets/code-${code}.json`
}

/** The file that says what it takes to keep all recipes on a device. */
export const ALL_RECIPES = '/all-recipes.json'

export interface AllRecipes {
  paths: string[]
  /** What these take with their data and pictures, as they are stored. */
  bytes: number
}
