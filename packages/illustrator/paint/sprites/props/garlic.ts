import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, ellipse, type Point, shrunk, turned } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot } from '../types.ts'
import { inTurn } from '../variants.ts'
import { curve, shaped, shine, symmetric } from './shapes.ts'

/** A head of garlic on its side: the cloves under its papery skin, the dry stem. */
function garlicHead(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = symmetric([
    [-1.6, 0],
    [-1.5, -0.14],
    [-0.98, -0.16],
    [-0.66, -0.5],
    [-0.1, -0.86],
    [0.5, -0.78],
    [0.84, -0.36],
    [0.9, 0],
  ])
  art.body(shaped(outline, piece), color, { height: 18, lit: 0.93, shaded: 0.28, offset: 0.04 })
  const ribs = [-0.62, -0.3, 0.05, 0.4, 0.68].map((at) =>
    curve(piece, [-1.2, at * 0.14], [-0.6, at * 0.62], [0.1, at * 1.04], [0.84, at * 0.42]),
  )
  art.stroke(ribs.join(''), mix(color, '#8d5f7c', 0.55), size * 0.045, { opacity: 0.7 })
  const roots = shaped([[0.86, 0]], piece)[0] ?? [piece.x, piece.y]
  art.fill(ellipse(roots[0], roots[1], size * 0.16, size * 0.16), '#b08a5a')
  shine(art, { ...piece, radius: size * 0.8 })
}

/** One clove with its brown foot. */
function clove(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline: Point[] = [
    [-1, 0.05],
    [-0.5, -0.5],
    [0.2, -0.52],
    [0.8, -0.16],
    [1.15, 0],
    [0.7, 0.3],
    [0, 0.42],
    [-0.7, 0.34],
  ]
  art.body(shaped(outline, piece), color, { height: 10, lit: 0.9, shaded: 0.26 })
  const lines = [-0.2, 0.08, 0.26].map((at) =>
    curve(piece, [-0.86, at * 0.3], [0, at - 0.1], [0.98, at * 0.1]),
  )
  art.stroke(lines.join(''), mix(color, '#8d5f7c', 0.5), size * 0.05, { opacity: 0.7 })
  const foot = shaped([[-0.96, 0.03]], piece)[0] ?? [piece.x, piece.y]
  art.fill(ellipse(foot[0], foot[1], size * 0.12, size * 0.12), '#b08a5a')
}

/** A head cut across: a ring of cloves in purple skin; `size` is its radius. */
function cutHead(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.95, { points: 12, wobble: 0.05 })
  art.body(outline, color, { height: 16, lit: 0.96, shaded: 0.3 })
  art.fill(closed(shrunk(outline, 0.88)), mix(color, '#8d5f7c', 0.3))
  for (let index = 0; index < 8; index += 1) {
    const turn = angle + (index / 8) * Math.PI * 2
    const [u, v] = turned([[size * 0.56, 0]], turn, x, y)[0] ?? [x, y]
    const cell = blob(random, u, v, size * 0.27, size * 0.2, { angle: turn, wobble: 0.08 })
    art.fill(closed(cell), shade('#f3e3b4', 0.16))
    art.fill(closed(shrunk(cell, 0.86, -2, -3)), tint('#f6e8c0', 0.3))
    art.fill(ellipse(u, v, size * 0.05, size * 0.05), '#c9b878')
  }
  art.fill(circle(x, y, size * 0.14), '#b08a5a')
}

/** Thin slices of a clove. */
function slices(art: Canvas, { x, y, color }: PropSpot): void {
  for (const [dx, dy, turn] of [
    [-64, 26, 0.4],
    [-30, 66, 1.2],
    [24, 84, -0.3],
    [66, 44, 0.8],
  ] as const) {
    const look = { angle: turn + art.random.jitter(0.4), points: 8, wobble: 0.08 }
    const slice = blob(art.random, x + dx, y + dy, 32, 20, look)
    art.body(slice, tint(color, 0.3), { height: 5, lit: 0.9, shaded: 0.22 })
  }
}

/** Garlic as it lies about in a kitchen: heads, cloves, a head cut across. */
export const garlic = inTurn<PropSpot>(
  (art, { x, y, color }) => {
    const { random } = art
    garlicHead(art, { x: x + 18, y: y - 20, size: 84, angle: -0.7 + random.jitter(0.5), color })
    clove(art, { x: x - 60, y: y + 56, size: 50, angle: random.angle(), color })
    clove(art, { x: x + 30, y: y + 92, size: 46, angle: random.angle(), color })
  },
  (art, { x, y, color }) => {
    garlicHead(art, { x: x + 48, y: y - 36, size: 78, angle: 0.5 + art.random.jitter(0.4), color })
    garlicHead(art, { x: x - 34, y: y + 42, size: 86, angle: -1.2, color })
  },
  (art, { x, y, color }) => {
    const { random } = art
    const places = turned(
      [
        [-70, -30],
        [0, -64],
        [58, 0],
        [-14, 20],
        [30, 78],
      ],
      random.jitter(0.6),
      x,
      y,
    )
    for (const [u, v] of places) {
      clove(art, { x: u, y: v, size: random.range(44, 58), angle: random.angle(), color })
    }
  },
  (art, { x, y, color }) => {
    cutHead(art, { x: x - 8, y: y - 22, size: 86, angle: art.random.angle(), color })
    clove(art, { x: x + 50, y: y + 74, size: 50, angle: art.random.angle(), color })
  },
  (art, spot) => {
    const { x, y, color } = spot
    garlicHead(art, { x: x + 4, y: y - 34, size: 88, angle: -0.2 + art.random.jitter(0.3), color })
    slices(art, spot)
  },
)
