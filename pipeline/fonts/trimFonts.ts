import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { DESIGN_FONTS, type Weights } from './designFonts.ts'

const require = createRequire(import.meta.url)

/** Entries of the name table to keep: copyright, license and license URL. */
const LICENSE_NAMES = [0, 13, 14]

/** Features that browsers apply by default or the site uses (`tnum`); others add glyphs. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

/** Returns the design's font files by name, trimmed to the weights and characters in use. */
export async function trimFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = Object.values(DESIGN_FONTS).flatMap(({ files: all, weights }) =>
    all.map(async ({ name, from, characters }) => {
      const font = await readFile(require.resolve(from))
      return [name, await trimFont(font, codePointsIn(characters), { wght: weights })] as const
    }),
  )
  return new Map(await Promise.all(files))
}

/** Returns a font as WOFF2 with only these characters and the features that pages use. */
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
