declare module 'virtual:theme.css'
declare module 'virtual:fonts.css'

// Icons are imported one by one, since the package's index imports all six thousand.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
  /** The SVG elements of the icon with their attributes. */
  // oxlint-disable-next-line no-underscore-dangle -- The package gives it this name.
  export const __iconNode: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/** The parts of content/theme.yaml that browsers need. */
declare module 'virtual:appearance' {
  export const appearance: {
    pageColors: Record<'light' | 'dark', string>
    scheme: 'auto' | 'light' | 'dark'
    hasOwnLogo: boolean
  }
}

interface ImportMetaEnv {
  /** Path prefix of the site, such as `/bakery`; set by pipeline/vite/viteBase.ts. */
  readonly SITE_BASE: string
}

/** The content check ensures this type; JSON imports have no unions or optional fields. */
declare module 'contentlayer/generated/Site/_index.json' {
  import type { Site } from 'contentlayer/generated'

  const site: Site
  export = site
}
