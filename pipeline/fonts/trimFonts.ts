import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type FontFile, SITE_FONTS, type SiteFont } from './siteFonts.ts'

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
