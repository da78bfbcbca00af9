/** Requests to hosts of the built site, with the expected answers. */
import type { BuiltSite } from '../site/builtSite.ts'

export const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'

function fileLike(site: BuiltSite, pattern: RegExp): string {
  const name = [...site.files.keys()].find((file) => pattern.test(file))
  if (!name) throw new Error(`dist/ has no file like ${pattern}.`)
  return name
}

export const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

/** Returns addresses with their file of the site, its type and its cache lifetime. */
export function foundIn(site: BuiltSite): [string, string, string | RegExp, string][] {
  return [
    ['/', 'index.html', html, REVALIDATE],
    ['/recipes', 'recipes/index.html', html, REVALIDATE],
    ['/recipes/7', 'recipes/7/index.html', html, REVALIDATE],
    ['/recipes/7/', 'recipes/7/index.html', html, REVALIDATE],
    ['/recipes/7/index.html', 'recipes/7/index.html', html, REVALIDATE],
    ['/recipes/%37?x=1', 'recipes/7/index.html', html, REVALIDATE],
    ['/data/recipes/7.json', 'data/recipes/7.json', json, REVALIDATE],
    ['/feed.xml', 'feed.xml', 'application/rss+xml; charset=utf-8', REVALIDATE],
    ['/recipes/feed.json', 'recipes/feed.json', 'application/feed+json; charset=utf-8', REVALIDATE],
    ['/sitemap.xml', 'sitemap.xml', /^application\/xml(; charset=utf-8)?$/, REVALIDATE],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', REVALIDATE],
    ['/sw.js', 'sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/favicon.ico', 'favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, REVALIDATE],
    ['/favicon.svg', 'favicon.svg', /^image\/svg\+xml(; charset=utf-8)?$/, REVALIDATE],
    [`/${MANIFEST}`, MANIFEST, 'application/manifest+json; charset=utf-8', REVALIDATE],
    ...KEPT.map(([pattern, type]): [string, string, string, string] => {
      const name = fileLike(site, pattern)
      return [`/${name}`, name, type, FOREVER]
    }),
  ]
}

const MANIFEST = 'manifest.webmanifest'

const KEPT: [RegExp, string][] = [
  [/^assets\/.*\.js$/, 'text/javascript; charset=utf-8'],
  [/^assets\/.*\.css$/, 'text/css; charset=utf-8'],
  [/^assets\/.*\.woff2$/, 'font/woff2'],
  [/^assets\/search\/.*\.json$/, json],
  [/^pictures\/.*\.avif$/, 'image/avif'],
  [/^pictures\/.*\.webp$/, 'image/webp'],
  [/^pictures\/.*\.jpg$/, 'image/jpeg'],
]

export const MISSING: [string, string][] = [
  ['/nowhere', '404.html'],
  ['/404.html', '404.html'],
  ['/recipes/999', 'recipes/404.html'],
  ['/recipes/404.html', 'recipes/404.html'],
  ['/recipes/999/print/?x=1', 'recipes/404.html'],
  ['/blog/999/', 'blog/404.html'],
]

export const NOT_FOR_VISITORS = [
  '/data/recipes/999.json',
  '/assets/',
  '/assets/app-old.js',
  '/recipes//7',
  '//',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.htaccess',
  '/.well-known/.env',
]

export const ENDLESS = ['a/', '%61/', '/', '%2f', 'recipes/7/', 'a'].map(
  (part) => `/${part.repeat(Math.floor(7000 / part.length))}`,
)

export const LEADING_AWAY = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/recipes/../../package.json',
  '/assets../package.json',
  '/../dist-old/index.html',
  '/-old/index.html',
  '//etc/passwd',
  '/index.html%00',
  '/%',
  '/%ff',
]
