import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { curveOn, gleam, laid, layered, patches } from './touches.ts'

/** Half an egg cut lengthwise, its broad end to the left. */
const CUT: readonly Point[] = [
  [-0.84, 0],
  [-0.76, -0.42],
  [-0.44, -0.7],
  [0, -0.74],
  [0.46, -0.6],
  [0.84, -0.32],
  [0.98, 0],
  [0.84, 0.32],
  [0.46, 0.6],
  [0, 0.74],
  [-0.44, 0.7],
  [-0.76, 0.42],
]

/** Half an egg whose yolk has only set at its edge; it leans, so that some of its side is seen. */
export function jammyegg(art: Canvas, given: Piece): void {
  const piece = { ...given, angle: -0.5 + Math.sin(given.angle) * 0.45 }
  const { size, color } = piece
  const outline = laid(CUT, piece)
  // Its round side below the cut.
  const side = closed(shrunk(outline, 1.01, size * 0.05, size * 0.13))
  layered(art, side, [
    { color: SHADOW, dx: size * 0.12, dy: size * 0.2, opacity: 0.3 },
    { color: SHADOW, dx: size * 0.05, dy: size * 0.08, opacity: 0.3 },
    { color: mix(color, '#b58a62', 0.62) },
  ])
  art.stroke(closed(outline), mix(color, '#d8b98e', 0.5), size * 0.03)
  art.fill(closed(outline), mix(color, '#efe0c4', 0.5))
  art.fill(closed(shrunk(outline, 0.94, -size * 0.015, -size * 0.02)), color)
  jam(art, piece)
  const wet = curveOn(piece, [-0.66, -0.32, -0.42, -0.56, -0.06, -0.62])
  art.stroke(wet, '#ffffff', size * 0.05, { opacity: 0.95 })
}

/** The yolk: pale and firm at its edge, deep and running in the middle. */
function jam(art: Canvas, piece: Piece): void {
  const { size } = piece
  const [[x, y] = [piece.x, piece.y]] = laid([[-0.06, 0.02]], piece)
  const edge = blob(art.random, x, y, size * 0.5, size * 0.46, { points: 12, wobble: 0.035 })
  art.fill(closed(shrunk(edge, 1.07)), mix('#f7cf78', piece.color, 0.3))
  art.fill(closed(edge), '#f4a62a')
  const heart = blob(art.random, x + size * 0.02, y + size * 0.02, size * 0.4, size * 0.36, {
    points: 11,
    wobble: 0.07,
  })
  art.softFill(closed(shrunk(heart, 0.9)), '#e2690e', 0.9, size * 0.07)
  const deep = blob(art.random, x + size * 0.07, y + size * 0.08, size * 0.22, size * 0.18, {
    points: 9,
    wobble: 0.12,
  })
  art.softFill(closed(deep), '#c94f08', 0.6, size * 0.07)
  const sheen: Point[] = [
    [x - size * 0.3, y + size * 0.02],
    [x - size * 0.24, y - size * 0.2],
    [x - size * 0.02, y - size * 0.3],
  ]
  art.stroke(open(sheen), '#ffe9a8', size * 0.1, { opacity: 0.95 })
  gleam(art, { x, y, size: size * 0.5 }, { width: 0.08, reach: 0.3, opacity: 0.8 })
  art.fill(
    patches(art, { x, y, rx: size * 0.4, count: 5, grain: size * 0.05 }),
    tint('#f7b23c', 0.3),
    0.6,
  )
  art.stroke(closed(edge), shade('#f4a62a', 0.16), size * 0.018, { opacity: 0.5 })
}
