import { groupBy } from '../../src/collections/groupBy.ts'
import { documentLink } from '../../src/content/documentLink.ts'
import { type Folder, KINDS } from '../../src/kinds/kinds.ts'
import { paths } from '../../src/addresses/paths.ts'
import type { Pictured } from '../../src/content/picture.ts'
import { documentPicture } from './documentPicture.ts'
import { latestDay, type SitemapEntry } from './sitemap.ts'

/** What the files beside the pages are written from. */
export type SiteContent = (typeof import('../../src/prerender.tsx'))['content']

type Details = Omit<SitemapEntry, 'url'>

/**
 * The sitemap's entries. A page changes with the newest document that it lists.
 *
 * @param pathnames of the pages that may be indexed
 */
export function sitemapEntries(pathnames: string[], content: SiteContent): SitemapEntry[] {
  const { address } = content.settings
  const known = new Map([
    [paths.home, homeDetails(content)],
    ...KINDS.map(({ folder, list }) => [list, newestOf(content[folder])] as const),
    ...KINDS.flatMap(({ folder }) => documentDetails(folder, content)),
    [paths.comparisons, newestOf(content.reviews)] as const,
    ...authorDetails(content),
  ])
  return pathnames.map((pathname) =>
    Object.assign({ url: address + pathname }, known.get(pathname)),
  )
}

function homeDetails({ recipes, reviews, posts, readPageData }: SiteContent): Details {
  const home = readPageData('home', {})
  return newestOf([
    ...shownOf<Listed>(recipes, home.recipes),
    ...shownOf<Listed>(reviews, home.reviews),
    ...shownOf<Listed>(posts, home.posts),
  ])
}

function authorDetails({ recipes, reviews, posts }: SiteContent): (readonly [string, Details])[] {
  const written = groupBy([...recipes, ...reviews, ...posts], ({ author }) => [author ?? ''])
  return [...written].map(([slug, some]) => [paths.author(slug), newestOf(some)])
}

/** The documents of which cards are shown. */
function shownOf<D extends Listed>(documents: readonly D[], cards: readonly { id: number }[]): D[] {
  const ids = new Set(cards.map(({ id }) => id))
  return documents.filter(({ id }) => id !== undefined && ids.has(id))
}

interface Listed extends Partial<Pictured> {
  id?: number
  date?: string
  updated?: string
}

function changeOf({ date, updated }: Listed): string | undefined {
  return updated ?? date
}

function newestOf(documents: readonly Listed[]): Details {
  return { lastmod: latestDay(documents.map(changeOf)) }
}

function documentDetails(folder: Folder, content: SiteContent): (readonly [string, Details])[] {
  const documents: Listed[] = content[folder]
  return documents.map((document) => {
    const { picture, imageDesc = '' } = document
    const img = picture && documentPicture({ picture, imageDesc }, '', content.settings.address).url
    return [documentLink(folder, document).path, { lastmod: changeOf(document), img }]
  })
}
