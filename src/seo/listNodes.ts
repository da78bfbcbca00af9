import type { BreadcrumbList, ItemList } from 'schema-dts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import type { Crumb } from '../addresses/breadcrumbs.ts'

/** Where a page stands in the site, from the home page to the page itself. */
export function breadcrumbNode(breadcrumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: canonicalUrl(path) }) as const,
    ),
  } as const satisfies BreadcrumbList
}

/**
 * The documents of a list, by address alone: what each is stands on its own page. There is no node
 * for an empty list, since search engines ask for entries.
 *
 * @param paths in the order in which the list shows them
 */
export function itemListNodes(paths: readonly string[]): ItemList[] {
  if (paths.length === 0) return []
  const itemListElement = paths.map(
    (path, index) =>
      ({ '@type': 'ListItem', position: index + 1, url: canonicalUrl(path) }) as const,
  )
  return [{ '@type': 'ItemList', itemListElement }]
}
