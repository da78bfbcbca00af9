import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { type Point, polygon } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { curve, shaped } from '../shapes.ts'

/** The paper of a greengrocer. */
const PAPER = '#c9a273'

/** Where a cone of paper lies; it opens towards its angle. */
type Cone = Omit<Piece, 'color'>

/** The back of a sheet of paper that is rolled into a cone. */
export function paperBehind(art: Canvas, cone: Cone): void {
  const { random } = art
  const back: Point[] = [
    [-1, -0.12],
    [0.1, -0.5],
    [0.74, -0.7],
    [0.62 + random.jitter(0.06), -0.3],
    [0.8, 0.06],
    [0.6 + random.jitter(0.06), 0.4],
    [0.66, 0.7],
    [0, 0.44],
    [-1, 0.14],
  ]
  const sheet = shaped(back, cone)
  art.dropShadow(polygon(sheet), 9, 15, 0.3)
  art.fill(polygon(sheet), shade(PAPER, 0.3))
}

/** Its front: one edge over the other, creased. */
export function paperBefore(art: Canvas, cone: Cone): void {
  const lower: Point[] = [
    [-1.04, -0.12],
    [-0.2, -0.36],
    [0.2, -0.5],
    [0.12, -0.2],
    [0.24, 0.1],
    [-1, 0.15],
  ]
  const upper: Point[] = [
    [-1.08, 0.02],
    [-0.9, -0.06],
    [-0.14, 0.02],
    [0.34, -0.12],
    [0.22, 0.2],
    [0.3, 0.54],
    [-0.3, 0.4],
    [-1.02, 0.18],
  ]
  for (const [points, tone] of [
    [lower, shade(PAPER, 0.1)],
    [upper, tint(PAPER, 0.06)],
  ] as const) {
    const sheet = polygon(shaped(points, cone))
    art.shadow(sheet, 7, 0.36)
    art.fill(sheet, tone)
  }
  const creases = [
    curve(cone, [-0.94, 0.04], [-0.4, 0.12], [0.2, 0.3]),
    curve(cone, [-0.9, 0.1], [-0.5, 0.22], [-0.06, 0.34]),
    curve(cone, [-0.94, -0.08], [-0.5, -0.16], [0.06, -0.36]),
  ]
  art.stroke(creases.join(''), shade(PAPER, 0.3), 2.6, { opacity: 0.6 })
  art.movedBy(-2, -3, () => art.stroke(creases.join(''), tint(PAPER, 0.5), 2.4, { opacity: 0.6 }))
}
