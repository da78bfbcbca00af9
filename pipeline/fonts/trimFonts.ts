import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { codePointsIn } from './codePoints.ts'
import { type FontFile, SITE_FONTS, type SiteFont } from './siteFonts.ts'

const require = createRequire(import.meta.url)

/** Name table entries that stay: copyright, license and where the license stands. */
const LICENSE_NAMES = [0, 13, 14]

/**
 * OpenType features that stay: what browsers apply by themselves, and figures of one width. Those
 * that no style asks for, such as fractions, cost glyphs.
 */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

/** A file of the site, by its name. */
export type TrimmedFonts = ReadonlyMap<string, Buffer>

/** All files of the site's fonts, trimmed to the weights and characters that the site uses. */
export async function trimFonts(): Promise<TrimmedFonts> {
  const files = Object.values(SITE_FONTS).flatMap((font) =>
    font.files.map(async (file) => [file.name, await trimFont(file, font)] as const),
  )
  return new Map(await Promise.all(files))
}

/** @returns the bytes of a WOFF2 file, always the same for the same package */
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
