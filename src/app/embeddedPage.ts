/** The id of the element that carries the data of a prerendered page. */
export const EMBEDDED_PAGE_ID = 'page-data'

/** What a prerendered page carries along, so that it can be hydrated without another request. */
export interface EmbeddedPage {
  /** The name of the route that was rendered; empty for the page of unknown addresses. */
  name: string
  /** The data it was rendered from, as JSON. */
  json: string
  /** The year in the copyright line. */
  year: number
}

/** What the page that the visit began with carries; null when it was not prerendered. */
export function readEmbeddedPage(): EmbeddedPage | null {
  const element = document.getElementById(EMBEDDED_PAGE_ID)
  if (!element) return null
  const { name, year } = element.dataset
  return { name: name ?? '', json: element.textContent, year: Number(year) }
}
