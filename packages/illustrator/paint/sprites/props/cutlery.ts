import type { cutlery as words } from '../../../language/words/props/cutlery.ts'
import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, open, type Path, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { fork } from './fork/fork.ts'
import { curve, shaped, symmetric } from './shapes.ts'
import { alongEdge } from './spots.ts'

/** A flat, hard thing on the table: shadow, dark edge, lit face. */
export function metal(art: Canvas, outline: Path, color: Color, height = 14): void {
  art.shadow(outline, height, 0.34)
  art.fill(outline, shade(color, 0.34))
  art.movedBy(-1.8, -2.6, () => art.fill(outline, color))
}

/** The gleam along a handle, in shares of the length. */
function handleGleam(art: Canvas, piece: Piece, from: number, to: number): void {
  const { color } = piece
  const light = curve(piece, [from, -0.006], [(from + to) / 2, -0.004], [to, -0.012])
  art.stroke(light, tint(color, 0.85), 3.2, { opacity: 0.85 })
  const dark = curve(piece, [from + 0.05, 0.008], [to, 0.016])
  art.stroke(dark, shade(color, 0.3), 2.4, { opacity: 0.5 })
}

const STEM: readonly Point[] = [
  [-0.1, -0.014],
  [0.2, -0.016],
  [0.44, -0.028],
  [0.5, 0],
]

/** A spoon; `bowl` makes the bowl larger against the handle. */
export function drawSpoon(art: Canvas, piece: Piece, bowl = 1): void {
  const { color } = piece
  const round: Point[] = [
    [-0.5, 0],
    [-0.475, -0.062 * bowl],
    [-0.38, -0.088 * bowl],
    [-0.28, -0.064 * bowl],
    [-0.2, -0.022],
  ]
  metal(art, closed(shaped(symmetric([...round, ...STEM]), piece)), color)
  const hollow = symmetric([
    [-0.475, 0],
    [-0.445, -0.05 * bowl],
    [-0.375, -0.068 * bowl],
    [-0.295, -0.044 * bowl],
    [-0.262, 0],
  ])
  art.fill(closed(shaped(hollow, piece)), shade(color, 0.36))
  const lit = hollow.map(([u, v]): Point => [u * 0.86 - 0.058, v * 0.72 + 0.008])
  art.fill(closed(shaped(lit, piece)), tint(color, 0.2))
  const glint = curve(piece, [-0.45, 0.012], [-0.4, 0.036 * bowl], [-0.34, 0.036 * bowl])
  art.stroke(glint, '#ffffff', 4, { opacity: 0.8 })
  handleGleam(art, piece, -0.18, 0.44)
}

function spoon(art: Canvas, spot: PropSpot): void {
  drawSpoon(art, { ...alongEdge(art, spot, 490), color: spot.color })
}

/** A teaspoon, lying aslant. */
function teaspoon(art: Canvas, { x, y, color }: PropSpot): void {
  drawSpoon(art, { x, y, size: 290, angle: 2.2 + art.random.jitter(0.3), color }, 1.15)
}

const BLADE: readonly Point[] = [
  [-0.5, 0.036],
  [-0.45, -0.012],
  [-0.32, -0.046],
  [-0.06, -0.056],
  [0.1, -0.054],
  [0.1, 0.046],
  [-0.1, 0.048],
  [-0.35, 0.048],
]
/** The ground edge of the blade. */
const EDGE: readonly Point[] = [
  [-0.49, 0.034],
  [-0.35, 0.03],
  [-0.1, 0.026],
  [0.1, 0.024],
  [0.1, 0.044],
  [-0.1, 0.046],
  [-0.35, 0.046],
]
const GRIP: readonly Point[] = [
  [0.09, -0.046],
  [0.14, -0.048],
  [0.3, -0.034],
  [0.43, -0.046],
  [0.49, -0.024],
  [0.5, 0.03],
  [0.45, 0.05],
  [0.32, 0.026],
  [0.16, 0.034],
  [0.09, 0.04],
]

/** A kitchen knife; `accent` is its handle. */
function knife(art: Canvas, spot: PropSpot): void {
  const { color, accent } = spot
  const piece = alongEdge(art, spot, 560)
  metal(art, closed(shaped(BLADE, piece)), color, 16)
  art.fill(closed(shaped(EDGE, piece)), tint(color, 0.75))
  const bladeLight = shaped(
    [
      [-0.36, -0.02],
      [-0.1, -0.028],
      [0.08, -0.028],
    ],
    piece,
  )
  art.stroke(open(bladeLight), '#ffffff', 4, { opacity: 0.7 })
  metal(art, closed(shaped(GRIP, piece)), accent, 14)
  const gripLight = shaped(
    [
      [0.12, -0.028],
      [0.3, -0.018],
      [0.44, -0.026],
    ],
    piece,
  )
  art.stroke(open(gripLight), tint(accent, 0.5), 3, { opacity: 0.7 })
  const rivets = shaped(
    [
      [0.17, 0],
      [0.28, 0],
      [0.4, 0],
    ],
    piece,
  )
  art.fill(rivets.map(([x, y]) => circle(x, y, 5.4)).join(''), '#d9b780')
}

export const cutlery = {
  fork,
  spoon,
  teaspoon,
  knife,
} satisfies Record<keyof typeof words, DrawProp>
