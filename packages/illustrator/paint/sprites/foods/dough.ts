import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  num,
  type Path,
  type Point,
  pack,
  polygon,
  sized,
  turned,
} from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import type { Random } from '../../../language/random.ts'
import type { Piece } from '../types.ts'

/** Points written as in SVG: `x y, x y`. */
export function shape(data: string): Point[] {
  return data.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x, y]
  })
}

/** A shape drawn at size 1 around the origin, put where the piece lies. */
export function placed(points: readonly Point[], { x, y, size, angle }: Piece): Point[] {
  return turned(sized(points, size), angle, x, y)
}

/** The piece turned to a given angle, give or take a little, whichever way it fell. */
export function facing({ random }: Canvas, piece: Piece, angle: number, stray = 0.08): Piece {
  return { ...piece, angle: angle + random.jitter(stray) }
}

/** A smaller piece at a place within this one, given in shares of its size. */
export function within(
  piece: Piece,
  [u, v]: Point,
  share: number,
  look: { color?: Color; angle?: number } = {},
): Piece {
  const [point] = placed([[u, v]], piece)
  const [x, y] = point ?? [piece.x, piece.y]
  const { color = piece.color, angle = 0 } = look
  return { x, y, size: piece.size * share, angle: piece.angle + angle, color }
}

/** Points along an ellipse from one angle to another, both included. */
export function bow(
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  [from, to]: readonly [number, number],
  steps = 12,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / steps
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
  })
}

/** The strip below a line: the side of something seen from slightly in front. */
export function wall(line: readonly Point[], depth: number): Path {
  const below = line.map(([x, y]): Point => [x, y + depth])
  return polygon([...line, ...below.toReversed()])
}

/** What a thing with this upper face covers when its side, `depth` high, is seen as well. */
export function extruded(points: readonly Point[], depth: number): Path {
  const sides = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return wall(next[0] > point[0] ? [point, next] : [next, point], depth)
  })
  const below = points.map(([x, y]): Point => [x, y + depth])
  const clockwise = area(below) > 0 ? below : below.toReversed()
  return sides.join('') + polygon(clockwise)
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** A layer seen on a cut face: how far down it reaches, and its colour. */
export type Layer = readonly [depth: number, color: Color]

/** A cut face below a line, its layers from the top down. */
export function cutFace(art: Canvas, line: readonly Point[], layers: readonly Layer[]): void {
  for (const [depth, color] of layers.toReversed()) art.fill(wall(line, depth), color)
}

/** Places on the cut face below a straight line, away from its edges. */
export function onFace(
  random: Random,
  [[x1, y1], [x2, y2]]: readonly [Point, Point],
  depth: number,
  count: number,
): Point[] {
  // Steps of the golden ratio never come close to each other.
  const start = random.next()
  return Array.from({ length: count }, (_, index): Point => {
    const along = 0.05 + 0.91 * ((start + index * 0.618) % 1)
    const down = random.range(0.16, 0.86) * depth
    return [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along + down]
  })
}

interface SpotShape {
  /** How much wider than high. */
  flat?: number
  /** 0 for clean ovals. */
  wobble?: number
  angle?: number
  points?: number
}

/** Spots smaller than this are too small for the hand to show: a tilted oval will do. */
const TINY = 9

/** Small irregular spots as one path. */
export function spots(
  random: Random,
  places: readonly Point[],
  [low, high]: readonly [number, number],
  { flat = 1.5, wobble = 0.25, angle, points = 6 }: SpotShape = {},
): Path {
  const contours = places.map(([x, y]) => {
    const size = random.range(low, high)
    const turn = angle ?? random.angle()
    if (size < TINY || !wobble) return oval(x, y, size, size / flat, turn)
    return closed(blob(random, x, y, size, size / flat, { points, wobble, angle: turn }))
  })
  return contours.join('')
}

function oval(x: number, y: number, rx: number, ry: number, angle: number): Path {
  const dx = Math.cos(angle) * rx
  const dy = Math.sin(angle) * rx
  const degrees = Math.round((angle * 180) / Math.PI)
  const half = (side: 1 | -1) =>
    `a${num(rx)} ${num(ry)} ${degrees} 1 0 ${num(2 * dx * side)} ${num(2 * dy * side)}`
  return `M${num(x - dx)} ${num(y - dy)}${half(1)}${half(-1)}Z`
}

interface Bake {
  x: number
  y: number
  rx: number
  ry?: number
  count: number
  color: Color
  /** How dark its dark spots are, and how bright the bright ones. */
  contrast?: number
  /** The size of a spot as a share of `rx`. */
  grain?: readonly [number, number]
}

/** The uneven browning of a baked surface: dark and pale spots. */
export function browning(art: Canvas, bake: Bake): void {
  const { x, y, rx, ry = rx, count, color, contrast = 0.24, grain = [0.03, 0.08] } = bake
  const { random } = art
  const places = pack(random, x, y, rx, count, { ry, tries: 3 })
  const half = Math.ceil(count * 0.55)
  const range = [rx * grain[0], rx * grain[1]] as const
  art.fill(spots(random, places.slice(0, half), range), shade(color, contrast), 0.55)
  art.fill(spots(random, places.slice(half), range), tint(color, contrast * 1.3), 0.6)
}

/** A wedge with its tip at a point, opening between two angles. */
export function wedge(
  tip: Point,
  radii: readonly [number, number],
  angles: readonly [number, number],
  steps = 10,
): Point[] {
  return [tip, ...bow(tip, radii, angles, steps)]
}
