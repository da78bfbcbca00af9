/** The site's mark as a PNG of 512 pixels; it is also the logo in JSON-LD and feeds. */
export const LARGE_ICON = 'icon-512.png'
