import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font, Variation, Blob, Face } from 'harfbuzzjs'
import { once } from '../../../src/shared/memoize.ts'
import decompress from 'woff2-encoder/decompress'

const require = createRequire(import.meta.url)

/** Fraunces with optical sizes (`opsz`), which titles this large need. */
const FRAUNCES = ['latin-opsz', 'latin-ext-opsz', 'vietnamese-opsz'].map((subset) =>
  require.resolve(`@fontsource-variable/fraunces/files/fraunces-${subset}-normal.woff2`),
)
const FIGTREE = ['latin-wght', 'latin-ext-wght'].map((subset) =>
  require.resolve(`@fontsource-variable/figtree/files/figtree-${subset}-normal.woff2`),
)

/** One file of a typeface, set to a weight. */
interface Subset {
  font: Font
  characters: ReadonlySet<number>
}

/** A typeface at one weight; the first file that has a character draws it. */
export interface Typeface {
  subsets: Subset[]
  unitsPerEm: number
  /** Space between letters, in ems. */
  tracking: number
}

export type Typefaces = Awaited<ReturnType<typeof openTypefaces>>

/** Opens the typefaces of a share image once, in the weights and tracking of the site’s. */
export const openTypefaces = once(async () => {
  const [title, brand, kicker] = await Promise.all([
    openTypeface(FRAUNCES, { wght: 560, opsz: 72 }, -0.018),
    openTypeface(FRAUNCES, { wght: 620, opsz: 72 }, -0.03),
    openTypeface(FIGTREE, { wght: 700 }, 0.09),
  ])
  return { title, brand, kicker }
})

async function openTypeface(
  files: string[],
  axes: Record<string, number>,
  tracking: number,
): Promise<Typeface> {
  const faces = await Promise.all(files.map(async (file) => openFace(await readFile(file))))
  const subsets = faces.map((face) => {
    const font = new Font(face)
    font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)))
    return { font, characters: new Set(face.collectUnicodes()) }
  })
  return { subsets, unitsPerEm: faces[0]?.upem ?? 1000, tracking }
}

/** Returns the file that draws all code points of a character, if one does. */
export function subsetFor(character: string, { subsets }: Typeface): Subset | undefined {
  const points = Array.from(character, (point) => point.codePointAt(0) ?? 0)
  return subsets.find(({ characters }) => points.every((point) => characters.has(point)))
}

/** Opens the bytes of a WOFF2 for HarfBuzz, which reads only TTF. */
export async function openFace(file: Buffer): Promise<Face> {
  return new Face(new Blob(await decompress(file)))
}
