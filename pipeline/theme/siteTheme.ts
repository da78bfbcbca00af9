import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { asText, isRecord } from '../../src/shared/checkJson.ts'
import { buildColors, ownColors, roles, type SiteColors } from '../../src/theme/palette.ts'
import { sitePaths } from '../system/sitePaths.ts'

export type FontRole = 'headings' | 'text'

export interface SiteTheme extends SiteColors {
  /** The color scheme for visitors who have not chosen one. */
  scheme: 'auto' | 'light' | 'dark'
  /** The factor for corner radii; 1 in the original design. */
  corners: number
  /** The fonts that replace those of the design: families, packages or files. */
  fonts: Partial<Record<FontRole, string>>
}

const CORNERS: ReadonlyMap<unknown, number> = new Map([
  ['slight', 0.4],
  ['square', 0],
])

const THEME_FILE = path.join(sitePaths.content, 'theme.yaml')
const LOGO_FILE = path.join(sitePaths.content, 'logo.svg')
const FONTS = path.join(sitePaths.content, 'fonts')

let currentAppearance: ReturnType<typeof readAppearance> | undefined

function appearance() {
  return (currentAppearance ??= readAppearance())
}

/** Reads theme.yaml, logo.svg and fonts. A missing file gives an empty text. */
function readAppearance() {
  const [theme, logo] = [readTextIfThere(THEME_FILE), readTextIfThere(LOGO_FILE)]
  const fonts = existsSync(FONTS) ? readdirSync(FONTS).toSorted() : []
  const files = fonts.map((name) => readFileSync(path.join(FONTS, name)))
  const parts = [theme, logo, ...fonts, ...files.map((bytes) => bytes.toString('base64'))]
  const isOriginal = theme + logo === ''
  const key = isOriginal ? '' : hash('sha256', JSON.stringify(parts), 'hex')
  return { theme: parseTheme(theme), logo, hash: key }
}

function readTextIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Makes the next access read the files again. Builds read them only once. */
export function refreshAppearance(): void {
  currentAppearance = readAppearance()
}

/** Returns the theme of `content/theme.yaml`, whose mistakes the content check reports. */
export function siteTheme(): SiteTheme {
  return appearance().theme
}

/** Hashes theme, logo and fonts for cache keys and picture names; '' for the original design. */
export function appearanceHash(): string {
  return appearance().hash
}

function parseTheme(text: string): SiteTheme {
  const { colors, scheme, corners, patterns, fonts } = recordIn(text)
  const built = buildColors(ownColors(colors))
  return {
    palette: built.palette,
    roles: patterns === 'none' ? withoutPatterns(built.roles) : built.roles,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    corners: CORNERS.get(corners) ?? 1,
    fonts: isRecord(fonts) ? { headings: asText(fonts.headings), text: asText(fonts.text) } : {},
  }
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = parse(text)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function withoutPatterns(built: SiteColors['roles']): SiteColors['roles'] {
  const none = {
    '--awning-dark': 'transparent',
    '--awning-light': 'transparent',
    '--gingham': 'transparent',
  }
  return { light: { ...built.light, ...none }, dark: { ...built.dark, ...none } }
}

/** Returns the page background of the light scheme, which fills transparent parts of photos. */
export function pageColor(): string {
  return siteTheme().roles.light['--page']
}

export function hasOwnLogo(): boolean {
  return appearance().logo !== ''
}

/** Returns the SVG of the site's logo, else the original in the site's colors. @param size in px */
export function drawLogo(size: number): string {
  const svg = appearance().logo || designLogo()
  return svg.replace(/<svg\b[^>]*>/, (tag) => {
    const bare = tag.replaceAll(/\s(?:width|height)="[^"]*"/g, '')
    return bare.replace('<svg', `<svg width="${size}" height="${size}"`)
  })
}

function designLogo(): string {
  const siteColors = siteTheme().roles.light
  return readFileSync(path.join(sitePaths.root, 'src/theme/logo-mark.svg'), 'utf8')
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(roles.light['--primary'], siteColors['--primary'])
    .replaceAll(roles.light['--page'], siteColors['--page'])
}
