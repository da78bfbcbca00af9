/**
 * robots.txt (RFC 9309): every page may be visited. Those that should not be found say so themselves
 * (`noindex`), which a crawler can only read on a page that it may visit.
 *
 * @param address of the site, without a slash at its end
 */
export function robotsTxt(address: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${address}/sitemap.xml\n`
}

const NOINDEX = /<meta(?=[^>]*\bname="robots")(?=[^>]*\bcontent="[^"]*\bnoindex\b)[^>]*>/

/** Whether a page, by what stands in its head, may be found by searching. */
export function mayBeIndexed(head: string): boolean {
  return !NOINDEX.test(head)
}
