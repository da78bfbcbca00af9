import type { EMBEDDED_PAGE_ID } from '../addresses/pageParts.ts'

// The name is repeated, since the entry would wait for an imported file.
const PAGE_ID: typeof EMBEDDED_PAGE_ID = 'page-data'

/** What a prerendered page tells the program that hydrates it. */
export interface EmbeddedPage {
  /** The route's name; empty on 404 pages. */
  name: string
  code: string
  /** Empty if the address names no document. */
  version: string
  /** The address of its data; empty if there is none. */
  data: string
  year: number
  scripts: string[]
}

export function embedPage({ name, code, version, data, year, scripts }: EmbeddedPage): string {
  const attributes = Object.entries({ name, code, version, data, year, scripts: scripts.join(' ') })
    .map(([attribute, value]) => ` data-${attribute}="${value}"`)
    .join('')
  return `<script type="application/json" id="${PAGE_ID}"${attributes}></script>`
}

/** Returns null if the page was not prerendered. */
export function readEmbeddedPage(): EmbeddedPage | null {
  const element = document.getElementById(PAGE_ID)
  if (!element) return null
  const { name = '', code = '', version = '', data = '', year, scripts = '' } = element.dataset
  return {
    name,
    code,
    version,
    data,
    year: Number(year),
    scripts: scripts.split(' ').filter(Boolean),
  }
}
