import type { BlogPosting } from 'schema-dts'
import type { PageData } from '../content/pageData.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths } from '../addresses/paths.ts'
import { searchImages } from './searchImages.ts'
import { authorNode } from './authorNode.ts'
import { publisherNode } from './siteNodes.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export function postNode(post: NonNullable<PageData<'post'>>) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: canonicalUrl(paths.post(post.id)),
    image: searchImages(post),
    datePublished: post.date,
    dateModified: post.updated,
    articleSection: post.category,
    author: authorNode(post.author),
    publisher: publisherNode(),
  } as const satisfies BlogPosting
}
