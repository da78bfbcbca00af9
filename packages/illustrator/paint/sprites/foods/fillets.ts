import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { curveOn, laid, layered, patches, slanted } from './touches.ts'

const FILLET: readonly Point[] = [
  [-1, -0.16],
  [-0.82, -0.4],
  [-0.2, -0.47],
  [0.48, -0.42],
  [0.92, -0.28],
  [1, 0],
  [0.92, 0.26],
  [0.44, 0.4],
  [-0.24, 0.44],
  [-0.84, 0.38],
  [-1, 0.16],
]

/** The white lines between a fillet's flakes, pointing one way. */
function flakes(piece: Piece, count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const u = ((index + 0.5) / count) * 2.1 - 1
    const line = [u - 0.2, -0.5, u - 0.05, -0.22, u + 0.06, 0, u - 0.05, 0.22, u - 0.2, 0.5]
    return curveOn(piece, line)
  })
  return lines.join('')
}

/** A fillet of salmon under a crust of herbs and crumbs; `size` is half its length. */
export function salmon(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const lying = { ...piece, angle: slanted(piece.angle, -0.42) }
  const outline = laid(FILLET, lying)
  art.shadow(closed(outline), 18, 0.38)
  art.fill(closed(moved(outline, 4, 11)), '#7d6a60')
  art.fill(closed(moved(outline, 3, 6)), shade(color, 0.34))
  art.fill(closed(outline), mix(color, '#b5602d', 0.4))
  art.clipped(closed(outline), () => {
    art.fill(closed(shrunk(outline, 0.93, -3, -6)), color)
    art.fill(closed(shrunk(outline, 0.7, -8, -14)), tint(color, 0.18))
    const lines = flakes(lying, 11)
    art.movedBy(3, 4, () => art.stroke(lines, shade(color, 0.24), size * 0.016, { opacity: 0.55 }))
    art.stroke(lines, tint(color, 0.66), size * 0.028, { opacity: 0.85 })
    const middle = curveOn(lying, [-1, 0, 0, 0.02, 1, 0])
    art.stroke(middle, shade(color, 0.2), size * 0.02, { opacity: 0.5 })
    const { x, y, angle } = lying
    const seared = { x, y, angle, rx: size * 0.9, ry: size * 0.36, count: 7, grain: size * 0.12 }
    art.fill(patches(art, seared), '#b0562a', 0.4)
  })
  herbCrust(art, lying)
  const edge = laid(
    [
      [-0.8, -0.33],
      [-0.2, -0.41],
      [0.4, -0.37],
    ] as const,
    lying,
  )
  art.stroke(open(edge), '#fff2df', size * 0.032, { opacity: 0.85 })
}

/** Crumbs and chopped herbs along the back of a fillet. */
function herbCrust(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const along = (count: number, width: number) =>
    Array.from({ length: count }, (): Point => {
      const u = random.jitter(0.82)
      const room = width * Math.sqrt(1 - u * u * 0.8)
      return turnedPoint([u * size, (random.jitter(room) - 0.03) * size], angle, x, y)
    })
  crumbs(art, along(80, 0.27), '#d9a552', { size: size * 0.055, height: 3, angular: true })
  crumbs(art, along(80, 0.28), '#6f8f3c', { size: size * 0.056, height: 3, angular: true })
  crumbs(art, along(34, 0.25), '#f2d9a0', { size: size * 0.042, height: 3, angular: true })
}

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
