import type { EMBEDDED_PAGE_ID } from '../addresses/pageParts.ts'

// Repeated here, since an import would delay the entry script.
const PAGE_ID: typeof EMBEDDED_PAGE_ID = 'page-data'

/** The facts that a prerendered page passes to the app that hydrates it. */
export interface EmbeddedPage {
  /** The route's name; empty on 404 pages. */
  name: string
  code: string
  /** The version of the page's data; empty if the address belongs to no document. */
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
