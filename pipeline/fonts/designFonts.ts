import type { FontRole } from '../theme/siteTheme.ts'
import { SYSTEM_FONTS } from './systemFonts.ts'

export interface SiteFont {
  family: string
  kind: 'sans-serif' | 'serif'
  /** In em. */
  ascent: number
  descent: number
  /** Fallback fonts by weights, with widths measured as in `systemFonts.ts`. */
  standIns: readonly { declaredWeights: string; isBold: boolean; width: number }[]
  files: readonly FontFile[]
  license: FontLicense
}

interface FontFile {
  /** Relative to the project root. */
  address: string
  /** The weights that styles may request. */
  declaredWeights: string
  /** In `unicode-range` syntax; the first file serves all other characters. */
  characters?: string
}

/** The package of a font, or the license text in the font file. */
export type FontLicense = { package: string } | { name: string; text: string }

/** Characters of English and western European languages. */
export const COMMON =
  'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+BC-BE,U+C0-FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212'
/** The remaining characters of the package's Latin file. */
const RARE =
  'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-BB,U+BF,U+131,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2215'
/** Letters of further Latin languages, from Polish to Turkish. */
const EXTENDED =
  'U+100-130,U+132-151,U+154-24F,U+259,U+2B9-2BA,U+2C7,U+2DD,U+1E00-1EFF,U+2020,U+20A1-20AB,U+20AD-20BD'

/** Headings use one weight. Nearly all pages need only the first file of each font. */
export const DESIGN_FONTS = {
  headings: {
    family: 'Fraunces',
    kind: 'serif',
    ascent: 0.978,
    descent: 0.255,
    weights: 570,
    standIns: [{ declaredWeights: '100 900', isBold: true, width: 0.4731 }],
    files: fontFiles('fraunces', '100 900'),
    license: { package: '@fontsource-variable/fraunces' },
  },
  text: {
    family: 'Figtree',
    kind: 'sans-serif',
    ascent: 0.95,
    descent: 0.25,
    weights: { min: 400, max: 700 },
    standIns: [
      { declaredWeights: '400 500', isBold: false, width: 0.4414 },
      { declaredWeights: '600 700', isBold: true, width: 0.451 },
    ],
    files: fontFiles('figtree', '400 700'),
    license: { package: '@fontsource-variable/figtree' },
  },
} as const satisfies Record<FontRole, SiteFont & { weights: Weights }>

/** The weights that a file keeps: a single weight or a range. */
export type Weights = number | { min: number; max: number }

function fontFiles(font: string, declaredWeights: string) {
  const file = (name: string, subset: string, characters: string) => ({
    name,
    address: `/src/theme/fonts/${name}`,
    from: `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`,
    declaredWeights,
    characters,
  })
  return [
    file(`${font}.woff2`, 'latin', COMMON),
    file(`${font}-rare.woff2`, 'latin', RARE),
    file(`${font}-extended.woff2`, 'latin-ext', EXTENDED),
  ] as const
}

/** Returns the CSS font stack of a site font, including its fallbacks. */
export function fontStack({ family, kind }: SiteFont): string {
  const systems = SYSTEM_FONTS.filter(([, of]) => of === kind)
  const names = [family, ...systems.map(([system]) => `${family} as ${system}`)]
  const last = kind === 'serif' ? 'serif' : 'system-ui, sans-serif'
  return [...new Set(names)].map((name) => `'${name}', `).join('') + last
}

export function renderFontFaces(fonts: readonly SiteFont[]): string {
  return [...fonts.flatMap(ownFaces), ...fonts.flatMap(standInFaces)].join('')
}

function ownFaces({ family, files }: SiteFont): string[] {
  return files.map(({ address, declaredWeights, characters }, index) =>
    face(family, declaredWeights, {
      'font-display': 'swap',
      src: `url('${address}') format('woff2')`,
      // No range for the first file: pages declare it, and later declarations override it.
      ...(index > 0 && characters && { 'unicode-range': characters }),
    }),
  )
}

/** Scales system fonts to the metrics of a site font, so that loading it shifts nothing. */
function standInFaces({ family, kind, ascent, descent, standIns }: SiteFont): string[] {
  return SYSTEM_FONTS.flatMap(([system, of, isBold, names, width]) => {
    const standIn = standIns.find((each) => of === kind && each.isBold === isBold)
    if (!standIn) return []
    const size = standIn.width / width
    return face(`${family} as ${system}`, standIn.declaredWeights, {
      src: names.replaceAll(/[^,]+/g, (name) => `local('${name.trim()}')`),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
      'size-adjust': percent(size),
    })
  })
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

function face(family: string, weights: string, descriptors: Record<string, string>): string {
  const all = { 'font-family': `'${family}'`, 'font-weight': weights, ...descriptors }
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}
