import type { Person, ProfilePage } from 'schema-dts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths } from '../addresses/paths.ts'
import type { AuthorLink } from '../content/documentPages.ts'
import type { PageData } from '../content/pageData.ts'
import { searchImages } from './searchImages.ts'
import { publisherNode } from './siteNodes.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/article#author-bp */
export function authorNode(author: AuthorLink | undefined) {
  return author ? person(author) : publisherNode()
}

function person({ slug, name }: AuthorLink) {
  const url = canonicalUrl(paths.author(slug))
  return { '@type': 'Person', '@id': `${url}#person`, name, url } as const satisfies Person
}

/** https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function profileNode(author: NonNullable<PageData<'author'>>) {
  const { text, sameAs } = author
  return {
    '@type': 'ProfilePage',
    url: canonicalUrl(paths.author(author.slug)),
    mainEntity: { ...person(author), description: text, image: searchImages(author), sameAs },
  } as const satisfies ProfilePage
}
