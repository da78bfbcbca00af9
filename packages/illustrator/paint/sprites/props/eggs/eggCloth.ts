import type { Canvas } from '../../../core/canvas.ts'
import { closed, type Point } from '../../../core/contour.ts'
import { PAINTS } from '../../../../language/paints.ts'
import { mix, shade } from '../../../core/color.ts'
import type { Piece } from '../../types.ts'
import { fold, linen, threads } from '../linen.ts'
import { curve, shaped } from '../shapes.ts'

/** A small striped cloth that is folded twice; `size` is half its side. */
export function foldedCloth(art: Canvas, piece: Piece): void {
  const { x, y, angle, color } = piece
  const below = { ...piece, x: x + 12, y: y + 14, angle: angle + 0.06, color: shade(color, 0.2) }
  for (const layer of [below, piece]) {
    const sheet = closed(shaped(clothEdge(art), layer))
    art.shadow(sheet, 12, 0.3)
    linen(art, sheet, layer.color)
    art.clipped(sheet, () => {
      stripes(art, layer)
      threads(art, { ...layer, size: 1 }, { across: layer.size, along: layer.size })
      fold(art, shaped(CREASE, layer), 16, layer.color)
    })
  }
}

/** Almost a square, its sides a little bent. */
function clothEdge({ random }: Canvas): Point[] {
  const side: Point[] = [
    [-0.98, -0.96],
    [-0.9, -1],
    [0, -0.97],
    [0.9, -1],
  ]
  return [0, 1, 2, 3].flatMap((turn) =>
    side.map(([u, v]): Point => {
      const [a, b] = [u + random.jitter(0.02), v + random.jitter(0.02)]
      if (turn === 0) return [a, b]
      if (turn === 1) return [-b, a]
      return turn === 2 ? [-a, -b] : [b, -a]
    }),
  )
}

/** Where it was folded, from side to side. */
const CREASE: readonly Point[] = [
  [-0.1, -1.1],
  [0.02, -0.4],
  [0.04, 0.4],
  [-0.02, 1.1],
]

/** Woven stripes along two sides. */
function stripes(art: Canvas, piece: Piece): void {
  const tone = mix(PAINTS.teal, piece.color, 0.15)
  for (const [at, width] of [
    [-0.8, 5],
    [-0.68, 15],
    [-0.56, 5],
    [0.62, 5],
    [0.74, 15],
    [0.86, 5],
  ] as const) {
    const line = curve(piece, [-1.1, at], [0, at + 0.02], [1.1, at])
    art.stroke(line, tone, width, { opacity: 0.85 })
  }
}
