import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font, Variation } from 'harfbuzzjs'
import { memoize } from '../../../src/shared/memoize.ts'
import { openFace } from '../../fonts/findFont.ts'
import { findOwnFont, nearestCut } from '../../fonts/ownFonts.ts'
import { appearanceHash, type FontRole } from '../../theme/siteTheme.ts'

const require = createRequire(import.meta.url)

/** Figtree, and Fraunces with optical sizes (`opsz`), which large titles need. */
const DESIGN: Record<FontRole, string[]> = {
  headings: ['latin-opsz', 'latin-ext-opsz', 'vietnamese-opsz'].map((subset) =>
    require.resolve(`@fontsource-variable/fraunces/files/fraunces-${subset}-normal.woff2`),
  ),
  text: ['latin-wght', 'latin-ext-wght'].map((subset) =>
    require.resolve(`@fontsource-variable/figtree/files/figtree-${subset}-normal.woff2`),
  ),
}

/** A typeface at one weight. The first font file that has a character draws it. */
export type Typeface = Awaited<ReturnType<typeof openTypeface>>

export type Typefaces = Awaited<ReturnType<typeof openTypefaces>>

/** Opens the typefaces with the site's weights and tracking, once for each appearance. */
export const openTypefaces = () => openedFor(appearanceHash())

const openedFor = memoize(async (_look: string) => {
  const [title, brand, kicker] = await Promise.all([
    openTypeface('headings', 560, -0.018),
    openTypeface('headings', 620, -0.03),
    openTypeface('text', 700, 0.09),
  ])
  return { title, brand, kicker }
})

/** @param tracking the space between letters, in ems */
async function openTypeface(role: FontRole, weight: number, tracking: number) {
  const own = await findOwnFont(role)
  const faces = own
    ? nearestCut(own.cuts, weight).files.map(({ face }) => face)
    : await Promise.all(DESIGN[role].map(async (file) => openFace(await readFile(file))))
  const subsets = faces.map((face) => {
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight), new Variation('opsz', 72)])
    return { font, characters: new Set(face.collectUnicodes()) }
  })
  return { subsets, unitsPerEm: faces[0]?.upem ?? 1000, tracking }
}

/** Returns the first font file that has all code points of a character. */
export function subsetFor(character: string, { subsets }: Typeface) {
  const points = Array.from(character, (point) => point.codePointAt(0) ?? 0)
  return subsets.find(({ characters }) => points.every((point) => characters.has(point)))
}
