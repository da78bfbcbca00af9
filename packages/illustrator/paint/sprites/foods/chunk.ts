import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, type Path, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, litSide, patches } from './touches.ts'

interface Chunk {
  /** Its height as a share of its width. */
  aspect?: number
  wobble?: number
  /** How many fibres show along it. */
  fibres?: number
  /** How much of it is charred, from 0 to 1. */
  char?: number
  /** How strongly it shines. */
  gloss?: number
  height?: number
  /** The contour, where it is not an uneven round one. */
  shape?: readonly Point[]
}

/** An uneven chunk: its shadow, its browned edge, fibres, char and a wet gleam. */
export function chunk(art: Canvas, piece: Piece, look: Chunk = {}): void {
  const { x, y, size, angle, color } = piece
  const { aspect = 0.76, wobble = 0.11, fibres = 4, char = 0, gloss = 0.6 } = look
  const round = { points: 9, wobble, angle }
  const outline = look.shape
    ? laid(look.shape, piece)
    : blob(art.random, x, y, size, size * aspect, round)
  const { height = size * 0.2 } = look
  art.body(outline, color, { height, lit: 0.9, shaded: 0.4, offset: 0.06, shadowOpacity: 0.34 })
  art.fill(
    closed(shrunk(outline, 0.6, -size * 0.11, -size * aspect * 0.14)),
    tint(color, 0.2),
    0.75,
  )
  art.stroke(fibreLines(art, piece, { aspect, count: fibres }), shade(color, 0.34), size * 0.045, {
    opacity: 0.5,
  })
  const spread = { x, y, angle, rx: size * 0.72, ry: size * aspect * 0.66 }
  art.fill(patches(art, { ...spread, count: 4, grain: size * 0.16 }), tint(color, 0.42), 0.45)
  if (char) {
    const count = Math.round(3 + char * 5)
    const burnt = mix(shade(color, 0.6), '#2c1610', 0.5)
    art.fill(patches(art, { ...spread, count, grain: size * 0.3 }), burnt, 0.35 + char * 0.4)
  }
  wetEdge(art, piece, aspect, gloss)
}

/** Lines along a piece, bowed as muscle is. */
export function fibreLines(
  art: Canvas,
  piece: Piece,
  { aspect, count, reach = 0.6 }: { aspect: number; count: number; reach?: number },
): Path {
  const { random } = art
  const lines = Array.from({ length: count }, (_, index) => {
    const v = (((index + 0.5) / count) * 2 - 1) * aspect * 0.66
    const half = reach * Math.sqrt(1 - (v / aspect) ** 2) * random.range(0.7, 1.1)
    const line = [
      -half + random.jitter(0.12),
      v + random.jitter(0.04),
      0,
      v * 1.2,
      half + random.jitter(0.12),
      v + random.jitter(0.04),
    ]
    return curveOn(piece, line)
  })
  return lines.join('')
}

/** The light along the upper edge of something long and wet. */
export function wetEdge(art: Canvas, piece: Piece, aspect: number, opacity: number): void {
  const side = litSide(piece.angle)
  const line: Point[] = [
    [-0.58, side * aspect * 0.44],
    [-0.26, side * aspect * 0.64],
    [0.14, side * aspect * 0.66],
  ]
  art.stroke(open(laid(line, piece)), '#fff1d8', piece.size * 0.06, { opacity })
}

/** The same contour with each corner cut a little, so that a smooth line keeps it crisp. */
export function cornered(points: readonly Point[], cut = 0.2): Point[] {
  const towards = ([x, y]: Point, [u, v]: Point): Point => [x + (u - x) * cut, y + (v - y) * cut]
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    const after = points[(index + 1) % points.length] ?? point
    return [towards(point, before), towards(point, after)]
  })
}

/**
 * A thick chunk with corners, its near side in the shade and its face lit; `size` is its radius.
 * @returns the contour of its face
 */
export function cubed(art: Canvas, piece: Piece, dark: string): Point[] {
  const { size, color } = piece
  const { random } = art
  const sides = random.whole(4, 6)
  const corners = Array.from({ length: sides }, (_, index): Point => {
    const turn = ((index + 0.5 + random.jitter(0.22)) / sides) * Math.PI * 2
    const reach = random.range(0.98, 1.3)
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
  const outline = laid(cornered(corners, 0.15), piece)
  const foot = moved(outline, size * 0.08, size * 0.2)
  art.shadow(closed(foot), size * 0.2, 0.5)
  art.fill(closed(foot), dark)
  art.fill(closed(moved(outline, size * 0.04, size * 0.1)), shade(color, 0.55))
  const light = art.radialGradient('cx=".34" cy=".26" r=".86"', [
    [0, mix(color, '#ffd070', 0.75)],
    [0.4, color],
    [0.75, shade(color, 0.34)],
    [1, shade(color, 0.62)],
  ])
  art.fill(closed(outline), light)
  return outline
}
