import type * as Schema from 'schema-dts'
import { language } from 'words/locale'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { LARGE_ICON } from '../addresses/iconFiles.ts'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import type { AuthorLink } from '../content/prerender/documentPages.ts'
import type { PageData } from '../content/prerender/pageData.ts'
import { type BreadcrumbLink, listCrumb, pageBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { documentPath, type Folder } from '../kinds/kinds.ts'
import { CROPS, pictureAddress } from '../addresses/pictureFiles.ts'
import type { PictureData } from '../content/picture.ts'

const ORGANIZATION_ID = canonicalUrl('/#organization')

/** Repeats name and address beside the id, since not every importer of recipes resolves ids. */
export function publisherNode() {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: settings.brand,
    url: canonicalUrl(paths.home),
  } as const
}

function websiteNode(): Schema.WebSite {
  const search: Schema.WithActionConstraints<Schema.SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: canonicalUrl(`${paths.search}?q={search_term_string}`),
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': canonicalUrl('/#website'),
    name: settings.brand,
    url: canonicalUrl(paths.home),
    inLanguage: language,
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: search,
  }
}

export function graphJson(nodes: Schema.Graph['@graph'] = []): string {
  const logo = canonicalUrl(`/${LARGE_ICON}`)
  const graph: Schema.Graph = {
    '@context': 'https://schema.org',
    '@graph': [websiteNode(), { ...publisherNode(), logo }, ...nodes],
  }
  // React does not escape this JSON; a “<” in a text must not end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** See https://developers.google.com/search/docs/appearance/structured-data/article#author-bp */
export function authorNode(author: AuthorLink | undefined) {
  return author ? person(author) : publisherNode()
}

function person({ slug, name }: AuthorLink) {
  const url = canonicalUrl(paths.author(slug))
  return { '@type': 'Person', '@id': `${url}#person`, name, url } as const
}

/** See https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function profileNode(author: NonNullable<PageData<'author'>>): Schema.ProfilePage {
  const { text: description, sameAs } = author
  return {
    '@type': 'ProfilePage',
    url: canonicalUrl(paths.author(author.slug)),
    mainEntity: { ...person(author), description, image: searchImages(author), sameAs },
  }
}

export function breadcrumbNode(breadcrumbs: readonly BreadcrumbLink[]): Schema.BreadcrumbList {
  const items = breadcrumbs.map(({ name, path }) => ({ name, item: canonicalUrl(path) }))
  return { '@type': 'BreadcrumbList', itemListElement: listItems(items) }
}

/** Numbers the entries of a list from 1. */
export function listItems<Entry extends object>(entries: readonly Entry[]) {
  return entries.map((entry, index) =>
    Object.assign({ '@type': 'ListItem', position: index + 1 } as const, entry),
  )
}

/** Lists only addresses. An empty list has no node: search engines require entries. */
export function itemListNodes(addresses: readonly string[]): Schema.ItemList[] {
  if (addresses.length === 0) return []
  const items = addresses.map((path) => ({ url: canonicalUrl(path) }))
  return [{ '@type': 'ItemList', itemListElement: listItems(items) }]
}

type Keyed = { id: number } | { slug: string }

export function listNodes(folder: Folder, documents: readonly Keyed[]): Schema.Graph['@graph'] {
  const keys = documents.map((document) => ('id' in document ? document.id : document.slug))
  const list = itemListNodes(keys.map((key) => documentPath(folder, key)))
  return [breadcrumbNode(pageBreadcrumbs(listCrumb(folder))), ...list]
}

/** Returns the three crops that search engines ask for, or the address of an outside image. */
export function searchImages({ picture }: { picture: PictureData }): string[] {
  if ('address' in picture) return [picture.address]
  return Object.keys(CROPS).map((crop) =>
    canonicalUrl(pictureAddress(picture.name, `-${crop}.jpg`)),
  )
}
