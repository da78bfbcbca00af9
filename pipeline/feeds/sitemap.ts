import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'

/** A page with absolute addresses, as the library takes it. */
export interface SitemapEntry {
  url: string
  /** The day of the last change, YYYY-MM-DD. */
  lastmod?: string
  /** The page’s own picture. */
  img?: string
}

/** By https://www.sitemaps.org/protocol.html. */
const MOST_PAGES = 50_000

const IMAGES = { image: true, news: false, video: false, xhtml: false }

/** Writes `sitemap.xml`. @throws for more pages than search engines read from one */
export function writeSitemap(entries: SitemapEntry[]): Promise<Buffer> {
  if (entries.length > MOST_PAGES) {
    throw new Error(`A sitemap names ${MOST_PAGES} pages at most; this site has ${entries.length}.`)
  }
  const stream = new SitemapStream({ lastmodDateOnly: true, xmlns: IMAGES })
  return streamToPromise(Readable.from(entries).pipe(stream))
}

/** The latest of some days; undefined where none is known. */
export function latestDay(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
