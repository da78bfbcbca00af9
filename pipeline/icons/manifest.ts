import { paths } from '../../src/addresses/paths.ts'
import { roles } from '../../src/theme/palette.ts'
import { LANGUAGE } from '../feeds/feed.ts'
import { PNG_ICONS } from './icons.ts'

/** Its name, from the root of the site. */
export const MANIFEST = 'manifest.webmanifest'

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/), by which a phone keeps the site beside its
 * apps.
 */
export function webManifest({
  brand,
  description,
}: {
  brand: string
  description: string
}): string {
  const icons = PNG_ICONS.flatMap(({ name, size, purpose }) =>
    purpose ? [{ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  )
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: LANGUAGE,
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    // It has a way back on every page, and links out of it open in a browser.
    display: 'standalone',
    background_color: roles.light['--page'],
    theme_color: roles.light['--page'],
    icons,
  }
  return JSON.stringify(manifest, null, 2)
}
