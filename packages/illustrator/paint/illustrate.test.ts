import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SHEET } from './core/camera.ts'
import type { Pixels } from './core/paint.ts'
import { illustrate } from './illustrate.ts'
import { drawSpecimen } from './specimen.ts'
import { vocabulary } from '../language/vocabulary.ts'

const WIDTH = 200
const DISH = 'plain:teal | plate:bone/bone | soup:tomato | fork@w'
/** What shows where nothing was painted: see `flatten` in core/raster.ts. */
const UNPAINTED = 0x88

type Color = readonly [red: number, green: number, blue: number]

function colorAt({ data, width }: Pixels, x: number, y: number): Color {
  const start = (y * width + x) * 3
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
}

function edgeOf(picture: Pixels): Color[] {
  const { width, height } = picture
  const across = Array.from({ length: width }, (_, x) => [
    colorAt(picture, x, 0),
    colorAt(picture, x, height - 1),
  ])
  const down = Array.from({ length: height }, (_, y) => [
    colorAt(picture, 0, y),
    colorAt(picture, width - 1, y),
  ])
  return [...across, ...down].flat()
}

/** The mean of the pixels for which `belongs` holds, by their distance from the middle in pixels. */
function meanWhere(picture: Pixels, belongs: (dx: number, dy: number) => boolean): Color {
  const { width, height } = picture
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!belongs(x - width / 2, y - height / 2)) continue
      for (const [channel, value] of colorAt(picture, x, y).entries()) {
        sums[channel] = (sums[channel] ?? 0) + value
      }
      count += 1
    }
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count)
  return [red, green, blue]
}

const apart = (first: Color, second: Color) =>
  Math.hypot(...first.map((value, channel) => value - (second[channel] ?? 0)))

/** How light the left and the right half of a plate in the middle are. */
function lightOfHalves(picture: Pixels) {
  const [left] = meanWhere(picture, (dx, dy) => dx < 0 && Math.hypot(dx, dy) < 45)
  const [right] = meanWhere(picture, (dx, dy) => dx > 0 && Math.hypot(dx, dy) < 45)
  return { left, right }
}

describe('a painted picture', () => {
  test('has the width it was asked for, and the sheet’s own form', async () => {
    const { width, height, channels, data } = await illustrate('recipes/7', DISH, WIDTH)
    expect([width, height, channels]).toEqual([WIDTH, (WIDTH * SHEET.height) / SHEET.width, 3])
    expect(data).toHaveLength(width * height * 3)
  })

  test('is the same for the same seed and line, to the byte', async () => {
    const { data } = await illustrate('recipes/7', DISH, WIDTH)
    expect(Buffer.from((await illustrate('recipes/7', DISH, WIDTH)).data).equals(data)).toBe(true)
  })

  test('shows what its line names after a cake on top of it', async () => {
    const berryOn = async (cake: string) => {
      const line = `plain:bone | plate:bone/bone | ${cake}; blueberry:#2030ff@c*1!3 |`
      const picture = await illustrate('recipes/7', line, WIDTH)
      const blue = Array.from({ length: picture.height }, (_, y) => y).filter((y) =>
        Array.from({ length: WIDTH }, (_, x) => colorAt(picture, x, y)).some(
          ([red, , blueness]) => blueness > red + 90,
        ),
      )
      return Math.min(...blue)
    }
    expect(await berryOn('cake')).toBeLessThan((await berryOn('cake!.2')) - WIDTH * 0.05)
  })

  test.each([
    ['seed', 'recipes/8', DISH],
    ['line', 'recipes/7', DISH.replace('tomato', 'brick')],
  ])('is another for another %s', async (_name, seed, line) => {
    const { data } = await illustrate('recipes/7', DISH, WIDTH)
    expect(Buffer.from((await illustrate(seed, line, WIDTH)).data).equals(data)).toBe(false)
  })

  test('is refused with every mistake of its line', async () => {
    await expect(illustrate('recipes/7', 'linnen | bowll', WIDTH)).rejects.toThrow(
      'recipes/7: “linnen” is no ground. Did you mean “linen”? “bowll” is no vessel. Did you mean “bowl”?',
    )
  })

  test.each([
    ['plain:teal | plate | soup |'],
    ['wood:#ff0000/#ff0000 | board | loaf |'],
    ['sun:#ff0000/#ff0000 | kettle |'],
    ['window:#ff0000/#ff0000 | blender |'],
    ['linen:#ff0000/#ff0000 | chefsknife |'],
  ])('is painted to its edges: %s', async (line) => {
    const bare = edgeOf(await illustrate('recipes/7', line, WIDTH)).filter(
      // Pigment strays by a few steps, so what is not painted is nearly grey.
      ([red, green, blue]) =>
        Math.abs(red - UNPAINTED) < 20 && Math.abs(red - green) < 6 && Math.abs(green - blue) < 6,
    )
    expect(bare).toEqual([])
  })
})

describe.each(['grounds', 'stages'] as const)('each of %s', (group) => {
  test.each(Object.keys(vocabulary[group]))('covers the whole sheet: %s', async (name) => {
    const svg = Buffer.from(drawSpecimen(group, name).toSvg())
    const alpha = await sharp(svg).resize(WIDTH).extractChannel('alpha').raw().toBuffer()
    expect(alpha).toHaveLength((WIDTH * WIDTH * SHEET.height) / SHEET.width)
    expect(Math.min(...alpha)).toBe(255)
  })
})

describe('what a picture shows', () => {
  test.each([
    ['plain:teal | plate:bone/bone | soup:tomato |'],
    ['plain:cream | skillet | stew |'],
    ['plain:lemon | bowl:ink/bone | lettuce |'],
    ['plain:forest | board | baguette*3 |'],
    ['plain:ink | platter:bone | salmon@c*4 |'],
    ['plain:cream/bone | airfryer:ink |'],
    ['plain:cream/bone | kettle:tomato |'],
    ['plain:cream | castiron |'],
  ])('stands out from what it stands on: %s', async (line) => {
    const picture = await illustrate('recipes/7', line, WIDTH)
    const middle = meanWhere(picture, (dx, dy) => Math.hypot(dx, dy) < 35)
    const around = meanWhere(picture, (dx, dy) => Math.abs(dx) > 88 && Math.abs(dy) < 50)
    expect(apart(middle, around)).toBeGreaterThan(70)
  })

  test('lies where it was sent', async () => {
    const line = 'plain:cream | plate:bone/bone | tomato:ink@9*3!1.4 |'
    const left = lightOfHalves(await illustrate('recipes/7', line, WIDTH))
    const right = lightOfHalves(await illustrate('recipes/7', line.replace('@9', '@3'), WIDTH))
    expect(left.right - left.left).toBeGreaterThan(30)
    expect(right.left - right.right).toBeGreaterThan(30)
  })
})
