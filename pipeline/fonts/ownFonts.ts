import path from 'node:path'
import { type Face, Font, Variation } from 'harfbuzzjs'
import { openFolder } from '../system/openFolder.ts'
import { hashOf } from '../cache/hashOf.ts'
import { siteCache } from '../cache/siteCache.ts'
import { sitePaths } from '../system/sitePaths.ts'
import { type FontRole, siteTheme } from '../theme/siteTheme.ts'
import { findFont, type FontCut, type FoundFont, type OpenFont } from './findFont.ts'
import { COMMON, DESIGN_FONTS, type SiteFont, type Weights } from './designFonts.ts'
import { SAMPLE } from './systemFonts.ts'
import { codePointsIn, trimFont } from './trimFonts.ts'

/** Increase when trimming or measuring changes. */
const VERSION = '2'
/** The weights that styles request. */
const WEIGHTS = {
  headings: { lightest: 570, boldest: 570 },
  text: { lightest: 400, boldest: 700 },
}
/** Inside the project, where the bundler accepts files. */
const FOLDER = '.build/fonts'

/** Returns the fonts of pages: those in content/theme.yaml, or the design's by default. */
export async function siteFonts(): Promise<SiteFont[]> {
  const roles = ['headings', 'text'] as const
  return Promise.all(
    roles.map(async (role) => {
      const found = await findOwnFont(role)
      return found ? trimOwnFont(role, found) : DESIGN_FONTS[role]
    }),
  )
}

/** Returns the font in content/theme.yaml, unless it is the design's own or unusable. */
export async function findOwnFont(role: FontRole): Promise<FoundFont | undefined> {
  const written = siteTheme().fonts[role]
  const { family, license } = DESIGN_FONTS[role]
  if (!written || written === family || written === license.package) return undefined
  const found = await findFont(written, sitePaths.content)
  return 'what' in found || found.cuts.length === 0 ? undefined : found
}

/** Returns the cut with the nearest weights. @throws an error when there is no cut */
export function nearestCut(cuts: readonly FontCut[], weight: number): FontCut {
  const distance = (cut: FontCut) => Math.abs(clampWeight(weight, cut) - weight)
  const [nearest] = cuts.toSorted((a, b) => distance(a) - distance(b))
  if (!nearest) throw new Error('The font has no file with Latin letters.')
  return nearest
}

function clampWeight(weight: number, { min, max }: FontCut): number {
  return Math.min(Math.max(weight, min), max)
}

/** Trims and measures a font, or reads it from the cache. @throws an error for damaged fonts */
export async function trimOwnFont(role: FontRole, { cuts, license }: FoundFont): Promise<SiteFont> {
  const bytes = cuts.flatMap(({ files }) => files.map((file) => file.bytes))
  const key = hashOf([VERSION, role, ...bytes])
  const { files, ...font } = await siteCache.getOrMake(`font-${key}`, () => makeFont(role, cuts))
  const folder = openFolder(path.join(sitePaths.root, FOLDER))
  const written = files.map(({ declaredWeights, characters, content }, index) => {
    const name = `${role}-${key.slice(0, 8)}-${index}.woff2`
    if (folder.sizeOf(name) === 0) folder.write(name, content)
    return { address: `/${FOLDER}/${name}`, declaredWeights, characters }
  })
  return { ...font, files: written, license }
}

export async function makeFont(role: FontRole, cuts: readonly FontCut[]) {
  const isText = role === 'text'
  const { lightest } = WEIGHTS[role]
  const regular = nearestCut(cuts, lightest)
  const bold = isText ? nearestCut(cuts, 600) : regular
  const chosen = [...new Set([regular, bold])]
  const files = await Promise.all(chosen.map((cut) => trimCut(cut, role)))
  const { ascent, descent, kind, width } = measure(regular, lightest)
  const standIns = isText
    ? [
        { declaredWeights: '400 500', isBold: false, width },
        { declaredWeights: '600 700', isBold: true, width: measure(bold, 650).width },
      ]
    : [{ declaredWeights: '100 900', isBold: clampWeight(570, regular) >= 500, width }]
  // Many licenses reserve the font name for untrimmed fonts. The name has no space, since quotes
  // would become part of it in the script that adds the font.
  return { family: `Site-${role}`, kind, ascent, descent, standIns, files: files.flat() }
}

/** Splits a cut into files by character group; most pages need only the first. */
async function trimCut(cut: FontCut, role: FontRole) {
  const { lightest, boldest } = WEIGHTS[role]
  const [low, high] = [clampWeight(lightest, cut), clampWeight(boldest, cut)]
  const weights = low < high ? { min: low, max: high } : low
  const declaredWeights = role === 'text' ? [...new Set([low, high])].join(' ') : '100 900'
  const parts = divide(cut.files)
  const all = new Set(parts.flatMap(({ points }) => points))
  return Promise.all(
    parts.map(async ({ font, points }) => ({
      declaredWeights,
      characters: rangesOf(points, all),
      content: await trimFont(font.bytes, points, axesOf(font.face, weights)),
    })),
  )
}

/** Pins all axes of a variable font except its weight. */
function axesOf(face: Face, wght: Weights): Record<string, Weights> {
  const axes = Object.values(face.getAxisInfos())
  return Object.fromEntries(
    axes.map((axis) => [axis.tag, axis.tag === 'wght' ? wght : axis.default]),
  )
}

const COMMON_POINTS = new Set(codePointsIn(COMMON))

function divide(files: readonly OpenFont[]) {
  const taken = new Set<number>()
  return files.flatMap((font) => {
    const own = Array.from(font.face.collectUnicodes()).filter(
      (point) => point >= 32 && !taken.has(point),
    )
    for (const point of own) taken.add(point)
    const others = own.filter((point) => !COMMON_POINTS.has(point))
    const groups = [
      own.filter((point) => COMMON_POINTS.has(point)),
      others.filter(isWestern),
      others.filter((point) => !isWestern(point)),
    ]
    return groups.filter(({ length }) => length > 0).map((points) => ({ font, points }))
  })
}

/** Returns whether a character is Latin or a common symbol: https://unicode.org/charts/. */
function isWestern(point: number): boolean {
  return point < 0x370 || (point >= 0x1e00 && point < 0x2c00)
}

/** Gaps up to this length are closed if no other file has characters in them. */
const GAP = 32

/** Returns characters in `unicode-range` syntax. */
function rangesOf(points: readonly number[], all: ReadonlySet<number>): string {
  const ranges: { from: number; to: number }[] = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    let next = (last?.to ?? -GAP) + 1
    while (next < point && !all.has(next)) next++
    if (last && next === point && point - last.to < GAP) last.to = point
    else ranges.push({ from: point, to: point })
  }
  return ranges.map(({ from, to }) => `U+${hex(from)}${from < to ? `-${hex(to)}` : ''}`).join()
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}

function measure(cut: FontCut, weight: number) {
  const font = new Font(cut.files[0].face)
  const { face } = font
  font.setVariations([new Variation('wght', clampWeight(weight, cut))])
  const { ascender, descender } = font.hExtents()
  const glyphOf = (letter: string) => font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
  const widths = Array.from(SAMPLE, (letter) => font.glyphHAdvance(glyphOf(letter)))
  const { width: stem = 0, height = 1 } = font.glyphExtents(glyphOf('I')) ?? {}
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    width: widths.reduce((sum, width) => sum + width) / face.upem / widths.length,
    // With serifs, an I is more than twice as wide.
    kind: stem / Math.abs(height) > 0.28 ? ('serif' as const) : ('sans-serif' as const),
  }
}
