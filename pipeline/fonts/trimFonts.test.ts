import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { readDocuments } from '../../tests/site/documents.ts'
import { readSystemFont, SYSTEM_FONTS } from '../../tests/support/systemFonts.ts'
import { openFace } from './findFont.ts'
import { renderFontFaces, DESIGN_FONTS } from './designFonts.ts'
import { SAMPLE, SYSTEM_FONTS as WIDTHS } from './systemFonts.ts'
import { codePointsIn, trimFonts } from './trimFonts.ts'

const require = createRequire(import.meta.url)
const FOLDER = path.resolve('src/theme/fonts')
/** The bytes that a page may load before its fonts are swapped in. */
const BUDGET = 30_000
/** Characters that are never drawn. */
const CONTROLS = new Set([0x00, 0x0d])
/** Matches text of about the length of a line on a phone. */
const LINE = /(?=\S)[\x20-\x7e]{30,44}(?= )/g

const fonts = await trimFonts()
/** The font faces of the style sheet, each with its descriptors. */
const faces = [
  ...renderFontFaces(Object.values(DESIGN_FONTS)).matchAll(/@font-face \{([^}]*)\}/g),
].map(([, body = '']) => {
  const lines = [...body.matchAll(/^\s*([\w-]+): (.*);$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
})

describe('the files of the site’s fonts', () => {
  test.each([...fonts])(
    '%s is what its package gives today: node scripts/run.mjs scripts/fonts.ts',
    async (name, bytes) => {
      const committed = await readFile(path.join(FOLDER, name))
      expect(committed.equals(bytes)).toBe(true)
    },
  )

  test('are all that is there, and are declared for their characters', async () => {
    const all = Object.values(DESIGN_FONTS).flatMap(({ files }) => files)
    expect((await readdir(FOLDER)).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
    for (const [index, { name, characters }] of all.entries()) {
      const face = faces.find(({ src }) => src?.includes(`/${name}'`))
      // No range for the first file: pages declare it, and later declarations override it.
      const isFirst = index % 3 === 0
      expect(face?.['unicode-range']).toBe(isFirst ? undefined : characters)
    }
  })

  test('are one of each font for an English page, within the budget', () => {
    const common = Object.values(DESIGN_FONTS).map(({ files: [file] }) =>
      fonts.get(file?.name ?? ''),
    )
    const sizes = common.map((bytes) => bytes?.length ?? NaN)
    expect(sizes).toHaveLength(2)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUDGET)
  })

  test.each(Object.entries(DESIGN_FONTS))(
    'have every character that the package of the %s font draws, once',
    async (_name, { files }) => {
      const kept = files.flatMap(({ characters }) => codePointsIn(characters))
      expect(new Set(kept).size).toBe(kept.length)
      const packed = [...new Set(files.map(({ from }) => require.resolve(from)))]
      const opened = await Promise.all(packed.map(async (file) => openFace(await readFile(file))))
      const drawn = opened.flatMap((face) => Array.from(face.collectUnicodes()))
      const missing = drawn.filter((point) => !CONTROLS.has(point) && !kept.includes(point))
      expect(missing.map((point) => point.toString(16))).toEqual([])
    },
  )
})

const { documents } = await readDocuments()
const lines = documents.flatMap(({ words }) => words.flatMap((text) => text.match(LINE) ?? []))
const titles = documents.map(({ title }) => title.replaceAll(/[^\x20-\x7e]/g, ''))

/** Returns the width of a line in a font, in em. */
function widthIn(font: Font, line: string): number {
  const advances = Array.from(line, (letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
    if (glyph === undefined) throw new Error(`The font has no “${letter}”.`)
    return font.glyphHAdvance(glyph)
  })
  return advances.reduce((sum, advance) => sum + advance, 0) / font.face.upem
}

const fallbacks = faces
  .filter((face) => face['size-adjust'] !== undefined)
  .map((face) => ({ face, family: face['font-family'], weight: face['font-weight'] }))

const FILES = new Map(SYSTEM_FONTS.map((font) => [font.names.join(', '), font]))

async function openSystemFont(names: string): Promise<Font> {
  const file = FILES.get(names)
  if (!file) throw new Error(`tests/support/systemFonts.ts has no ${names}.`)
  return new Font(new Face(new Blob(await readSystemFont(file))))
}

test('all fonts of systems are told, and there are lines to measure', () => {
  expect([...FILES.keys()]).toEqual(WIDTHS.map(([, , , names]) => names))
  expect([lines.length > 500, titles.length > 50]).toEqual([true, true])
})

test.each(WIDTHS)('%s: the width is that of its letters', async (...[, , , names, width]) => {
  const measured = widthIn(await openSystemFont(names), SAMPLE) / SAMPLE.length
  expect(Math.abs(measured / width - 1)).toBeLessThan(0.0125)
})

describe.each(fallbacks)('$family at weight $weight', async ({ face, family, weight }) => {
  const isText = family?.startsWith("'Figtree")
  const { files } = DESIGN_FONTS[isText ? 'text' : 'headings']
  const own = new Font(await openFace(fonts.get(files[0]?.name ?? '') ?? Buffer.alloc(0)))
  // The weight of paragraphs, and the middle of the bold weights.
  if (isText) own.setVariations([new Variation('wght', weight === '400 500' ? 400 : 650)])
  const names = [...(face.src ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const system = await openSystemFont(names.join(', '))
  const percent = (name: string) => Number.parseFloat(face[name] ?? '') / 100
  const size = percent('size-adjust')

  test('sets lines as long as the site’s font does: on average within 1 %, nearly all within 4 %', () => {
    const differences = (isText ? lines : titles).map(
      (line) => (widthIn(system, line) * size) / widthIn(own, line) - 1,
    )
    const average = differences.reduce((sum, part) => sum + part, 0) / differences.length
    expect(Math.abs(average), 'size-adjust is off by this part').toBeLessThan(0.01)
    const far = differences.filter((part) => Math.abs(part) > 0.04)
    expect(far.length / differences.length).toBeLessThan(0.02)
  })

  test('sets lines as high as the site’s font does', () => {
    const { ascender, descender } = own.hExtents()
    expect(percent('ascent-override') * size).toBeCloseTo(ascender / own.face.upem, 2)
    expect(percent('descent-override') * size).toBeCloseTo(-descender / own.face.upem, 2)
  })
})
