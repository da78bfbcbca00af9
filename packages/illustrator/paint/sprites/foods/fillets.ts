import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, layered, patches, slanted } from './touches.ts'

/** How wide a fillet of cod is at a place along it: full at its head, slim at its tail. */
const codWidth = (u: number) => 0.54 * Math.max(0.1, 1 - (u * 0.82 + 0.14) ** 4) ** 0.6

/** One broad flake of a fillet, lying over the one behind it. */
function codFlake(art: Canvas, piece: Piece, u: number): void {
  const { size, color } = piece
  const { random } = art
  const [top, bottom] = [
    -codWidth(u) * random.range(0.94, 1.04),
    codWidth(u) * random.range(0.94, 1.04),
  ]
  const shape: Point[] = [
    [u - 0.3, top * 0.9],
    [u + 0.06, top],
    [u + 0.2, top * 0.72],
    [u + 0.24, 0],
    [u + 0.19, bottom * 0.72],
    [u + 0.03, bottom],
    [u - 0.3, bottom * 0.9],
    [u - 0.2, 0],
  ]
  const outline = laid(shape, piece)
  layered(art, closed(outline), [
    { color: SHADOW, dx: 2, dy: 3, opacity: 0.12 },
    { color: mix(color, '#d3963f', 0.42) },
  ])
  art.fill(closed(shrunk(outline, 0.92, -1, -2)), mix(color, '#e9c688', 0.2))
  art.fill(closed(shrunk(outline, 0.76, -2, -4)), color)
  const sheen = [u - 0.02, top * 0.55, u + 0.08, 0, u - 0.02, bottom * 0.5]
  art.stroke(curveOn(piece, sheen), '#ffffff', size * 0.035, { opacity: 0.75 })
  const sinew = [u + 0.1, top * 0.6, u + 0.18, 0, u + 0.09, bottom * 0.6]
  art.stroke(curveOn(piece, sinew), mix(color, '#c2975c', 0.45), size * 0.014, { opacity: 0.7 })
}

/** A fillet of white fish, gold at its edges, coming apart in broad flakes; `size` is half its length. */
export function cod(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const lying = { ...piece, angle: slanted(piece.angle, -0.35) }
  const { x, y, angle } = lying
  const along = [-0.94, -0.6, -0.2, 0.25, 0.7, 1.02]
  const whole = laid(
    [
      ...along.map((u): Point => [u, -codWidth(u)]),
      ...along.toReversed().map((u): Point => [u, codWidth(u)]),
    ],
    lying,
  )
  art.shadow(closed(whole), 16, 0.36)
  art.fill(closed(moved(whole, 3, 8)), shade(color, 0.36))
  art.fill(closed(whole), mix(color, '#d9a14e', 0.5))
  art.clipped(closed(shrunk(whole, 0.97)), () => {
    for (const u of [0.78, 0.34, -0.1, -0.54, -0.78]) codFlake(art, lying, u)
  })
  const edges = along.flatMap((u) =>
    [-1, 1].map((side) => {
      const [ex, ey] = turnedPoint([u * size * 0.92, side * codWidth(u) * size * 0.9], angle, x, y)
      return patches(art, { x: ex, y: ey, angle, rx: size * 0.1, count: 2, grain: size * 0.11 })
    }),
  )
  art.clipped(closed(whole), () => art.fill(edges.join(''), '#d58f38', 0.6))
  const gold = { x, y, angle, rx: size * 0.85, ry: size * 0.4, count: 6, grain: size * 0.09 }
  art.fill(patches(art, gold), '#dc9a46', 0.4)
  art.fill(patches(art, { ...gold, count: 5, grain: size * 0.05 }), '#7f8c3c', 0.75)
}

const BATTERED: readonly Point[] = [
  [-1, 0.02],
  [-0.86, -0.3],
  [-0.5, -0.34],
  [-0.2, -0.42],
  [0.2, -0.36],
  [0.55, -0.42],
  [0.88, -0.28],
  [1, 0.04],
  [0.85, 0.32],
  [0.5, 0.36],
  [0.1, 0.44],
  [-0.3, 0.37],
  [-0.7, 0.4],
  [-0.93, 0.24],
]

/** A piece of fish in a golden, craggy crust; `size` is half its length. */
export function friedfish(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const rough = BATTERED.map(([u, v]): Point => [
    u + art.random.jitter(0.05),
    v + art.random.jitter(0.05),
  ])
  art.body(laid(rough, piece), color, {
    height: size * 0.17,
    lit: 0.9,
    shaded: 0.42,
    offset: 0.07,
    highlight: 0.3,
    shadowOpacity: 0.36,
  })
  const crust = { x, y, angle, rx: size * 0.88, ry: size * 0.34, count: 16, grain: size * 0.1 }
  art.fill(patches(art, crust), mix(color, '#8f4f1a', 0.7), 0.5)
  art.fill(patches(art, { ...crust, count: 24, grain: size * 0.07 }), tint(color, 0.55), 0.75)
  art.fill(patches(art, { ...crust, count: 14, grain: size * 0.045 }), '#fff6dc', 0.85)
}
