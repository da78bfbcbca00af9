/** Fetched while the browser is idle. A file of its own, since the entry shares it. */
export const layersOfPage = new Set<{ fetch: () => void }>()
