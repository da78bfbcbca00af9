import { element, type Xml, xmlFile } from './xml.ts'

/** A page for search engines. */
export interface SitemapEntry {
  /** The absolute, canonical address. */
  url: string
  /** The day of the last change, YYYY-MM-DD; left out where nothing tells it. */
  lastChange?: string
  /** Absolute addresses of the page’s own pictures. */
  pictures: string[]
}

/** What one file may hold: https://www.sitemaps.org/protocol.html#index */
interface Limits {
  entries: number
  /** Before compression. */
  bytes: number
}
const LIMITS: Limits = { entries: 50_000, bytes: 50 * 1024 * 1024 }

/** More than the declaration and the root element take. */
const BYTES_AROUND = 512

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** What goes into one file. */
interface Part {
  urls: Xml[]
  bytes: number
  lastChange?: string
}

/**
 * Writes the sitemap: `sitemap.xml`, or where one file would be too large, `sitemap-1.xml` and so on
 * with `sitemap.xml` as their index.
 *
 * @param address of the site, without a slash at its end
 * @returns the text of each file by its name
 */
export function writeSitemap(
  entries: SitemapEntry[],
  address: string,
  limits: Limits = LIMITS,
): Map<string, string> {
  const parts = split(entries, limits)
  const [first] = parts
  if (first && parts.length === 1) return new Map([['sitemap.xml', urlSet(first)]])
  const index = parts.map(({ lastChange }, number) =>
    element(
      'sitemap',
      {},
      element('loc', {}, `${address}/${partName(number)}`),
      ...lastmod(lastChange),
    ),
  )
  return new Map([
    ['sitemap.xml', xmlFile(element('sitemapindex', { xmlns: SITEMAP }, ...index))],
    ...parts.map((part, number): [string, string] => [partName(number), urlSet(part)]),
  ])
}

function partName(index: number): string {
  return `sitemap-${index + 1}.xml`
}

function split(entries: SitemapEntry[], limits: Limits): Part[] {
  const parts: Part[] = []
  for (const entry of entries) {
    const url = urlElement(entry)
    const bytes = Buffer.byteLength(url.markup)
    const last = parts.at(-1)
    const fits = last && last.urls.length < limits.entries && last.bytes + bytes <= limits.bytes
    const part = fits ? last : { urls: [], bytes: BYTES_AROUND }
    if (!fits) parts.push(part)
    part.urls.push(url)
    part.bytes += bytes
    part.lastChange = latest([part.lastChange, entry.lastChange])
  }
  return parts
}

function urlElement({ url, lastChange, pictures }: SitemapEntry): Xml {
  const images = pictures.map((picture) =>
    element('image:image', {}, element('image:loc', {}, picture)),
  )
  return element('url', {}, element('loc', {}, url), ...lastmod(lastChange), ...images)
}

function lastmod(day: string | undefined): Xml[] {
  return day === undefined ? [] : [element('lastmod', {}, day)]
}

function urlSet({ urls }: Part): string {
  return xmlFile(element('urlset', { xmlns: SITEMAP, 'xmlns:image': IMAGES }, ...urls))
}

/** The latest of some days; undefined where none is known. */
export function latest(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
