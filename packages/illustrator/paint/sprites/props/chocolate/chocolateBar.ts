import type { Canvas } from '../../../core/canvas.ts'
import { open, type Point, polygon, turnedPoint } from '../../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece } from '../../types.ts'
import { shaped } from '../shapes.ts'

const SQUARE: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

/** What is left of a bar: its outline in squares of 2 × 2 around its middle, and where squares are. */
export interface BarShape {
  outline: readonly Point[]
  columns: readonly number[]
  rows: readonly number[]
}

/** A bar of chocolate, or a part broken from it; `size` is half a square. */
export function chocolateBar(
  art: Canvas,
  piece: Piece,
  { outline, columns, rows }: BarShape,
): void {
  const { size, color } = piece
  const edge = polygon(shaped(outline, piece))
  art.shadow(edge, size * 0.4, 0.34)
  art.movedBy(size * 0.09, size * 0.26, () => art.fill(edge, mix(shade(color, 0.5), SHADOW, 0.3)))
  art.movedBy(size * 0.05, size * 0.13, () =>
    art.fill(edge, mix(shade(color, 0.2), '#8a5a3c', 0.2)),
  )
  art.fill(edge, shade(color, 0.22))
  art.clipped(edge, () => {
    for (const row of rows) {
      for (const column of columns) {
        const [x, y] = laidPoint([column, row], piece)
        square(art, { ...piece, x, y, size: size * 0.95 })
      }
    }
  })
  art.stroke(edge, tint(color, 0.3), size * 0.05, { opacity: 0.4 })
}

/** One square: four slanted sides around a flat top, each as light as it faces the light. */
function square(art: Canvas, piece: Piece): void {
  const { size, angle, color } = piece
  const foot = shaped(SQUARE, piece)
  const top = shaped(SQUARE, { ...piece, size: size * 0.7 })
  for (const [index, from] of foot.entries()) {
    const next = (index + 1) % 4
    const [to, inner, last] = [foot[next] ?? from, top[next] ?? from, top[index] ?? from]
    const [dx, dy] = turnedPoint([0, -1], angle + (index * Math.PI) / 2)
    const light = -dx * 0.5 - dy * 0.86
    const tone = light > 0 ? tint(color, 0.12 + light * 0.22) : shade(color, 0.1 - light * 0.42)
    art.fill(polygon([from, to, inner, last]), tone)
  }
  const sheen = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, tint(color, 0.26)],
    [0.4, tint(color, 0.06)],
    [1, shade(color, 0.16)],
  ])
  art.fill(polygon(top), sheen)
  const [corner, right, , left] = top
  if (corner && right && left) {
    art.stroke(open([left, corner]) + open([corner, right]), tint(color, 0.5), size * 0.06, {
      opacity: 0.55,
    })
  }
}
