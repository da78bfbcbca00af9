/** The id of the element that carries the data of a prerendered page. */
const EMBEDDED_PAGE_ID = 'page-data'

/** What a prerendered page carries along, so that it can be hydrated without another request. */
export interface EmbeddedPage {
  /** The name of the route that was rendered; empty for the page of unknown addresses. */
  name: string
  /** The data it was rendered from, as JSON. */
  json: string
  /** Which code the page was made for; see `PageFile`. */
  code: string
  /** The year in the copyright line. */
  year: number
  /** Addresses of the page's own code, for the entry to load beside the app. */
  scripts: string[]
}

/** The element that carries the page's data to the browser. */
export function embedPage({ name, json, code, year, scripts }: EmbeddedPage): string {
  const attributes = [
    `id="${EMBEDDED_PAGE_ID}"`,
    `data-name="${name}"`,
    `data-code="${code}"`,
    `data-year="${year}"`,
    `data-scripts="${scripts.join(' ')}"`,
  ].join(' ')
  // In JSON a “<” only stands inside strings, where its escape means the same.
  return `<script type="application/json" ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`
}

/** What the page that the visit began with carries; null when it was not prerendered. */
export function readEmbeddedPage(): EmbeddedPage | null {
  const element = document.getElementById(EMBEDDED_PAGE_ID)
  if (!element) return null
  const { name = '', code = '', year, scripts = '' } = element.dataset
  return {
    name,
    json: element.textContent,
    code,
    year: Number(year),
    scripts: scripts.split(' ').filter(Boolean),
  }
}
