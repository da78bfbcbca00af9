import type { Canvas } from '../../core/canvas.ts'
import { moved, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cutFace, extruded, facing, placed, shape, wall, within } from './dough.ts'

/** Lettuce, ham and pores of the bread on the cut side of a sandwich. */
function sandwichDetails(
  art: Canvas,
  { size, color }: Piece,
  at: (along: number, share: number) => Point,
): void {
  const { random } = art
  const frill = Array.from({ length: 15 }, (_, index) => at(index / 14, index % 2 ? 0.79 : 0.67))
  art.fill(wall([at(0, 0.64), at(1, 0.64)], size * 0.04), '#5f8a36')
  art.stroke(open(frill), '#7fae45', size * 0.07)
  art.stroke(open(moved(frill, 0, -2)), '#b3d277', size * 0.02)
  const ham = [0.1, 0.3, 0.5, 0.7, 0.9].map((along) =>
    open([at(along - 0.1, 0.47), at(along, 0.44), at(along + 0.1, 0.48)]),
  )
  art.stroke(ham.join(''), '#f6c4bb', size * 0.03)
  const pores = Array.from({ length: 24 }, () =>
    at(random.range(0.04, 0.96), random.pick([0.1, 0.16, 0.84, 0.9]) + random.jitter(0.04)),
  )
  art.specks(pores, shade(color, 0.28), size * 0.02, { opacity: 0.6 })
}

/** Half a sandwich, its layers towards us. */
function sandwichHalf(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const crust = mix(color, '#8f4c1c', 0.65)
  const top = placed(shape('-1 0.1, 0 -0.62, 1 0.1'), piece)
  const [left, , right] = top
  if (!left || !right) return
  const depth = size * 0.66
  art.shadow(extruded(top, depth), size * 0.12, 0.36)
  art.fill(extruded(top, depth), shade(crust, 0.3))
  const layers = [
    [0.26, tint(color, 0.24)],
    [0.38, '#f2b63c'],
    [0.54, '#e59a92'],
    [0.66, '#c9402a'],
    [0.74, '#f7ead0'],
    [0.97, tint(color, 0.24)],
    [1, crust],
  ] as const
  cutFace(
    art,
    [left, right],
    layers.map(([share, tone]) => [share * depth, tone] as const),
  )
  const at = (along: number, share: number): Point => [
    left[0] + (right[0] - left[0]) * along,
    left[1] + (right[1] - left[1]) * along + depth * share,
  ]
  sandwichDetails(art, piece, at)
  art.fill(polygon(top), crust)
  art.fill(polygon(shrunk(top, 0.88, 0, size * 0.02)), shade(color, 0.08))
  art.fill(polygon(shrunk(top, 0.7, 0, size * 0.01)), tint(color, 0.14))
  art.stroke(open([left, right]), tint(color, 0.5), size * 0.03, { opacity: 0.9 })
}

/** A sandwich cut on the diagonal; `size` is half the width of both halves. */
export function sandwich(art: Canvas, given: Piece): void {
  const flat = { ...given, angle: 0 }
  sandwichHalf(art, facing(art, within(flat, [0.26, -0.36], 0.74), 0.16, 0.04))
  sandwichHalf(art, facing(art, within(flat, [-0.24, 0.3], 0.78), -0.14, 0.04))
}
