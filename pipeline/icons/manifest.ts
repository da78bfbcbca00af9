import { paths } from '../../src/addresses/paths.ts'
import { pageColor } from '../theme/siteTheme.ts'
import { LANGUAGE } from '../feeds/feed.ts'
import { PNG_ICONS } from './icons.ts'

export const MANIFEST = 'manifest.webmanifest'

/** By which a phone keeps the site beside its apps (https://www.w3.org/TR/appmanifest/). */
export function webManifest(site: { brand: string; description: string }): string {
  const { brand, description } = site
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
    // Every page has a way back, and links out of the site open in a browser.
    display: 'standalone',
    background_color: pageColor(),
    theme_color: pageColor(),
    icons,
  }
  return JSON.stringify(manifest, null, 2)
}
