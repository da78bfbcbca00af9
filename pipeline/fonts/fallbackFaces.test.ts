import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments } from '../../tests/site/documents.ts'
import { displayFallbacks, textFallbacks } from './fallbackFaces.ts'
import { openFace } from './openFace.ts'
import { SITE_FONTS, type SiteFont } from './siteFonts.ts'
import { widthIn } from './widths.ts'

/** About as many letters as stand in a line on a phone. */
const LINE = /(?=\S)[\x20-\x7e]{30,44}(?= )/g

const { documents } = await readDocuments()
const lines = documents.flatMap(({ words }) => words.flatMap((text) => text.match(LINE) ?? []))
const titles = documents.map(({ title }) => title.replaceAll(/[^\x20-\x7e]/g, ''))

const textFaces = await textFallbacks(await openCommon(SITE_FONTS.text))
const faces = [...textFaces, ...(await displayFallbacks(await openCommon(SITE_FONTS.display)))]

async function openCommon({ files: [common] }: SiteFont) {
  return openFace(await readFile(path.resolve('src/theme/fonts', common?.name ?? '')))
}

test('there are lines and titles to compare', () => {
  expect(lines.length).toBeGreaterThan(500)
  expect(titles.length).toBeGreaterThan(50)
})

describe.each(faces)('$family at weight $cssWeights', (face) => {
  const { own, system, scale } = face
  /** How much longer each line is than in the site’s font, as a part of that. */
  const differences = (textFaces.includes(face) ? lines : titles).map((line) => {
    return (widthIn(system, line) * scale.size) / widthIn(own, line) - 1
  })

  test('sets lines as long as the site’s font does: on average within 1 %, nearly all within 4 %', () => {
    const average = differences.reduce((sum, part) => sum + part, 0) / differences.length
    expect(Math.abs(average)).toBeLessThan(0.01)
    const far = differences.filter((part) => Math.abs(part) > 0.04)
    expect(far.length / differences.length).toBeLessThan(0.02)
  })

  test('sets lines as high as the site’s font does', () => {
    const { ascender, descender } = own.hExtents()
    expect(scale.ascent * scale.size * own.face.upem).toBeCloseTo(ascender, 3)
    expect(scale.descent * scale.size * own.face.upem).toBeCloseTo(-descender, 3)
  })
})
