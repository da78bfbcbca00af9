import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cubed } from './chunk.ts'
import { curveOn, laid, lineOn, patches, segments, slanted } from './touches.ts'

/** A piece of braised chicken, torn along its grain: pale, browned at its edges; `size` is its radius. */
export function chicken(art: Canvas, given: Piece): void {
  const { random } = art
  const { x, y, size } = given
  const piece = { ...given, color: mix(given.color, '#fff0d2', random.range(0.1, 0.45)) }
  const outline = cubed(art, piece, '#8a5524')
  art.clipped(closed(outline), () => {
    const seared = { ...piece, rx: size * 0.9, ry: size * 0.8 }
    art.softFill(
      patches(art, { ...seared, count: 3, grain: size * 0.26 }),
      '#b5702a',
      0.5,
      size * 0.06,
    )
    const grain = Array.from({ length: 9 }, () => {
      const [u, v] = [random.range(-1, 0.4), random.jitter(0.9)]
      return curveOn(piece, [u, v, u + 0.3, v + random.jitter(0.06), u + 0.62, v])
    })
    art.stroke(grain.join(''), '#b98a4e', size * 0.06, { opacity: 0.55 })
    art.movedBy(0, -size * 0.05, () =>
      art.stroke(grain.join(''), '#fffaf0', size * 0.04, { opacity: 0.7 }),
    )
  })
  const wet = curveOn({ x, y, size, angle: -0.4 }, [-0.5, -0.34, -0.26, -0.52, 0.04, -0.54])
  art.stroke(wet, '#ffffff', size * 0.09, { opacity: 0.75 })
}

/** One slice of a grilled breast, from its browned back to its pale cut. */
function breastSlice(art: Canvas, piece: Piece, u: number, width: number, height: number): void {
  const { size, color } = piece
  const shape: Point[] = [
    [u - width, -height * 0.96],
    [u, -height * 1.04],
    [u + width, -height * 0.9],
    [u + width * 1.35, 0],
    [u + width * 0.9, height * 0.92],
    [u, height * 1.02],
    [u - width, height * 0.94],
    [u - width * 0.75, 0],
  ]
  const outline = laid(shape, piece)
  art.shadow(closed(outline), 9, 0.34)
  art.fill(closed(outline), shade(color, 0.46))
  art.fill(closed(shrunk(outline, 0.95, -1, -2)), '#f3ddb6')
  const face = shape.map(([a, b]): Point => [a - width * 0.5, b * 0.97])
  const back = laid(face, piece)
  art.fill(closed(back), color)
  art.fill(closed(shrunk(back, 0.62, -size * 0.02, -size * 0.05)), tint(color, 0.28), 0.8)
  const marks = [-1.15, -0.7, -0.25, 0.2, 0.65, 1.1]
    .map((start) => start * 0.5 + u * 0.36)
    .filter((v) => Math.abs(v) < height * 0.86)
    .map((v) => lineOn(piece, [u - width * 1.2, v - 0.05], [u + width * 0.42, v + 0.05]))
  art.stroke(segments(marks), '#4a2413', size * 0.045, { opacity: 0.78 })
  const sinew = [-0.4, 0.1, 0.5].map((v) =>
    lineOn(piece, [u + width * 0.72, v * height], [u + width * 1.05, v * height + 0.05]),
  )
  art.stroke(segments(sinew), '#d9b98a', size * 0.018, { opacity: 0.9 })
}

/** A grilled chicken breast, sliced and fanned; `size` is half its length. */
export function grilledchicken(art: Canvas, piece: Piece): void {
  const lying = { ...piece, angle: slanted(piece.angle, -0.4) }
  const heights = [0.22, 0.34, 0.41, 0.44, 0.42, 0.36, 0.26]
  heights.forEach((height, index) => {
    const u = (index - (heights.length - 1) / 2) * 0.29
    breastSlice(art, lying, u, 0.155, height)
  })
}
