import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { DESIGN_FONTS, type Weights } from './designFonts.ts'

const require = createRequire(import.meta.url)

/** These entries of the name table stay: copyright, license and its address. */
const LICENSE_NAMES = [0, 13, 14]

/** Browsers apply these features themselves, or the site uses them (`tnum`); others cost glyphs. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

/** Returns the files of the design's fonts by name, trimmed to its weights and characters. */
export async function trimFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = Object.values(DESIGN_FONTS).flatMap(({ files: all, weights }) =>
    all.map(async ({ name, from, characters }) => {
      const font = await readFile(require.resolve(from))
      return [name, await trimFont(font, codePointsIn(characters), { wght: weights })] as const
    }),
  )
  return new Map(await Promise.all(files))
}

/** Returns a font as WOFF2 with only these characters, without what pages do not use. */
export function trimFont(
  font: Buffer,
  codePoints: readonly number[],
  axes: Record<string, Weights>,
): Promise<Buffer> {
  return subsetFont(font, codePoints.map((point) => String.fromCodePoint(point)).join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
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
