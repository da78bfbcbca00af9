import * as lists from 'words/lists'
import * as navigation from 'words/navigation'
import { type Folder, kindOf } from '../kinds/kinds.ts'
import { paths } from './paths.ts'

export interface BreadcrumbLink {
  name: string
  path: string
}

const HOME: BreadcrumbLink = { name: navigation.home, path: paths.home }

export function pageBreadcrumbs(page: BreadcrumbLink): BreadcrumbLink[] {
  return [HOME, page]
}

export function documentBreadcrumbs(folder: Folder, document: BreadcrumbLink): DocumentBreadcrumbs {
  return [HOME, listCrumb(folder), document]
}
export type DocumentBreadcrumbs = [
  home: BreadcrumbLink,
  list: BreadcrumbLink,
  document: BreadcrumbLink,
]

export function listCrumb(folder: Folder): BreadcrumbLink {
  return { name: lists[folder], path: kindOf(folder).list }
}
