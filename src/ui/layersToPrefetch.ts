/** The layers to fetch while the browser is idle. The app and its pages share this file. */
export const layersToPrefetch = new Set<{ fetch: () => void }>()
