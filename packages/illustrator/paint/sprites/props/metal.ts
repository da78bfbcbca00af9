import type { Canvas } from '../../core/canvas.ts'
import { circle, type Path } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade } from '../../core/color.ts'
import { laidPoint } from '../foods/produce/shapes.ts'
import type { Piece } from '../types.ts'

interface Look {
  height?: number
  /** What its face is painted with: its color, or a gradient. */
  paint?: Color
}

/** A flat, hard thing on the table: shadow, dark edge, lit face. */
export function metal(
  art: Canvas,
  outline: Path,
  color: Color,
  { height = 14, paint = color }: Look = {},
): void {
  art.shadow(outline, height, 0.34)
  art.fill(outline, shade(color, 0.34))
  art.movedBy(-1.8, -2.6, () => art.fill(outline, paint))
}

/** Rivets of brass along a handle, in shares of its length. */
export function rivets(art: Canvas, piece: Omit<Piece, 'color'>, places: readonly number[]): void {
  for (const u of places) {
    const [x, y] = laidPoint([u, 0], piece)
    art.fill(circle(x + 1, y + 1.6, 6.4), '#4a2b14', 0.7)
    art.fill(circle(x, y, 5.6), '#c99b52')
    art.fill(circle(x - 1.6, y - 1.8, 2.2), '#fff0c4', 0.9)
  }
}
