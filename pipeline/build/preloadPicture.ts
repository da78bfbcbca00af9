/** A picture that is seen first, as `Picture` writes it: its files, how wide it stands, its priority. */
const FIRST =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/

/**
 * Asks for the picture that a page shows first, from its head: a browser finds it in the page only
 * when it has read that far, which on a slow phone is often after the first paint, and then the
 * pictures beside it share the connection. docs/decisions/first-paint.md has the figures.
 *
 * @param body HTML as React writes it
 * @returns a link, or nothing when no picture of this site is seen first
 */
export function preloadPicture(body: string): string {
  const [, files, sizes] = FIRST.exec(body) ?? []
  if (files === undefined) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high"/>`
}
