import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, type Point, polygon, turnedPoint } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, lineOn, layered, litSide, segments } from './touches.ts'

interface Tube {
  /** Half its width, as a share of half its length. */
  girth: number
  /** How far its ends are cut aslant. */
  slant: number
  ridges: number
}

/** A short tube with ridges, its mouth open to one side, coated with sauce; `size` is half its length. */
function tube(art: Canvas, piece: Piece, { girth, slant, ridges }: Tube): void {
  const { size, color, angle } = piece
  const lit = litSide(angle)
  const wall = laid(
    [
      [-1 - slant, -girth],
      [1 - slant, -girth],
      [1, 0],
      [1 + slant, girth],
      [-1 + slant, girth],
      [-1 - 0.1, 0],
    ],
    piece,
  )
  layered(art, polygon(wall), [
    { color: SHADOW, dx: 4, dy: 6.5, opacity: 0.3 },
    { color: mix(shade(color, 0.18), '#84501f', 0.22) },
  ])
  const side = (v: number): Point[] => [
    [-0.98, v * girth],
    [0.98, v * girth],
  ]
  const strip = (from: number, to: number) =>
    polygon(laid([...side(from), ...side(to).toReversed()], piece))
  art.fill(strip(lit * 0.92, lit * -0.5), color)
  art.fill(strip(lit * 0.72, lit * 0.02), tint(color, 0.28))
  const lines = Array.from({ length: ridges }, (_, index) => {
    const v = ((index + 0.5) / ridges) * 2 - 1
    return lineOn(
      piece,
      [-0.96 + slant * v, v * girth * 0.92],
      [0.92 + slant * v, v * girth * 0.92],
    )
  })
  art.stroke(segments(lines), shade(color, 0.24), size * 0.045, { opacity: 0.6 })
  coating(art, piece, girth)
  mouth(art, piece, { girth, slant, ridges })
}

/** Sauce that clings to a tube, and its gleam. */
function coating(art: Canvas, piece: Piece, girth: number): void {
  const { size, color, angle } = piece
  const lit = litSide(angle)
  const [u, v] = turnedPoint(
    [art.random.range(-0.6, 0.2) * size, lit * girth * 0.25 * size],
    angle,
    piece.x,
    piece.y,
  )
  const coat = { points: 7, wobble: 0.22, angle }
  const sauce = blob(art.random, u, v, size * 0.48, size * girth * 0.5, coat)
  art.fill(closed(sauce), tint(color, 0.62), 0.6)
  const shine = curveOn(piece, [
    -0.7,
    lit * girth * 0.42,
    0.1,
    lit * girth * 0.46,
    0.6,
    lit * girth * 0.42,
  ])
  art.stroke(shine, '#fffaf0', size * girth * 0.2, { opacity: 0.75 })
}

/** The dark mouth of a tube, with a rim of dough and a drop of sauce in it. */
function mouth(art: Canvas, piece: Piece, { girth, slant }: Tube): void {
  const { color } = piece
  const ring = (scale: number): Point[] => [
    [1 - slant * scale, -girth * scale],
    [1 + 0.3 * girth * scale, 0],
    [1 + slant * scale, girth * scale],
    [1 - 0.36 * girth * scale, 0],
  ]
  art.fill(closed(laid(ring(1), piece)), tint(color, 0.32))
  art.fill(closed(laid(ring(0.68), piece)), shade(color, 0.62))
}

/** A penna: slim and cut aslant like a quill. */
export function penne(art: Canvas, piece: Piece): void {
  tube(art, piece, { girth: 0.26, slant: 0.2, ridges: 4 })
}

/** A gnocco: a pillow with the furrows of a fork; `size` is half its length. */
export function gnocchi(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const shape: Point[] = [
    [-1, 0],
    [-0.74, -0.52],
    [0, -0.64],
    [0.74, -0.52],
    [1, 0],
    [0.74, 0.52],
    [0, 0.64],
    [-0.74, 0.52],
  ]
  art.body(laid(shape, piece), color, { height: 9, lit: 0.9, shaded: 0.26, highlight: 0.35 })
  const furrows = [-0.5, -0.17, 0.17, 0.5].map((u) =>
    lineOn(piece, [u - 0.05, -0.42], [u + 0.05, 0.42]),
  )
  art.stroke(segments(furrows), shade(color, 0.24), size * 0.09, { opacity: 0.6 })
  const [u, v] = turnedPoint([0, litSide(angle) * size * 0.4], angle, x, y)
  art.fill(ellipse(u, v, size * 0.2, size * 0.1), '#fffaf0', 0.7)
}
