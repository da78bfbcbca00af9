import { renderToStaticMarkup } from 'react-dom/server'
import type { FileWords } from '../../src/content/prerender/fileWords.ts'
import type { SiteRedirect } from '../../src/content/prerender/siteRedirects.ts'

/** Returns the file that a host without redirects serves for an old address. */
export function redirectPageFile(from: string): string {
  const name = from.slice(1)
  return name.endsWith('.html') ? name : `${name}/index.html`
}

/** Returns a page for hosts that cannot redirect; search engines treat it as a redirect. */
export function redirectPage(
  { to }: SiteRedirect,
  { address, brand }: { address: string; brand: string },
  words: FileWords,
): string {
  const [page = ''] = to.split(/[?#]/, 1)
  const html = renderToStaticMarkup(
    <html lang={words.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${words.moved} | ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={new URL(page, address).href} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </head>
      <body>
        <h1>{words.moved}</h1>
        <p>{words.movedTo({ address: to, link: (text) => <a href={to}>{text}</a> })}</p>
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}
