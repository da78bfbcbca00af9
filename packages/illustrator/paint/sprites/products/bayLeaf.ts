import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
}

const GREEN = '#71803a'

/** The two edges of the leaf, from its stalk to its tip; the leaf is a little twisted. */
const UPPER: readonly Point[] = [
  [-1, 0.02],
  [-0.72, -0.2],
  [-0.3, -0.36],
  [0.2, -0.36],
  [0.66, -0.22],
  [1.04, -0.06],
]
const LOWER: readonly Point[] = [
  [0.7, 0.16],
  [0.24, 0.3],
  [-0.26, 0.28],
  [-0.7, 0.16],
]
const RIB: readonly Point[] = [
  [-1.16, 0.06],
  [-0.5, -0.05],
  [0.2, -0.06],
  [1, -0.05],
]

/** A bay leaf, glossy and stiff, its near half turned from the light. */
export function bayLeaf(art: Canvas, { x, y, size, angle }: Spot): void {
  const at = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const outline = closed(at([...UPPER, ...LOWER]))
  art.movedBy(size * 0.05, size * 0.12, () => art.softFill(outline, SHADOW, 0.6, size * 0.07))
  art.fill(outline, shade(GREEN, 0.34))
  const far = closed(at([...UPPER, ...RIB.slice(1, 3).toReversed()]))
  art.fill(
    far,
    art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
      [0, tint(GREEN, 0.2)],
      [0.45, tint(GREEN, 0.5)],
      [1, GREEN],
    ]),
  )
  const veins = [-0.6, -0.32, -0.04, 0.24, 0.52].flatMap((u): string[] => {
    const wide = 0.26 * (1 - Math.abs(u) * 0.7)
    const [up, down] = [-0.06 - wide, -0.05 + wide]
    return [
      open(
        at([
          [u, -0.06],
          [u + 0.1, (up - 0.06) / 2],
          [u + 0.24, up],
        ]),
      ),
      open(
        at([
          [u, -0.05],
          [u + 0.1, (down - 0.05) / 2],
          [u + 0.22, down],
        ]),
      ),
    ]
  })
  art.stroke(veins.join(''), mix(GREEN, '#2e3a12', 0.5), 2, { opacity: 0.5 })
  art.stroke(open(at(RIB)), '#d9d29a', size * 0.035)
  const light = at([
    [-0.5, -0.2],
    [-0.1, -0.27],
    [0.3, -0.25],
  ])
  art.stroke(open(light), '#fffbe6', size * 0.05, { opacity: 0.7 })
}
