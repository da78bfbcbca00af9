import { expect, test } from 'vitest'
import { CLOTH_COLORS, CLOTHS, type Cover } from '../../../src/content/cover.ts'
import { colorDistance, rgb } from '../../../tests/photos.ts'
import { roles } from '../../../src/theme/palette.ts'
import { coverColors } from './coverColors.ts'
import { CLOTH_SHAPES } from './clothShapes.ts'
import { drawCover } from './drawCover.ts'

const [WIDTH, HEIGHT] = [400, 300]
const COVER: Cover = {
  cloth: 'gingham',
  color: 'teal',
  sign: 'M4 4h16v16h-16z',
  shapes: CLOTH_SHAPES.gingham,
}

async function draw(cover: Cover, title: string) {
  const drawn = await drawCover(cover, title, WIDTH)
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([WIDTH, HEIGHT, 3])
  const at = (x: number, y: number) => Array.from(data.subarray((y * WIDTH + x) * 3).subarray(0, 3))
  return { data, at }
}

/** How many pixels are as dark as the words of a title. */
function inkIn(data: Buffer): number {
  const ink = rgb(roles.light['--ink'])
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
    colorDistance(Array.from(data.subarray(index * 3, index * 3 + 3)), ink),
  ).filter((distance) => distance < 16).length
}

test.each(CLOTHS)(
  'the ground of %s is seen in its color, and so is what is woven in',
  async (cloth) => {
    for (const color of CLOTH_COLORS) {
      const { data } = await draw({ ...COVER, cloth, color }, '')
      const { ground } = coverColors({ ...COVER, color })
      const near = Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
        colorDistance(Array.from(data.subarray(index * 3, index * 3 + 3)), rgb(ground)),
      ).filter((distance) => distance <= 3).length
      expect(near / (WIDTH * HEIGHT)).toBeGreaterThan(0.05)
      expect(near / (WIDTH * HEIGHT)).toBeLessThan(0.8)
    }
  },
)

test('its title is on the label, and without one only the sign is', async () => {
  const [bare, titled] = [await draw(COVER, ''), await draw(COVER, 'Jollof rice')]
  expect(inkIn(bare.data)).toBe(0)
  expect(inkIn(titled.data)).toBeGreaterThan(200)
  // Beside the sign, on the label.
  expect(colorDistance(bare.at(WIDTH / 2 + 40, HEIGHT / 2), rgb(roles.light['--surface']))).toBe(0)
})

test.each(['x'.repeat(80), 'A very long title '.repeat(6), '写真', '<b>&</b>'])(
  'a title that is hard to set keeps to the label: %s',
  async (title) => {
    const { at } = await draw(COVER, title)
    const corners = [at(2, 2), at(WIDTH - 3, 2), at(2, HEIGHT - 3), at(WIDTH - 3, HEIGHT - 3)]
    const ink = rgb(roles.light['--ink'])
    expect(Math.min(...corners.map((corner) => colorDistance(corner, ink)))).toBeGreaterThan(60)
  },
)
