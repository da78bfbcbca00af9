import { paths } from './paths.ts'

/** A page on the way from the home page to the one that is shown. */
export interface Crumb {
  name: string
  path: string
}

const HOME: Crumb = { name: 'Home', path: paths.home }

const LISTS = {
  recipes: { name: 'Recipes', path: paths.recipes },
  reviews: { name: 'Reviews', path: paths.reviews },
  comparisons: { name: 'Comparisons', path: paths.comparisons },
  blog: { name: 'Blog', path: paths.blog },
} satisfies Record<string, Crumb>

type ListName = keyof typeof LISTS

/** From the home page to a list, which comes last. */
export function listTrail(list: ListName): Crumb[] {
  return [HOME, LISTS[list]]
}

/** From the home page, through the list that shows it, to a document, which comes last. */
export function documentTrail(list: ListName, document: Crumb): DocumentTrail {
  return [HOME, LISTS[list], document]
}
export type DocumentTrail = [home: Crumb, list: Crumb, document: Crumb]
