import { groupBy } from '../../src/shared/groupBy.ts'
import { recipeTopics } from '../../src/content/prerender/recipeTopics.ts'
import { toDocumentLink } from '../../src/content/prerender/documentLink.ts'
import { type Folder, KINDS } from '../../src/kinds/kinds.ts'
import { paths } from '../../src/addresses/paths.ts'
import type { PicturedDocument } from '../../src/content/picture.ts'
import { documentPicture } from './documentPicture.ts'
import { xmlElement, type XmlMarkup, xmlFile } from './xml.ts'
import type { ProviderSettings } from '../../src/settings/settings.ts'

/** The content of feeds, the sitemap and other files beside the pages. */
export type SiteContent = (typeof import('../../src/prerender.tsx'))['content']

type Details = Omit<SitemapEntry, 'url'>

export function sitemapEntries(pathnames: string[], content: SiteContent): SitemapEntry[] {
  const { address } = content.settings
  const detailsByPath = new Map([
    ...listedDocuments(content).map(([path, listed]) => [path, newestChange(listed)] as const),
    ...KINDS.flatMap(({ folder }) => documentDetails(folder, content)),
  ])
  return pathnames.map((pathname) =>
    Object.assign({ url: address + pathname }, detailsByPath.get(pathname)),
  )
}

/** Returns the documents on each list page. The newest of them dates the page. */
function listedDocuments(content: SiteContent): (readonly [path: string, Listed[]])[] {
  const { recipes, reviews, posts } = content
  const home = content.readPageData('home', {})
  const byAuthor = groupBy([...recipes, ...reviews, ...posts], ({ author = '' }) => [author])
  const onHome = [
    ...documentsOfCards(recipes, home.recipes),
    ...documentsOfCards(reviews, home.reviews),
    ...documentsOfCards(posts, home.posts),
  ]
  return [
    [paths.home, onHome],
    ...KINDS.map(({ folder, list }) => [list, content[folder]] as const),
    [paths.comparisons, reviews],
    ...[...byAuthor].map(([slug, written]) => [paths.author(slug), written] as const),
    ...[...recipeTopics(recipes)].map(([path, topic]) => [path, topic.recipes] as const),
  ]
}

function documentsOfCards(documents: readonly Listed[], cards: readonly { id: number }[]) {
  const ids = new Set(cards.map(({ id }) => id))
  return documents.filter(({ id }) => id !== undefined && ids.has(id))
}

interface Listed extends Partial<PicturedDocument> {
  id?: number
  date?: string
  updated?: string
}

function newestChange(documents: readonly Listed[]): Details {
  return { lastmod: latestDay(documents.map(({ date, updated }) => updated ?? date)) }
}

function documentDetails(folder: Folder, content: SiteContent): (readonly [string, Details])[] {
  const documents: Listed[] = content[folder]
  return documents.map((document) => {
    const { picture, imageDesc = '' } = document
    const img = picture && documentPicture({ picture, imageDesc }, '', content.settings.address).url
    return [toDocumentLink(folder, document).path, { ...newestChange([document]), img }]
  })
}

interface SitemapEntry {
  url: string
  lastmod?: string
  img?: string
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
}

/** The limit of https://www.sitemaps.org/protocol.html for one file. */
const MAX_PAGES = 50_000

/** Writes `sitemap.xml`. @throws when there are more pages than one sitemap may list */
export function writeSitemap(entries: SitemapEntry[]): string {
  if (entries.length > MAX_PAGES)
    throw new Error(`A sitemap names ${MAX_PAGES} pages at most; this site has ${entries.length}.`)
  return xmlFile(xmlElement('urlset', NAMESPACES, ...entries.map(urlElement)))
}

function urlElement({ url, lastmod, img }: SitemapEntry): XmlMarkup {
  return xmlElement(
    'url',
    {},
    xmlElement('loc', {}, url),
    lastmod && xmlElement('lastmod', {}, lastmod),
    img && xmlElement('image:image', {}, xmlElement('image:loc', {}, img)),
  )
}

export function latestDay(days: (string | undefined)[]): string | undefined {
  return days.filter(Boolean).toSorted().at(-1)
}

/** Forbids no page, since crawlers read `noindex` only on a visit (RFC 9309). */
export function robotsTxt(address: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${address}/sitemap.xml\n`
}

/** Returns the name and text of ads.txt, with Google’s id (https://support.google.com/adsense/answer/12171612). */
export function adsTxt({ ads, adsense }: ProviderSettings): [string, string][] {
  if (ads !== 'adsense' || !adsense) return []
  const publisher = adsense.client.replace(/^ca-/, '')
  return [['ads.txt', `google.com, ${publisher}, DIRECT, f08c47fec0942fa0\n`]]
}
