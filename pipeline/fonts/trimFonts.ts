import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Weights that a font keeps: one, or all between two. */
type Weights = number | { min: number; max: number }

interface FontSource {
  /** The file of the package it comes from. */
  from: string
  weights: Weights
}

/**
 * The site's two fonts. Headings are all about as heavy, so one weight serves them; text is set in
 * everything from regular to bold.
 */
export const FONTS: Record<string, FontSource> = {
  'fraunces.woff2': {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weights: 570,
  },
  'figtree.woff2': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
}

/** Name table entries that stay: copyright, license and where the license stands. */
const LICENSE_NAMES = [0, 13, 14]

/**
 * A font with the weights that the site uses, and every letter that it had.
 *
 * @returns the bytes of a WOFF2 file, always the same for the same package
 */
export async function trimFont({ from, weights }: FontSource): Promise<Buffer> {
  const font = await readFile(require.resolve(from))
  return subsetFont(font, latinOf(from), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: LICENSE_NAMES,
  })
}

/** Every character of the file, from the ranges that its package lists: `U+0000-00FF,U+0131,…`. */
function latinOf(file: string): string {
  const [scope = '', name = ''] = file.split('/')
  const ranges: { latin: string } = require(`${scope}/${name}/unicode.json`)
  return ranges.latin.split(',').map(charactersOf).join('')
}

function charactersOf(range: string): string {
  const [from = 0, to = from] =
    range.match(/[0-9A-F]{4,}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? []
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
