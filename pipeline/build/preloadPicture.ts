/** A picture that is seen first, as `Picture` writes it. */
const FIRST =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/

/** A link that preloads the picture that a page shows first, if any: docs/decisions/first-paint.md. */
export function preloadPicture(body: string): string {
  const [, files, sizes] = FIRST.exec(body) ?? []
  if (files === undefined) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high"/>`
}
