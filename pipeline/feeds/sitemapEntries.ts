import { documentLink } from '../../src/content/documentLink.ts'
import { type Folder, KINDS } from '../../src/kinds/kinds.ts'
import { paths } from '../../src/addresses/paths.ts'
import { documentPicture, type Illustrated } from './documentPicture.ts'
import type { SiteContent } from './siteContent.ts'
import { latestDay, type SitemapEntry } from './sitemap.ts'

type Details = Omit<SitemapEntry, 'url'>

/**
 * What the sitemap says of pages. The day of a change is that of the document; a list changes with
 * the newest of what it shows. Of a document without a date, and of standing pages, nothing is said.
 *
 * @param pathnames of the pages that may be indexed
 */
export function sitemapEntries(pathnames: string[], content: SiteContent): SitemapEntry[] {
  const { address } = content.settings
  const known = new Map([
    [paths.home, homeDetails(content)],
    ...KINDS.map(({ folder, list }) => [list, newestOf(content[folder])] as const),
    ...KINDS.flatMap(({ folder }) => documentDetails(folder, content)),
  ])
  return pathnames.map((pathname) =>
    Object.assign({ url: address + pathname }, known.get(pathname)),
  )
}

function homeDetails({ recipes, readPageData }: SiteContent): Details {
  const home = readPageData('home', {})
  const onHome = new Set(home.recipes.map(({ id }) => id))
  return newestOf([...recipes.filter(({ id }) => onHome.has(id)), ...home.posts])
}

interface Listed extends Illustrated {
  /** The day of the document; not every kind has one. */
  date?: string
}

function newestOf(documents: readonly Listed[]): Details {
  return { lastmod: latestDay(documents.map(({ date }) => date)) }
}

function documentDetails(folder: Folder, content: SiteContent): (readonly [string, Details])[] {
  const documents: Listed[] = content[folder]
  return documents.map((document) => {
    const { url } = documentPicture(document, '', content.settings.address)
    return [documentLink(folder, document).path, { lastmod: document.date, img: url }]
  })
}
