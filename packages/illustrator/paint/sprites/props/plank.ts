import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point } from '../../core/contour.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { curve, shaped, symmetric } from './shapes.ts'

const EDGE: readonly Point[] = symmetric([
  [-1, 0],
  [-0.99, -0.5],
  [-0.97, -0.7],
  [-0.88, -0.79],
  [-0.7, -0.81],
  [0, -0.8],
  [0.7, -0.81],
  [0.88, -0.79],
  [0.97, -0.7],
  [0.99, -0.5],
  [1, 0],
])

/** A little board with rounded corners; `size` is half its width. */
export function plank(art: Canvas, board: Piece): void {
  const { color, size } = board
  const edge = closed(shaped(EDGE, board))
  art.dropShadow(edge, 11, 18, 0.34)
  art.movedBy(3, 10, () => art.fill(edge, shade(color, 0.46)))
  art.fill(edge, color)
  art.clipped(edge, () => {
    for (const v of [-0.68, -0.5, -0.28, -0.04, 0.12, 0.34, 0.52, 0.7]) {
      const bend = art.random.jitter(0.06)
      const grain = curve(board, [-1.02, v], [-0.3, v + bend], [0.3, v - bend], [1.02, v + bend])
      art.stroke(grain, shade(color, 0.2), size * art.random.range(0.012, 0.03), { opacity: 0.5 })
    }
    const light = art.linearGradient('x1=".1" y1=".05" x2=".9" y2=".95"', [
      [0, '#fff3d6', 0.34],
      [0.55, '#fff3d6', 0],
      [1, SHADOW, 0.2],
    ])
    art.fill(edge, light)
  })
  art.movedBy(-1, -1, () => art.stroke(edge, tint(color, 0.4), 2.4, { opacity: 0.5 }))
}
