/** The id of the element that says what a prerendered page was made from. */
const EMBEDDED_PAGE_ID = 'page-data'

/** What a prerendered page says of itself, so that it can be hydrated. */
export interface EmbeddedPage {
  /** The name of the route that was rendered; empty for the page of unknown addresses. */
  name: string
  /** Which code the page was made for; see `PageFile`. */
  code: string
  /** Which data it was rendered from; see `PageFile`. Empty when the address names no document. */
  version: string
  /** The address of that data; empty when there is none. */
  data: string
  /** The year in the copyright line. */
  year: number
  /** Addresses of the page's own code, for the entry to load beside the app. */
  scripts: string[]
}

/** The element that says to the browser what the page was made from. */
export function embedPage({ name, code, version, data, year, scripts }: EmbeddedPage): string {
  const attributes = [
    `id="${EMBEDDED_PAGE_ID}"`,
    `data-name="${name}"`,
    `data-code="${code}"`,
    `data-version="${version}"`,
    `data-data="${data}"`,
    `data-year="${year}"`,
    `data-scripts="${scripts.join(' ')}"`,
  ].join(' ')
  return `<script type="application/json" ${attributes}></script>`
}

/** What the page that the visit began with was made from; null when it was not prerendered. */
export function readEmbeddedPage(): EmbeddedPage | null {
  const element = document.getElementById(EMBEDDED_PAGE_ID)
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
