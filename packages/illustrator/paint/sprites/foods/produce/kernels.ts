import type { kernels as words } from '../../../../language/words/foods/produce/kernels.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { blob, type Point } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { laid, type Shape, varied, along } from './shapes.ts'

const LOBE: Shape = [
  [-0.9, -0.06],
  [-0.78, -0.42],
  [-0.4, -0.68],
  [-0.05, -0.56],
  [0.25, -0.72],
  [0.68, -0.5],
  [0.94, -0.08],
  [0.5, 0.06],
  [0, 0.08],
  [-0.5, 0.06],
]

/** Half a walnut: two lobes, folded; `size` is half its length. */
function walnut(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const color = varied(art, piece.color, 0.08)
  for (const side of [1, -1]) {
    const lobe = LOBE.map(([u, v]): Point => {
      return [u * (1 + random.jitter(0.06)), -side * v * (1 + random.jitter(0.1))]
    })
    const outline = laid(lobe, piece)
    art.body(outline, color, { height: 6, lit: 0.88, shaded: 0.36, offset: 0.05 })
    const folds = [-0.55, -0.15, 0.25, 0.6].map((u) => {
      const [top, low] = [side * (0.56 - u * u * 0.3), side * 0.2]
      const bulge = random.range(0.1, 0.22) * random.pick([-1, 1])
      return along(piece, [u, top], [u + bulge, (top + low) / 2], [u - bulge * 0.3, low])
    })
    art.stroke(folds.join(''), shade(color, 0.38), size * 0.085, { opacity: 0.75 })
    art.movedBy(-size * 0.05, -size * 0.06, () => {
      art.stroke(folds.join(''), tint(color, 0.5), size * 0.05, { opacity: 0.7 })
    })
  }
  const seam = along(piece, [-0.8, 0], [-0.2, 0.03], [0.3, -0.02], [0.85, 0])
  art.stroke(seam, shade(color, 0.5), size * 0.07)
}

/** Half a pecan with its two long lobes; `size` is half its length. */
function pecan(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const color = varied(art, piece.color, 0.08)
  const outline = blob(art.random, x, y, size, size * 0.5, { points: 12, wobble: 0.04, angle })
  art.body(outline, color, { height: 6, lit: 0.9, shaded: 0.4, offset: 0.05 })
  const bow = (v: number) => along(piece, [-0.74, v * 0.5], [-0.2, v], [0.3, v], [0.76, v * 0.45])
  art.stroke([-0.33, -0.2, 0.2, 0.33].map(bow).join(''), shade(color, 0.34), size * 0.055, {
    opacity: 0.7,
  })
  art.stroke(bow(0.02), shade(color, 0.55), size * 0.12)
  art.stroke([-0.27, 0.12].map(bow).join(''), tint(color, 0.4), size * 0.055, { opacity: 0.75 })
  const notches = [-0.45, -0.1, 0.25, 0.55].flatMap((u) =>
    [-1, 1].map((side) => along(piece, [u, side * 0.26], [u + 0.06, side * 0.42])),
  )
  art.stroke(notches.join(''), shade(color, 0.42), size * 0.05, { opacity: 0.6 })
}

/** Nuts with folds, in halves. */
export const kernels = {
  walnut,
  pecan,
} satisfies FoodSprites<typeof words>
