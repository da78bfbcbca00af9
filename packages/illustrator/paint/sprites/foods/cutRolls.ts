import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { circle } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cutEnd } from './cutEnd.ts'
import { rollPaper } from './rollPaper.ts'
import { upright } from './upright.ts'

/**
 * Where the halves lie, in radii of one from the middle of the pile's foot, how long each is, and
 * how it is turned; what lies upon others comes last.
 */
const PILE = [
  [-1.9, -0.86, 2.6, -0.56],
  [0.62, -0.8, 2.5, -0.4],
  [-0.62, -2.16, 2.5, -0.5],
  [-1.5, 0.98, 2.4, -0.34],
  [0.94, 1.02, 2.5, -0.52],
] as const

/** Summer rolls cut in two and piled up, their cut ends towards us; `size` is half the width of the pile. */
export function cutrolls(art: Canvas, given: Piece): void {
  const radius = given.size * 0.315
  const { x, y } = given
  art.softFill(circle(x + radius * 0.6, y + radius * 0.6, given.size * 0.84), SHADOW, 0.3, 20)
  upright(art, given, () => {
    for (const [u, v, length, turn] of PILE) {
      const at = { x: x + (u - 0.05) * radius, y: y + (v * 0.7 + 0.1) * radius }
      const size = radius * art.random.range(0.95, 1.04)
      const roll = { ...given, ...at, size, angle: turn + art.random.jitter(0.06), length }
      rollPaper(art, roll)
      cutEnd(art, roll)
    }
  })
}
