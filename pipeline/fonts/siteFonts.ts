export interface SiteFont {
  family: string
  /** The weights that its files keep: one, or all between two. */
  weights: number | { min: number; max: number }
  /** The weights that styles may ask for. */
  declaredWeights: string
  files: readonly FontFile[]
}

export type FontFile = ReturnType<typeof filesOf>[number]

/** The characters of English and western European languages. */
const COMMON =
  'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+BC-BE,U+C0-FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212'
/** All other characters of the package's Latin file. */
const RARE =
  'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-BB,U+BF,U+131,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2215'
/** The letters of languages from Polish to Turkish. */
const EXTENDED =
  'U+100-130,U+132-151,U+154-24F,U+259,U+2B9-2BA,U+2C7,U+2DD,U+1E00-1EFF,U+2020,U+20A1-20AB,U+20AD-20BD'

/** Headings have one weight. Nearly every page needs only the first file of each font. */
export const SITE_FONTS: Record<'display' | 'text', SiteFont> = {
  display: {
    family: 'Fraunces',
    weights: 570,
    declaredWeights: '100 900',
    files: filesOf('fraunces'),
  },
  text: {
    family: 'Figtree',
    weights: { min: 400, max: 700 },
    declaredWeights: '400 700',
    files: filesOf('figtree'),
  },
}

/** Lists the files of a font, each with its characters in the form of `unicode-range`. */
function filesOf(font: string) {
  const from = (subset: string) =>
    `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`
  return [
    { name: `${font}.woff2`, from: from('latin'), characters: COMMON },
    { name: `${font}-rare.woff2`, from: from('latin'), characters: RARE },
    { name: `${font}-extended.woff2`, from: from('latin-ext'), characters: EXTENDED },
  ]
}

/**
 * System fonts, scaled to the site's so that nothing moves later: docs/decisions/fonts.md.
 * Each has family, weights and names in systems; ascent, descent and size are in percent.
 */
const STAND_INS = [
  ['Figtree as Roboto', '400 500', 'Roboto, Roboto-Regular', 94.2, 24.8, 100.8],
  [
    'Figtree as Roboto',
    '600 700',
    'Roboto Bold, Roboto-Bold, Roboto, Roboto-Regular',
    93.6,
    24.6,
    101.5,
  ],
  ['Figtree as Arial', '400 500', 'Arial, Liberation Sans', 94.4, 24.8, 100.6],
  [
    'Figtree as Arial',
    '600 700',
    'Arial Bold, Arial-BoldMT, Liberation Sans Bold',
    99.3,
    26.1,
    95.6,
  ],
  ['Figtree as DejaVu Sans', '400 500', 'DejaVu Sans', 108.1, 28.5, 87.9],
  ['Figtree as DejaVu Sans', '600 700', 'DejaVu Sans Bold', 119.5, 31.4, 79.5],
  ['Fraunces as Georgia', '100 900', 'Georgia Bold, Georgia-Bold', 104.8, 27.3, 93.3],
  ['Fraunces as Noto Serif', '100 900', 'Noto Serif Bold', 103.3, 26.9, 94.6],
  ['Fraunces as Liberation Serif', '100 900', 'Liberation Serif Bold', 87.7, 22.9, 111.6],
  ['Fraunces as DejaVu Serif', '100 900', 'DejaVu Serif Bold', 115.4, 30.1, 84.7],
] as const

/** Returns the styles that declare all fonts. */
export function renderFontFaces(): string {
  const faces = Object.values(SITE_FONTS).flatMap(({ family, declaredWeights, files }) =>
    files.map(({ name, characters }, index) =>
      face(family, declaredWeights, {
        'font-display': 'swap',
        src: `url('/src/theme/fonts/${name}') format('woff2')`,
        // The first file has no range: pages declare it, and later declarations win.
        ...(index > 0 && { 'unicode-range': characters }),
      }),
    ),
  )
  const standIns = STAND_INS.map(([family, weights, names, ascent, descent, size]) =>
    face(family, weights, {
      src: names.replaceAll(/[^,]+/g, (name) => `local('${name.trim()}')`),
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'size-adjust': `${size}%`,
    }),
  )
  return [...faces, ...standIns].join('')
}

function face(family: string, weights: string, descriptors: Record<string, string>): string {
  const all = { 'font-family': `'${family}'`, 'font-weight': weights, ...descriptors }
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}
