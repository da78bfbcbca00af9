import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteRedirect } from '../../src/content/siteRedirects.ts'

/** The file that a host without redirects sends for an old address. */
export function redirectPageFile(from: string): string {
  const name = from.slice(1)
  return name.endsWith('.html') ? name : `${name}/index.html`
}

/** A page for hosts that cannot redirect; search engines take it for a redirect. */
export function redirectPage({ to }: SiteRedirect, siteAddress: string, brand: string): string {
  const [page = ''] = to.split(/[?#]/, 1)
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`This page has moved | ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={siteAddress + page} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </head>
      <body>
        <h1>This page has moved</h1>
        <p>
          It is now at <a href={to}>{to}</a>.
        </p>
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}
