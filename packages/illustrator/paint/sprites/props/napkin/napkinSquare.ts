import type { Canvas } from '../../../core/canvas.ts'
import { closed, type Point, polygon } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { shade } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece } from '../../types.ts'
import { fold, type Napkin, linen, sprig, threads } from '../linen.ts'
import { shaped } from '../shapes.ts'

/** Half the side of a napkin folded in four. */
const HALF = 200

/** A square with soft corners; the two sides that meet in its open corner lie `out` farther out. */
function edge(art: Canvas, piece: Piece, out: number): Point[] {
  const { random } = art
  const far = HALF + out
  const corners: Point[] = [
    [-HALF, -HALF],
    [far, -HALF],
    [far, far],
    [-HALF, far],
  ]
  const points = corners.flatMap(([u, v], index): Point[] => {
    const [nu, nv] = corners[(index + 1) % 4] ?? [u, v]
    return [0.02, 0.06, 0.34, 0.68, 0.94, 0.98].map((share, step): Point => {
      const stray = step === 2 || step === 3 ? random.jitter(3) : 0
      return [u + (nu - u) * share + stray, v + (nv - v) * share + stray]
    })
  })
  return shaped(points, piece)
}

/** Two bands that go around, and a sprig worked in the open corner. */
function border(art: Canvas, piece: Piece, accent: Color): void {
  for (const [inset, width] of [
    [28, 18],
    [52, 5],
  ] as const) {
    const half = HALF - inset
    const line: Point[] = [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ]
    art.stroke(polygon(shaped(line, piece)), accent, width, { opacity: 0.9 })
  }
  const [x, y] = laidPoint([HALF - 112, HALF - 112], piece)
  sprig(art, { x, y, size: 38, angle: piece.angle - Math.PI / 4, color: accent })
}

/** A napkin folded in four, laid on its corner, its hems one above the other. */
export function foldedSquare(art: Canvas, napkin: Napkin): void {
  const { color, accent } = napkin
  const piece = { ...napkin, angle: napkin.angle + Math.PI / 4 }
  for (const out of [24, 16, 8]) {
    const hem = closed(edge(art, piece, out))
    art.shadow(hem, out === 24 ? 26 : 7, 0.3)
    art.fill(hem, shade(color, 0.06 + out / 200))
  }
  const outline = closed(edge(art, piece, 0))
  art.shadow(outline, 8, 0.3)
  linen(art, outline, color)
  art.clipped(outline, () => {
    border(art, piece, accent)
    threads(art, piece, { across: HALF + 10, along: HALF + 10 })
    const stray = art.random.jitter(10)
    const crease: Point[] = [
      [-HALF - 30, -10 + stray],
      [-70, 2],
      [70, -3],
      [HALF + 30, 6 - stray],
    ]
    fold(art, shaped(crease, piece), 13, color)
  })
}
