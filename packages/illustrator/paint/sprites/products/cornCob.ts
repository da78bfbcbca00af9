import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point } from '../../core/contour.ts'
import { laid, laidPoint, type Shape } from '../foods/produce/shapes.ts'

interface Cob {
  /** Its middle, and half its length. */
  x: number
  y: number
  size: number
  /** Radians from upright, to the right; its tip is up. */
  lean: number
  color: Color
}

const ROWS = 19
/** Where columns of kernels are around the cob, 0 in the middle, in radians. */
const COLUMNS = [-1.25, -0.9, -0.54, -0.18, 0.18, 0.54, 0.9, 1.25] as const

/** The husk pulled open: what is left and right of the cob, and what hangs before its foot. */
const HUSK: readonly Shape[] = [
  [
    [-0.1, 1],
    [-0.44, 0.7],
    [-0.6, 0.1],
    [-0.78, -0.5],
    [-0.5, -0.24],
    [-0.3, 0.2],
    [-0.16, 0.6],
  ],
  [
    [0.1, 1],
    [0.44, 0.66],
    [0.58, 0.2],
    [0.86, -0.28],
    [0.5, -0.1],
    [0.3, 0.26],
    [0.14, 0.6],
  ],
  [
    [-0.3, 1],
    [-0.42, 0.6],
    [-0.3, 0.28],
    [-0.06, 0],
    [0, 0.4],
    [0.12, 0.3],
    [0.4, 0.14],
    [0.4, 0.6],
    [0.3, 1],
  ],
]

/** An ear of corn, its husk pulled open; `size` is half its length. */
export function cornCob(art: Canvas, cob: Cob): void {
  const spot = { ...cob, angle: cob.lean }
  for (const leaf of HUSK.slice(0, 2)) husk(art, laid(leaf, spot), spot.size)
  const outline = closed(laid(contour(), spot))
  art.shadow(outline, spot.size * 0.12, 0.4)
  art.fill(outline, shade(cob.color, 0.36))
  art.clipped(outline, () => kernels(art, cob))
  const round = art.linearGradient('x1="0" x2="1" y1="0" y2=".3"', [
    [0, '#fff6cc', 0.24],
    [0.4, '#fff6cc', 0],
    [0.62, '#8a4408', 0],
    [1, '#7a3408', 0.6],
  ])
  art.fill(outline, round)
  for (const leaf of HUSK.slice(2)) husk(art, laid(leaf, spot), spot.size)
}

/** Half the cob's width at a height, from its tip, -1, to its foot, 1. */
function halfAt(v: number): number {
  return 0.31 * Math.min(1, ((v + 1) * 2.2) ** 0.45)
}

function contour(): Point[] {
  const heights = [-0.99, -0.9, -0.7, -0.4, 0, 0.5, 1]
  const side = (sign: -1 | 1) => heights.map((v): Point => [sign * halfAt(v), v])
  return [...side(-1), ...side(1).toReversed()]
}

/** Kernels in their rows, each with its own light, dark where the cob turns away. */
function kernels(art: Canvas, { x, y, size, lean, color }: Cob): void {
  const { random } = art
  for (let row = 0; row < ROWS; row += 1) {
    const v = -0.97 + (row / (ROWS - 1)) * 1.9
    for (const turn of COLUMNS) {
      const u = Math.sin(turn) * halfAt(v)
      const [cx, cy] = laidPoint([u, v + random.jitter(0.012)], { x, y, size, angle: lean })
      const [rx, ry] = [size * 0.062 * Math.cos(turn * 0.8) + 1, size * 0.061]
      const away = Math.max(0, turn * 0.26 + 0.06)
      const tone = mix(
        random.pick([color, tint(color, 0.16), mix(color, '#e8921e', 0.3)]),
        '#7a3d08',
        away,
      )
      art.fill(ellipse(cx, cy, rx, ry), tone)
      art.fill(ellipse(cx - rx * 0.24, cy - ry * 0.3, rx * 0.46, ry * 0.36), '#fff6cc', 0.6 - away)
    }
  }
}

/** A leaf of the husk, its ribs running to its tip. */
function husk(art: Canvas, points: readonly Point[], size: number): void {
  const green = '#9cbf5a'
  const outline = closed(points)
  art.movedBy(size * 0.04, size * 0.05, () => art.fill(outline, SHADOW, 0.34))
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, tint(green, 0.5)],
    [0.4, green],
    [1, shade(green, 0.45)],
  ])
  art.fill(outline, light)
  art.clipped(outline, () => {
    const [foot = [0, 0]] = points
    const ribs = points
      .slice(1)
      .map(([u, v]) =>
        open([
          foot,
          [(foot[0] + u) / 2 + art.random.jitter(size * 0.05), (foot[1] + v) / 2],
          [u, v],
        ]),
      )
    art.stroke(ribs.join(''), shade(green, 0.5), size * 0.014, { opacity: 0.5 })
    art.movedBy(-size * 0.016, 0, () =>
      art.stroke(ribs.join(''), '#f2f8d0', size * 0.012, { opacity: 0.6 }),
    )
  })
}
