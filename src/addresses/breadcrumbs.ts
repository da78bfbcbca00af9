import { type Folder, kindOf } from '../kinds/kinds.ts'
import { paths } from './paths.ts'

/** A page on the way from the home page to the one that is shown. */
export interface Crumb {
  name: string
  path: string
}

const HOME: Crumb = { name: 'Home', path: paths.home }

/** From the home page to a page right below it. */
export function pageBreadcrumbs(page: Crumb): Crumb[] {
  return [HOME, page]
}

/** From the home page to the list of a kind of documents, which comes last. */
export function listBreadcrumbs(folder: Folder): Crumb[] {
  return pageBreadcrumbs(listOf(folder))
}

/** From the home page, through the list that shows it, to a document, which comes last. */
export function documentBreadcrumbs(folder: Folder, document: Crumb): DocumentBreadcrumbs {
  return [HOME, listOf(folder), document]
}
export type DocumentBreadcrumbs = [home: Crumb, list: Crumb, document: Crumb]

function listOf(folder: Folder): Crumb {
  const { listName, list } = kindOf(folder)
  return { name: listName, path: list }
}
