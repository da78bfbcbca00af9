import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, num, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, within } from './dough.ts'
import { scorchedBlisters, TOAST } from './scorchedBlisters.ts'
import { patches } from './touches.ts'
import { caesarFilling } from './wrapFilling.ts'

/** How long a half is behind its cut, how wide, and how far the slanted cut leans, as shares of the size. */
const LENGTH = 1.36
const RADIUS = 0.44
const FACE = 0.4
const LEAN = 0.3

/** The tortilla from its side: a little uneven, its end tucked in. */
const BODY: readonly Point[] = [
  [-LEAN, -RADIUS],
  [LENGTH * 0.2, -RADIUS * 1.08],
  [LENGTH * 0.5, -RADIUS * 0.98],
  [LENGTH * 0.76, -RADIUS * 0.84],
  [LENGTH * 0.92, -RADIUS * 0.6],
  [LENGTH * 1.0, -RADIUS * 0.2],
  [LENGTH * 0.99, RADIUS * 0.3],
  [LENGTH * 0.9, RADIUS * 0.66],
  [LENGTH * 0.7, RADIUS * 0.9],
  [LENGTH * 0.42, RADIUS * 1.06],
  [LEAN, RADIUS],
  [0, 0],
]

/** Light across the roll, from the side that faces the window to the one on the board. */
function rounded(art: Canvas, piece: Piece): string {
  const { color } = piece
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = placed(
    [
      [0, -RADIUS],
      [0, RADIUS],
    ],
    piece,
  )
  const across = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  return art.linearGradient(across, [
    [0, mix(color, '#c98a42', 0.45)],
    [0.26, tint(color, 0.5)],
    [0.5, color],
    [0.78, mix(shade(color, 0.18), '#b5702c', 0.5)],
    [0.94, mix(shade(color, 0.44), '#7a4220', 0.5)],
    [1, mix(shade(color, 0.3), '#8f5428', 0.5)],
  ])
}

/** What the pan browned, and the edge where the tortilla overlaps itself. */
function wrapping(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const [[x, y] = [0, 0]] = placed([[LENGTH * 0.5, -0.04]], piece)
  const spread = { x, y, angle: piece.angle, rx: size * 0.72, ry: size * 0.34 }
  art.softFill(patches(art, { ...spread, count: 6, grain: size * 0.2 }), TOAST, 0.4, size * 0.11)
  const places = placed(
    pack(art.random, LENGTH * 0.52, -0.04, 0.6, 9, { ry: 0.3, tries: 2 }),
    piece,
  )
  scorchedBlisters(art, places, size * 0.062)
  const seam = [
    [0.3, RADIUS * 0.8],
    [LENGTH * 0.34, RADIUS * 0.42],
    [LENGTH * 0.66, RADIUS * 0.24],
    [LENGTH * 0.96, RADIUS * 0.36],
  ] as const
  const line = open(placed(seam, piece))
  art.movedBy(size * 0.008, size * 0.03, () =>
    art.stroke(line, '#6a3414', size * 0.05, { opacity: 0.34 }),
  )
  art.stroke(line, mix(color, TOAST, 0.4), size * 0.03)
  art.movedBy(-1, -size * 0.012, () => art.stroke(line, tint(color, 0.6), size * 0.016))
  const tuck = placed(
    [
      [LENGTH * 0.84, -RADIUS],
      [LENGTH * 0.92, -RADIUS * 0.5],
      [LENGTH * 0.9, RADIUS * 0.2],
      [LENGTH * 1.1, 0],
    ],
    piece,
  )
  art.softFill(closed(tuck), '#8a5020', 0.3, size * 0.03)
}

/** The slanted cut: the tortilla's edge around it, and what bulges out of it. */
function cut(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { color } = piece
  const slant = Math.atan2(LEAN, RADIUS)
  const turned = { ...piece, angle: piece.angle - slant }
  const tall = Math.hypot(RADIUS, LEAN)
  const rim = placed(bow([0, 0], [FACE, tall], [0, Math.PI * 1.93], 22), turned)
  art.fill(closed(rim), mix(shade(color, 0.3), '#9a5a24', 0.5))
  art.fill(closed(shrunk(rim, 0.97, -1, -1.5)), tint(color, 0.45))
  const inside = shrunk(rim, 0.9)
  art.fill(closed(inside), '#2f3a16')
  art.clipped(closed(shrunk(rim, 0.92)), () =>
    caesarFilling(art, turned, [FACE * 0.86, tall * 0.86], side),
  )
}

/** A wrap cut on the diagonal, its halves beside each other; `size` is half the width of both. */
export function wrap(art: Canvas, given: Piece): void {
  for (const [u, v, angle, side] of [
    [-0.3, -0.3, -0.36, -1],
    [-0.52, 0.36, -0.1, 1],
  ] as const) {
    const half = facing(art, within({ ...given, angle: 0 }, [u, v], 0.94), angle, 0.04)
    const outline = placed(BODY, half)
    const body = closed(outline)
    art.movedBy(half.size * 0.05, half.size * 0.08, () =>
      art.softFill(body, SHADOW, 0.46, half.size * 0.06),
    )
    art.shadow(body, half.size * 0.05, 0.5)
    art.fill(body, rounded(art, half))
    art.clipped(body, () => wrapping(art, half))
    cut(art, half, side)
  }
}
