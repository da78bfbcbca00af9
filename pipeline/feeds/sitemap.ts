import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'

/** A page for search engines, as the library takes it. */
export interface SitemapEntry {
  /** The absolute, canonical address. */
  url: string
  /** The day of the last change, YYYY-MM-DD; left out where it is not known. */
  lastmod?: string
  /** The absolute address of the page’s own picture. */
  img?: string
}

/**
 * How many pages one file holds. The protocol allows 50,000, and 50 MB before compression
 * (https://www.sitemaps.org/protocol.html#index); these stay below both, even where every picture
 * has the longest address that content may name, each of its characters escaped as nine bytes.
 */
const PAGES = 5000

const DAYS = { lastmodDateOnly: true }
const IMAGES = { image: true, news: false, video: false, xhtml: false }

/**
 * Writes the sitemap: `sitemap.xml`, or where one file would be too large, `sitemap-1.xml` and so on
 * with `sitemap.xml` as their index.
 *
 * @param address of the site, without a slash at its end
 * @param most how many pages one file holds
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
