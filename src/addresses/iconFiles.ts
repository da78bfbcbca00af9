/** The logo as a PNG of 512 pixels, for the manifest, JSON-LD and feeds. */
export const LARGE_ICON = 'icon-512.png'
export const SVG_ICON = 'favicon.svg'
