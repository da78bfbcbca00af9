import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'

/** A page with absolute addresses, as the library takes it. */
export interface SitemapEntry {
  url: string
  /** The day of the last change, YYYY-MM-DD. */
  lastmod?: string
  /** The page’s own picture. */
  img?: string
}

/**
 * Pages of one file. The protocol allows 50,000 and 50 MB
 * (https://www.sitemaps.org/protocol.html#index); this fits even with the longest addresses.
 */
const PAGES = 5000

const DAYS = { lastmodDateOnly: true }
const IMAGES = { image: true, news: false, video: false, xhtml: false }

/**
 * Writes `sitemap.xml` or, where it would be too large, `sitemap-1.xml` and so on with their index.
 *
 * @param address of the site, without a slash at its end
 * @returns the text of each file by its name
 */
export async function writeSitemap(
  entries: SitemapEntry[],
  address: string,
  most = PAGES,
): Promise<Map<string, Buffer>> {
  if (entries.length <= most) return new Map([['sitemap.xml', await writeUrlSet(entries)]])
  const index = new SitemapIndexStream(DAYS)
  const files = new Map<string, Buffer>()
  for (let from = 0; from < entries.length; from += most) {
    const part = entries.slice(from, from + most)
    const name = `sitemap-${files.size + 1}.xml`
    files.set(name, await writeUrlSet(part))
    index.write({
      url: `${address}/${name}`,
      lastmod: latestDay(part.map(({ lastmod }) => lastmod)),
    })
  }
  index.end()
  return files.set('sitemap.xml', await streamToPromise(index))
}

function writeUrlSet(entries: SitemapEntry[]): Promise<Buffer> {
  const stream = new SitemapStream({ ...DAYS, xmlns: IMAGES })
  return streamToPromise(Readable.from(entries).pipe(stream))
}

/** The latest of some days; undefined where none is known. */
export function latestDay(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
