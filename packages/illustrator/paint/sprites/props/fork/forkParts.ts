import type { Canvas } from '../../../core/canvas.ts'
import { closed, num, open, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { litSide } from '../../foods/touches.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { curve, shaped, symmetric } from '../shapes.ts'

/** A fork where it lies; its size is its length. */
export type ForkPiece = Piece & PropSpot

/** The head of a fork in shares of its length; its tips are at -0.5. */
export interface Head {
  tines: number
  /** From its middle line to the middle of the outermost tine. */
  half: number
  /** Where the tines part. */
  root: number
  /** Where it has become the stem, and half the width of that. */
  neck: readonly [at: number, half: number]
}

/** Three broad tines. */
export const SHORT: Head = { tines: 3, half: 0.06, root: -0.3, neck: [-0.1, 0.017] }

/** A color across a long thing: light along its upper left edge, dark along the other. */
export function acrossLength(
  art: Canvas,
  { x, y, size, angle }: Omit<Piece, 'color'>,
  half: number,
  stops: readonly (readonly [at: number, color: Color])[],
): Color {
  const toLight = litSide(angle)
  const [x1, y1] = turnedPoint([0, half * size * toLight], angle, x, y).map(num)
  const [x2, y2] = turnedPoint([0, -half * size * toLight], angle, x, y).map(num)
  const line = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  return art.linearGradient(line, stops)
}

/** Steel across a handle or a head. */
export function forkSteel(art: Canvas, piece: Piece, half: number): Color {
  const { color } = piece
  return acrossLength(art, piece, half, [
    [0, tint(color, 0.85)],
    [0.3, tint(color, 0.35)],
    [0.5, mix(color, '#8d8894', 0.12)],
    [0.78, shade(mix(color, '#8d8894', 0.4), 0.38)],
    [0.93, shade(mix(color, '#8d8894', 0.4), 0.22)],
    [1, tint(color, 0.3)],
  ])
}

/** One tine, slightly pointed. */
function tine(piece: Piece, v: number, foot: number, half: number): Path {
  const bend = v * 0.06
  return closed(
    shaped(
      [
        [-0.5, v - bend],
        [-0.492, v - half * 0.6],
        [-0.46, v - half * 0.86],
        [foot, v - half],
        [foot + 0.01, v],
        [foot, v + half],
        [-0.46, v + half * 0.86],
        [-0.492, v + half * 0.6],
      ],
      piece,
    ),
  )
}

/** The outline of a head: its tines and, below them, its palm down to the stem. */
export function headOutline(piece: Piece, { tines, half, root, neck }: Head): Path {
  const gap = (half * 2) / (tines - 1)
  const thick = gap * 0.3
  const places = Array.from({ length: tines }, (_, index) => -half + index * gap)
  const outer = half + thick
  const [at, stem] = neck
  const palm = symmetric([
    [root + 0.012, 0],
    [root + 0.008, -outer * 0.7],
    [root + 0.012, -outer],
    [root + (at - root) * 0.22, -outer * 1.02],
    [root + (at - root) * 0.46, -outer * 0.88],
    [root + (at - root) * 0.68, -outer * 0.56],
    [root + (at - root) * 0.86, -stem * 1.7],
    [at + 0.06, -stem],
  ])
  return (
    closed(shaped(palm, piece)) +
    places.map((v) => tine(piece, v, root + (at - root) * 0.16, thick)).join('')
  )
}

/** The light in a head: on each tine, and in the hollow of its palm. */
export function headLight(art: Canvas, piece: Piece, { tines, half, root, neck }: Head): void {
  const { color, size } = piece
  const gap = (half * 2) / (tines - 1)
  const hollow = symmetric([
    [root + 0.03, 0],
    [root + 0.034, -half * 0.84],
    [root + (neck[0] - root) * 0.5, -half * 0.6],
    [neck[0] - 0.02, -neck[1] * 0.5],
    [neck[0], 0],
  ])
  art.fill(closed(shaped(hollow, piece)), shade(color, 0.4), 0.26)
  const side = litSide(piece.angle)
  const glint = curve(
    piece,
    [root + 0.045, half * 0.66 * side],
    [root + (neck[0] - root) * 0.45, half * 0.5 * side],
    [root + (neck[0] - root) * 0.8, neck[1] * 0.8 * side],
  )
  art.stroke(glint, '#ffffff', size * 0.008, { opacity: 0.75 })
  const edges = Array.from({ length: tines }, (_, index) => {
    const v = -half + index * gap + gap * 0.12 * side
    return curve(piece, [-0.47, v], [root - 0.02, v])
  })
  art.stroke(edges.join(''), tint(color, 0.9), size * 0.0055, { opacity: 0.7 })
}

/** A line of light along a handle, on the side that is lit. */
export function handleLight(art: Canvas, piece: Piece, line: readonly Point[]): void {
  const side = litSide(piece.angle)
  const lit = line.map(([u, v]): Point => [u, v * side])
  art.stroke(open(shaped(lit, piece)), '#ffffff', 3, { opacity: 0.75 })
}
