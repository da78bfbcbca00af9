/** A font that the site sends to browsers; `src/theme/fonts.css` declares its files. */
export interface SiteFont {
  /** Weights that it keeps: one, or all between two. */
  weights: number | { min: number; max: number }
  files: readonly FontFile[]
}

export interface FontFile {
  name: string
  from: string
  /** The characters that it is kept for, as `unicode-range` writes them. */
  characters: string
}

/** English, and the letters of its western neighbors. */
const COMMON =
  'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+BC-BE,U+C0-FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212'
/** All else in the package's file of Latin. */
const RARE =
  'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-BB,U+BF,U+131,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2215'
/** Letters from Polish to Turkish. */
const EXTENDED =
  'U+100-130,U+132-151,U+154-24F,U+259,U+2B9-2BA,U+2C7,U+2DD,U+1E00-1EFF,U+2020,U+20A1-20AB,U+20AD-20BD'

/** Headings have one weight. Nearly every page needs the first file of each, and no other. */
export const SITE_FONTS: Record<'display' | 'text', SiteFont> = {
  display: { weights: 570, files: filesOf('fraunces') },
  text: { weights: { min: 400, max: 700 }, files: filesOf('figtree') },
}

function filesOf(font: string): FontFile[] {
  const from = (subset: string) =>
    `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`
  return [
    { name: `${font}.woff2`, from: from('latin'), characters: COMMON },
    { name: `${font}-rare.woff2`, from: from('latin'), characters: RARE },
    { name: `${font}-extended.woff2`, from: from('latin-ext'), characters: EXTENDED },
  ]
}
