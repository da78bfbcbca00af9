import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '../../src/shared/checkJson.ts'
import { buildColors, ownColors, roles, type SiteColors } from '../../src/theme/palette.ts'
import { sitePaths } from '../system/sitePaths.ts'

export interface SiteTheme extends SiteColors {
  /** The scheme for visitors who have not chosen. */
  scheme: 'auto' | 'light' | 'dark'
  /** How round corners are; 1 as in the design. */
  corners: number
}

const CORNERS: ReadonlyMap<unknown, number> = new Map([
  ['slight', 0.4],
  ['square', 0],
])

const THEME_FILE = path.join(sitePaths.content, 'theme.yaml')
const LOGO_FILE = path.join(sitePaths.content, 'logo.svg')

let current: ReturnType<typeof readLook> | undefined

function look() {
  return (current ??= readLook())
}

/** The files of the look; texts are empty where the site has no such file. */
function readLook() {
  const [theme, logo] = [readText(THEME_FILE), readText(LOGO_FILE)]
  const hash = createHash('sha256')
    .update(JSON.stringify([theme, logo]))
    .digest('hex')
  return { theme: parseTheme(theme), logo, hash: theme + logo === '' ? '' : hash }
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Reads the files again, which a build does once. */
export function refreshLook(): void {
  current = readLook()
}

/** The look that `content/theme.yaml` asks for; the content check reports what is wrong in it. */
export function siteTheme(): SiteTheme {
  return look().theme
}

/** A hash of the look, for keys of the cache and names of pictures; '' for the design as it comes. */
export function lookHash(): string {
  return look().hash
}

function parseTheme(text: string): SiteTheme {
  const { colors, scheme, corners, patterns } = recordIn(text)
  const built = buildColors(ownColors(colors))
  return {
    palette: built.palette,
    roles: patterns === 'none' ? withoutPatterns(built.roles) : built.roles,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    corners: CORNERS.get(corners) ?? 1,
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

/** The ground of pages by day; what is transparent in a photo is laid on it. */
export function pageColor(): string {
  return siteTheme().roles.light['--page']
}

export function hasOwnLogo(): boolean {
  return look().logo !== ''
}

/** The SVG of the site's logo: its own, or the design's in the site's colors. @param size in pixels */
export function drawLogo(size: number): string {
  const svg = look().logo || designLogo()
  return svg.replace(/<svg\b[^>]*>/, (tag) => {
    const bare = tag.replaceAll(/\s(?:width|height)="[^"]*"/g, '')
    return bare.replace('<svg', `<svg width="${size}" height="${size}"`)
  })
}

function designLogo(): string {
  const own = siteTheme().roles.light
  return readFileSync(path.join(sitePaths.root, 'src/theme/logo-mark.svg'), 'utf8')
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(roles.light['--primary'], own['--primary'])
    .replaceAll(roles.light['--page'], own['--page'])
}
