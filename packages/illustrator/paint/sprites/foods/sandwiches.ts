import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, cutFace, extruded, facing, placed, shape, wall, within } from './dough.ts'
import { lettuceFrill } from './fillings.ts'

function burgerLid(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const dome = placed(
    [
      ...bow([0, -0.2], [0.94, 0.72], [Math.PI, Math.PI * 2], 14),
      [0.9, -0.06],
      [0.5, 0.04],
      [0, 0.07],
      [-0.5, 0.04],
      [-0.9, -0.06],
    ],
    piece,
  )
  art.body(dome, color, { height: size * 0.06, lit: 0.94, shaded: 0.36, offset: 0.03 })
  art.fill(closed(shrunk(dome, 0.72, -size * 0.08, -size * 0.07)), tint(color, 0.16))
  art.fill(closed(shrunk(dome, 0.36, -size * 0.2, -size * 0.16)), tint(color, 0.4), 0.9)
  const seeds = placed(pack(random, 0, -0.46, 0.72, 30, { ry: 0.36, tries: 6 }), piece)
  art.specks(moved(seeds, 1.5, 2.5), shade(color, 0.5), size * 0.042, {
    length: size * 0.035,
    opacity: 0.5,
  })
  art.specks(seeds, '#fbecc4', size * 0.042, { length: size * 0.035 })
  const gleam = placed(bow([0, -0.2], [0.8, 0.6], [3.5, 4.2], 5), piece)
  art.stroke(open(gleam), '#fff6df', size * 0.045, { opacity: 0.7 })
}

/** A bun's foot or a patty, seen from slightly above. */
function burgerLayer(drop: number, width: number, height: number): Point[] {
  const below = [-1, -0.9, 0, 0.9, 1].map((u): Point => {
    return [u * width, drop + height * (1.25 - 0.25 * Math.abs(u)) * (Math.abs(u) < 1 ? 1 : 0)]
  })
  return [...below, [width * 0.9, drop - 0.14], [0, drop - 0.1], [-width * 0.9, drop - 0.14]]
}

/** A burger with all its layers, seen from slightly above; `size` is half its width. */
export function burger(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0, 0.04)
  const { size, color } = piece
  const layer = (drop: number, width: number, height: number) =>
    placed(burgerLayer(drop, width, height), piece)
  art.body(layer(0.5, 0.9, 0.26), tint(color, 0.1), { height: size * 0.16, lit: 0.95, shaded: 0.3 })
  const patty = layer(0.36, 0.97, 0.2)
  art.body(patty, '#5f3220', { height: 8, lit: 0.93, shaded: 0.4 })
  const seared = placed(bow([0, 0.3], [0.9, 0.26], [0.2, 2.95], 26), piece)
  art.specks(seared, '#8f5535', size * 0.04, { length: size * 0.03 })
  const cheese = placed(
    shape('-0.94 0.24, -0.5 0.36, -0.2 0.66, 0.04 0.4, 0.42 0.36, 0.68 0.56, 0.95 0.24, 0 0'),
    piece,
  )
  art.body(cheese, '#f3ae2f', { height: 5, lit: 0.95, shaded: 0.16 })
  for (const u of [-0.52, 0, 0.52]) {
    art.body(placed(bow([u, 0.2], [0.42, 0.17], [0, 5.9], 12), piece), '#d5432b', {
      height: 5,
      lit: 0.86,
      shaded: 0.26,
      highlight: 0.2,
    })
  }
  for (const u of [-0.76, -0.38, 0, 0.4, 0.78]) {
    const hang = {
      ...within(piece, [u, 0.06 + 0.08 * (1 - u * u)], 0.32),
      angle: Math.PI + art.random.jitter(0.15),
    }
    lettuceFrill(art, { ...hang, color: '#7fae45' })
  }
  burgerLid(art, piece)
}

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
