import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { open, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape } from './dough.ts'

/** Shavings as a knife lifts them off a bar: a broad one, a shallow bend, a splinter. */
const SHAVED: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-1 0.3, -0.76 -0.14, -0.2 -0.42, 0.44 -0.44, 1 -0.2, 0.86 0.02, 0.92 0.22, 0.5 0.2, 0.06 0.26, -0.4 0.4, -0.7 0.52',
  ),
  shape(
    '-1 -0.1, -0.5 -0.34, 0.2 -0.3, 0.9 -0.04, 1.04 0.24, 0.5 0.12, 0 0.06, -0.5 0.2, -0.9 0.26',
  ),
  shape('-1 0.06, -0.4 -0.22, 0.4 -0.2, 1.04 0.06, 0.5 0.16, -0.2 0.22, -0.7 0.26'),
]

/** A shaving of chocolate: its back in the light, its hollow dark; `size` is half its length. */
export function chocolateShaving(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const points = art.random.pick(SHAVED)
  const path = polygon(placed(points, piece))
  art.movedBy(size * 0.1, size * 0.16, () => art.softFill(path, '#5a3c44', 0.5, size * 0.06))
  art.fill(path, shade(color, 0.5))
  const back = points.map(([u, v]): Point => [u * 0.96, v * 0.8 - 0.06])
  art.fill(polygon(placed(back, piece)), color)
  const half = Math.ceil(points.length / 2)
  const crest = points.slice(1, half).map(([u, v]): Point => [u * 0.9, v * 0.8])
  art.stroke(open(placed(crest, piece)), tint(color, 0.4), size * 0.13, { opacity: 0.9 })
}
