import { type Folder, kindOf } from '../kinds/kinds.ts'
import { paths } from './paths.ts'

export interface Crumb {
  name: string
  path: string
}

const HOME: Crumb = { name: 'Home', path: paths.home }

export function pageBreadcrumbs(page: Crumb): Crumb[] {
  return [HOME, page]
}

export function listBreadcrumbs(folder: Folder): Crumb[] {
  return pageBreadcrumbs(listOf(folder))
}

export function documentBreadcrumbs(folder: Folder, document: Crumb): DocumentBreadcrumbs {
  return [HOME, listOf(folder), document]
}
export type DocumentBreadcrumbs = [home: Crumb, list: Crumb, document: Crumb]

function listOf(folder: Folder): Crumb {
  const { listName, list } = kindOf(folder)
  return { name: listName, path: list }
}
