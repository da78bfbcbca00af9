/**
 * The parts of the program that the page shown now may come to use, to be fetched while the browser is
 * idle. In a file of its own, without what loads them, which the entry of the site shares.
 */
export const layersOfPage = new Set<{ fetch: () => void }>()
