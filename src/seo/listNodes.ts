import type { BreadcrumbList, ItemList } from 'schema-dts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import type { BreadcrumbLink } from '../addresses/breadcrumbs.ts'

export function breadcrumbNode(breadcrumbs: readonly BreadcrumbLink[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: canonicalUrl(path) }) as const,
    ),
  } as const satisfies BreadcrumbList
}

/** Lists addresses alone. An empty list has no node: search engines ask for entries. */
export function itemListNodes(paths: readonly string[]): ItemList[] {
  if (paths.length === 0) return []
  const itemListElement = paths.map(
    (path, index) =>
      ({ '@type': 'ListItem', position: index + 1, url: canonicalUrl(path) }) as const,
  )
  return [{ '@type': 'ItemList', itemListElement }]
}
