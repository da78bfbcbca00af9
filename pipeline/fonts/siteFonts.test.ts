import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { codePointsIn } from './codePoints.ts'
import { openFace } from './openFace.ts'
import { SITE_FONTS } from './siteFonts.ts'

const require = createRequire(import.meta.url)

/** Neither is ever drawn. */
const CONTROLS = new Set([0x00, 0x0d])

describe.each(Object.values(SITE_FONTS))('of $family', ({ files }) => {
  const kept = files.map(({ characters }) => codePointsIn(characters))

  test('every character that the package draws is in one file', async () => {
    const packed = [...new Set(files.map(({ from }) => require.resolve(from)))]
    const faces = await Promise.all(packed.map(async (file) => openFace(await readFile(file))))
    const drawn = new Set(faces.flatMap((face) => Array.from(face.collectUnicodes())))
    const missing = [...drawn].filter(
      (point) => !CONTROLS.has(point) && !kept.flat().includes(point),
    )
    expect(missing.map((point) => point.toString(16))).toEqual([])
  })

  test('no character is loaded twice', () => {
    expect(new Set(kept.flat()).size).toBe(kept.flat().length)
  })
})
