import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { polygon } from '../../../core/contour.ts'
import { SHADOW, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece } from '../../types.ts'
import { leaf } from '../leaves.ts'
import { curve, shaped } from '../shapes.ts'

/** Paper around the bottle with a green sprig on it. */
export function oilLabel(art: Canvas, piece: Piece, sunny: number): void {
  const paper = polygon(
    shaped(
      [
        [-0.72, -0.332],
        [-0.08, -0.332],
        [-0.08, 0.332],
        [-0.72, 0.332],
      ],
      piece,
    ),
  )
  art.fill(paper, '#f1e4c6')
  const rules = [-0.68, -0.12].map((u) => curve(piece, [u, -0.33], [u, 0.33]))
  art.stroke(rules.join(''), '#6f7f3a', 4)
  const spine = curve(piece, [-0.4, 0.22], [-0.41, 0], [-0.39, -0.22])
  art.stroke(spine, '#5f6f32', 3)
  for (const [v, lean] of [
    [0.13, 0.6],
    [0.02, 0.6],
    [-0.1, 0.6],
  ] as const) {
    for (const side of [-1, 1]) {
      const [x, y] = laidPoint([-0.4 + side * 0.1, v], piece)
      const angle = piece.angle + (side < 0 ? Math.PI + lean : -lean)
      leaf(art, { x, y, size: 25, angle, color: '#7f9040' }, { width: 0.4, veins: 0, height: 0 })
    }
  }
  const round = (off: number, share: number, tone: Color, opacity: number) => {
    const v = off * sunny
    art.stroke(curve(piece, [-0.7, v], [-0.1, v]), tone, piece.size * share, { opacity })
  }
  art.clipped(paper, () => {
    round(-0.3, 0.14, SHADOW, 0.24)
    round(-0.2, 0.16, SHADOW, 0.12)
    round(0.22, 0.1, '#fffdf4', 0.5)
  })
}

/** Narrow leaves in pairs on a thin stem. */
export function oliveTwig(art: Canvas, piece: Piece): void {
  const stem = curve(piece, [-0.7, 0.62], [-0.2, 0.56], [0.3, 0.6], [0.76, 0.5])
  art.movedBy(3, 6, () => art.stroke(stem, SHADOW, 5, { opacity: 0.3 }))
  art.stroke(stem, '#6d5f36', 5)
  for (const [index, u] of [-0.5, -0.18, 0.14, 0.44].entries()) {
    for (const side of [-1, 1]) {
      const [x, y] = laidPoint([u + 0.14, 0.58 + side * 0.13], piece)
      const color = index % 2 === 0 ? piece.color : tint(piece.color, 0.16)
      const angle = piece.angle + side * 0.62 + art.random.jitter(0.2)
      leaf(art, { x, y, size: 62, angle, color }, { width: 0.3, veins: 0 })
    }
  }
  const [x, y] = laidPoint([0.92, 0.46], piece)
  leaf(
    art,
    { x, y, size: 62, angle: piece.angle - 0.2, color: piece.color },
    { width: 0.3, veins: 0 },
  )
}
