import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import { pairs } from './pairs.ts'

/** A loop at one side of a pot around x 600, which stands off level, its upper side in the light. */
export function potLoop(art: Canvas, color: Color, side: -1 | 1): void {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [600 + side * u, v])
  const loop = at(pairs('440,478 504,468 550,490 562,530 544,568 500,588 440,584'))
  const lit = side < 0 ? tint(color, 0.16) : shade(color, 0.12)
  art.movedBy(2, 20, () => art.stroke(open(loop), shade(color, 0.6), 38))
  art.stroke(open(loop), shade(color, 0.34), 38)
  art.movedBy(-2, -4, () => art.stroke(open(loop), lit, 27))
  const light = at(pairs('468,470 516,474 544,500 552,528'))
  art.movedBy(-3, -6, () => art.stroke(open(light), tint(color, 0.7), 7, { opacity: 0.8 }))
}
