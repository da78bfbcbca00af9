import { expect, test } from 'vitest'
import { CLOTH_COLORS } from '../../../src/content/cover.ts'
import { rgb } from '../../../tests/support/photos.ts'
import { roles } from '../../../src/theme/palette.ts'
import { CLOTHS } from './chooseCover.ts'
import { coverColors } from './coverColors.ts'
import { drawCover } from './drawCover.ts'

const COVERS = CLOTHS.map(({ cloth, shapes }, index) => {
  const color = CLOTH_COLORS[index] ?? CLOTH_COLORS[0]
  return { cloth, shapes, color, sign: 'M4 4h16v16h-16z' }
})

/** Returns the share of pixels with this color in a cover of 400 × 300 pixels, from 0 to 1. */
async function share(color: string, cover = COVERS[0], title = '') {
  if (!cover) throw new Error('There are no cloths.')
  const { data, info } = await (
    await drawCover(cover, title, 400)
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 400, height: 300, channels: 3 })
  const wanted = rgb(color)
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 3))
      count += 1
  }
  return count / (400 * 300)
}

test.each(COVERS)(
  'the ground of $cloth in $color is seen, and so is what is woven in',
  async (cover) => {
    const ground = await share(coverColors(cover).ground, cover)
    expect(ground).toBeGreaterThan(0.05)
    expect(ground).toBeLessThan(0.8)
  },
)

test('a title has a label as large as it needs, and without one only the sign is there', async () => {
  const { '--ink': ink, '--surface': surface } = roles.light
  expect(await share(ink)).toBe(0)
  expect(await share(ink, COVERS[0], 'Jollof rice')).toBeGreaterThan(0.001)
  expect(await share(surface, COVERS[0], 'Jollof rice')).toBeGreaterThan(await share(surface))
})
