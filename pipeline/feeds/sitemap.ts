import { xmlElement, type XmlMarkup, xmlFile } from './xml.ts'

export interface SitemapEntry {
  url: string
  lastmod?: string
  img?: string
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
}

/** By https://www.sitemaps.org/protocol.html. */
const MOST_PAGES = 50_000

/** Writes `sitemap.xml`. @throws for more pages than search engines read from one */
export function writeSitemap(entries: SitemapEntry[]): string {
  if (entries.length > MOST_PAGES) {
    throw new Error(`A sitemap names ${MOST_PAGES} pages at most; this site has ${entries.length}.`)
  }
  return xmlFile(xmlElement('urlset', NAMESPACES, ...entries.map(urlElement)))
}

function urlElement({ url, lastmod, img }: SitemapEntry): XmlMarkup {
  return xmlElement(
    'url',
    {},
    xmlElement('loc', {}, url),
    ...(lastmod ? [xmlElement('lastmod', {}, lastmod)] : []),
    ...(img ? [xmlElement('image:image', {}, xmlElement('image:loc', {}, img))] : []),
  )
}

export function latestDay(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
