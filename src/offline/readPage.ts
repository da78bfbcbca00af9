/** What the HTML of a page says that the page needs, without a parser, which workers do not have. */
export interface PageNeeds {
  /** Which code the page was made for. */
  code: string
  /** Which data it was rendered from; empty when it has none. */
  version: string
  /** The address of that data; empty when there is none. */
  data: string
  /** Addresses of the code and styles that bring the page to life. */
  files: string[]
  /** The pictures in it, by the part of their names that all their files share, in order. */
  pictures: string[]
}

/** Reads the HTML of a prerendered page; null when it is none of this site. */
export function readPage(html: string): PageNeeds | null {
  const element = /<script type="application\/json" id="page-data"[^>]*>/.exec(html)?.[0]
  if (!element) return null
  const code = attribute(element, 'data-code')
  if (!code) return null
  const scripts = attribute(element, 'data-scripts').split(' ').filter(Boolean)
  const loaded = [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/[^"]+)"/g)]
  return {
    code,
    version: attribute(element, 'data-version'),
    data: attribute(element, 'data-data'),
    files: [...new Set([...loaded.map(([, address = '']) => address), ...scripts])],
    pictures: [...new Set([...html.matchAll(PICTURE)].map(([, name = '']) => name))],
  }
}

function attribute(element: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? ''
}

/** A picture in the narrowest of its files. */
const PICTURE = /\/pictures\/([\w-]+)-400\.avif/g
