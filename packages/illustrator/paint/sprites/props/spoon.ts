import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { metal } from './metal.ts'
import { curve, shaped, symmetric } from './shapes.ts'

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
