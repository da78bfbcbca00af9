/** The site's mark as a PNG of 512 pixels, from the root of the site; it stands for the organization. */
export const LARGE_ICON = 'icon-512.png'
export const SVG_ICON = 'favicon.svg'
