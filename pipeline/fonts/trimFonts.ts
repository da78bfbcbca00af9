import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** A font that the site sends to browsers; `src/theme/fonts.css` declares its files. */
interface SiteFont {
  /** The weights that it keeps: one, or all between two. */
  weights: number | { min: number; max: number }
  files: readonly FontFile[]
}

type FontFile = ReturnType<typeof filesOf>[number]

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
  display: { weights: 570, files: filesOf('fraunces') },
  text: { weights: { min: 400, max: 700 }, files: filesOf('figtree') },
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

const require = createRequire(import.meta.url)

/** These entries of the name table stay: copyright, license and its address. */
const LICENSE_NAMES = [0, 13, 14]

/** Browsers apply these features themselves, or the site uses them (`tnum`); others cost glyphs. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

/** Returns the files of the site's fonts by name, trimmed to its weights and characters. */
export async function trimFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = Object.values(SITE_FONTS).flatMap((font) =>
    font.files.map(async (file) => [file.name, await trimFont(file, font)] as const),
  )
  return new Map(await Promise.all(files))
}

async function trimFont({ from, characters }: FontFile, { weights }: SiteFont): Promise<Buffer> {
  const font = await readFile(require.resolve(from))
  return subsetFont(font, String.fromCodePoint(...codePointsIn(characters)), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: LICENSE_NAMES,
    keepFeatures: FEATURES,
    noHinting: true,
  })
}

/** Returns the code points of a list such as `U+20-7E,U+A0`. */
export function codePointsIn(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
