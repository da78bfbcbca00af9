import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, open, type Point, sized, turned } from '../../core/contour.ts'
import { laid, type Shape } from '../foods/produce/shapes.ts'

interface Eggplant {
  /** Its middle, and half its length. */
  x: number
  y: number
  size: number
  /** Radians from upright, to the right; its stalk is up. */
  lean: number
  color: Color
}

const BODY: Shape = [
  [-0.2, -0.72],
  [-0.3, -0.5],
  [-0.36, -0.2],
  [-0.46, 0.2],
  [-0.54, 0.56],
  [-0.42, 0.88],
  [0, 1],
  [0.42, 0.88],
  [0.54, 0.56],
  [0.48, 0.2],
  [0.4, -0.2],
  [0.34, -0.5],
  [0.22, -0.72],
]
const CAP: Shape = [
  [-0.12, -0.92],
  [-0.28, -0.76],
  [-0.38, -0.46],
  [-0.2, -0.6],
  [-0.12, -0.36],
  [0.02, -0.58],
  [0.16, -0.34],
  [0.22, -0.58],
  [0.42, -0.44],
  [0.32, -0.74],
  [0.12, -0.92],
]
const STALK: Shape = [
  [0, -0.86],
  [0.02, -1.02],
  [0.1, -1.18],
]
/** The window along its side, and the light that comes back on the other. */
const WINDOW: Shape = [
  [-0.23, -0.3],
  [-0.32, 0.1],
  [-0.38, 0.46],
  [-0.34, 0.66],
  [-0.25, 0.44],
  [-0.2, 0.06],
]
const GLINT: Shape = [
  [0.36, 0],
  [0.44, 0.36],
  [0.42, 0.66],
]

/** An eggplant that stands, glossy and nearly black away from the light. */
export function eggplant(art: Canvas, { x, y, size, lean, color }: Eggplant): void {
  const spot = { x, y, size, angle: lean }
  const outline = closed(laid(BODY, spot))
  art.shadow(outline, size * 0.14, 0.45)
  const [from, to] = turned(sized([[-0.54, 0.2] as const, [0.56, 0.4] as const], size), lean, x, y)
  const line = `gradientUnits="userSpaceOnUse" ${ends(from, to)}`
  const skin = art.linearGradient(line, [
    [0, shade(color, 0.3)],
    [0.2, tint(mix(color, '#8a4fae', 0.6), 0.1)],
    [0.45, color],
    [0.8, mix(color, '#120618', 0.7)],
    [1, mix(color, '#5a3478', 0.3)],
  ])
  art.fill(outline, skin)
  art.softFill(closed(laid(WINDOW, spot)), '#f6e6ff', 0.75, size * 0.03)
  art.stroke(open(laid(GLINT, spot)), '#b58ad2', size * 0.05, { opacity: 0.5 })
  cap(art, spot)
}

function ends([x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 0]): string {
  return `x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"`
}

/** The green cap with its points, and the cut stalk. */
function cap(art: Canvas, spot: { x: number; y: number; size: number; angle: number }): void {
  const { size } = spot
  const green = '#6f9a3f'
  const leaves = closed(laid(CAP, spot))
  art.movedBy(size * 0.03, size * 0.05, () => art.fill(leaves, '#0d0412', 0.6))
  const stalk = open(laid(STALK, spot))
  art.stroke(stalk, shade(green, 0.5), size * 0.17)
  art.movedBy(-size * 0.015, 0, () => art.stroke(stalk, tint(green, 0.14), size * 0.1))
  art.fill(leaves, shade(green, 0.3))
  art.movedBy(-size * 0.02, -size * 0.02, () => art.fill(leaves, green))
  const ribs = [-0.28, -0.1, 0.12, 0.3].map((u) =>
    open(
      laid(
        [
          [u * 0.3, -0.86],
          [u * 0.8, -0.68],
          [u, -0.5],
        ],
        spot,
      ),
    ),
  )
  art.stroke(ribs.join(''), tint(green, 0.5), size * 0.03, { opacity: 0.65 })
}
