import type { Canvas } from '../../../core/canvas.ts'
import type { Color } from '../../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import {
  arc,
  blob,
  closed,
  moved,
  num,
  open,
  type Path,
  type Point,
  polygon,
  shrunk,
  sized,
  turned,
  turnedPoint,
} from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'

export type Shape = readonly Point[]

/** Half of what pieces share: where they lie and how they are turned. */
export type Spot = Pick<Piece, 'x' | 'y' | 'size' | 'angle'>

/** A shape given for size 1, as large as the piece, turned and put where the piece lies. */
export function laid(shape: Shape, { x, y, size, angle }: Spot, stretch = 1): Point[] {
  return turned(sized(shape, size, size * stretch), angle, x, y)
}

/** One point of a shape given for size 1, where it lies in the piece. */
export function laidPoint([u, v]: Point, { x, y, size, angle }: Spot): Point {
  return turnedPoint([u * size, v * size], angle, x, y)
}

/** A line through points given for size 1, where it lies in the piece. */
export function along(spot: Spot, ...points: Point[]): Path {
  return open(laid(points, spot))
}

/** A shape made wider and higher, then moved. */
export function reshaped(shape: Shape, wide: number, high: number, dx = 0, dy = 0): Point[] {
  return shape.map(([u, v]) => [u * wide + dx, v * high + dy])
}

/** Veins in pairs, from the midrib at each `u` outwards and on, as one path. */
export function pairedVeins(spot: Spot, starts: readonly number[], reach: number): Path {
  const veins = starts.flatMap((u) =>
    [-1, 1].map((side) =>
      along(spot, [u, 0], [u + 0.15, side * reach * 0.52], [u + 0.19, side * reach]),
    ),
  )
  return veins.join('')
}

/** A colour a little lighter or darker, as no two pieces are alike. */
export function varied(art: Canvas, color: Color, by = 0.1): Color {
  const change = art.random.jitter(by)
  return change < 0 ? shade(color, -change) : tint(color, change)
}

/** A closed contour with a hole in it, through which one sees what lies below. */
export function pierced(outer: Shape, ...holes: Shape[]): Path {
  return closed(outer) + holes.map((hole) => closed(hole.toReversed())).join('')
}

function middle([x, y]: Point, [u, v]: Point): string {
  return `${num((x + u) / 2)} ${num((y + v) / 2)}`
}

/** A soft contour within the points, a third shorter as SVG than one through them. */
export function soft(points: Shape): Path {
  const last = points.at(-1) ?? [0, 0]
  const steps = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return `Q${num(point[0])} ${num(point[1])} ${middle(point, next)}`
  })
  return `M${middle(last, points[0] ?? last)}${steps.join('')}Z`
}

/** The shadow of something drawn as a line. */
export function lineShadow(art: Canvas, path: Path, width: number, height: number): void {
  art.movedBy(height * 0.55, height * 0.85, () => {
    art.stroke(path, SHADOW, width, { opacity: 0.28 })
  })
}

interface Gleam {
  /** How far from the middle, as a share of the size. */
  reach?: number
  /** As a share of the size. */
  width?: number
  opacity?: number
}

/** The window mirrored in a round wet thing: a short white arc towards the light. */
export function gleam(
  art: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  { reach = 0.7, width = 0.08, opacity = 0.7 }: Gleam = {},
): void {
  art.stroke(arc(x, y, size * reach, -2.8, -1.95), '#fffaf0', size * width, { opacity })
}

interface Tube {
  width: number
  color: Color
  height?: number
  shaded?: number
  /** How bright the line of light along it is; 0 for none. */
  shine?: number
}

/** Something long and round, such as a bean, along a line of points. */
export function tube(art: Canvas, line: Shape, look: Tube): void {
  const { width, color, height = 6, shaded = 0.24, shine = 0.5 } = look
  const path = open(line)
  if (height) lineShadow(art, path, width, height)
  art.stroke(path, shade(color, shaded), width)
  art.stroke(open(moved(line, -width * 0.07, -width * 0.12)), color, width * 0.74)
  if (shine) {
    const inner = moved(line.slice(1, -1), -width * 0.13, -width * 0.22)
    art.stroke(open(inner), tint(color, shine), width * 0.16, { opacity: 0.75 })
  }
}

interface Block {
  /** How high it is, in units of the sheet. */
  depth: number
  color: Color
  /** The colour of its sides, where it is not that of its top. */
  side?: Color
}

/** Something cut with a knife: a flat top with corners, and the sides away from the light. */
export function block(art: Canvas, top: Shape, { depth, color, side = color }: Block): void {
  const foot = moved(top, depth * 0.3, depth)
  art.shadow(polygon(foot), depth * 0.5, 0.3)
  art.fill(polygon(foot), shade(side, 0.42))
  top.forEach((from, index) => {
    const to = top[(index + 1) % top.length] ?? from
    const [nx, ny] = [to[1] - from[1], from[0] - to[0]]
    if (nx * 0.3 + ny <= 0) return
    const dark = nx > 0 ? 0.4 : 0.26
    const face = [from, to, ...moved([to, from], depth * 0.3, depth)]
    art.fill(polygon(face), shade(side, dark))
  })
  art.fill(polygon(top), shade(color, 0.06))
  art.fill(polygon(shrunk(top, 0.84, -depth * 0.1, -depth * 0.14)), tint(color, 0.14))
}

/** The corners of a rectangle of size 1 by `ratio`, cut by hand. */
export function cut(art: Canvas, ratio: number, stray = 0.03): Point[] {
  const corners: Shape = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ]
  const { random } = art
  return corners.map(([u, v]) => [u + random.jitter(stray), v * ratio + random.jitter(stray * 0.6)])
}

/** A flat ribbon along a line of points, pointed at both ends. */
export function ribbon(line: Shape, width: number): Path {
  const last = line.length - 1
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = line[Math.min(last, index + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const half = sign * width * (0.12 + 0.38 * Math.sin((Math.PI * index) / last) ** 0.6)
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]
    })
  return soft([...side(-1), ...side(1).toReversed()])
}

interface Browning {
  size: number
  opacity?: number
  /** The angle along which the spots are drawn out; any when it is left out. */
  lean?: number
}

/** Where the pan has browned something: irregular spots as one path. */
export function browned(
  art: Canvas,
  spots: Shape,
  color: Color,
  { size, opacity = 0.6, lean }: Browning,
): void {
  const { random } = art
  const path = spots.map(([x, y]) => {
    const width = size * random.range(0.6, 1.2)
    const angle = lean === undefined ? random.angle() : lean + random.jitter(0.25)
    return soft(blob(random, x, y, width * 1.25, width * 0.7, { points: 6, wobble: 0.2, angle }))
  })
  art.fill(path.join(''), color, opacity)
}

/** `count` points spread over the piece, as far as `reach` of its size. */
export function within(art: Canvas, piece: Spot, count: number, reach = 0.7, flat = 1): Point[] {
  return Array.from({ length: count }, () => {
    const angle = art.random.angle()
    const far = Math.sqrt(art.random.next()) * reach
    return laidPoint([Math.cos(angle) * far, Math.sin(angle) * far * flat], piece)
  })
}

/** `count` angles around a circle, beginning anywhere. */
export function around(art: Canvas, count: number): number[] {
  const start = art.random.angle()
  return Array.from({ length: count }, (_, index) => start + (index / count) * Math.PI * 2)
}

/** Short lines from near the middle of a slice outwards, as one path. */
export function rays(
  art: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  { count, from, to }: { count: number; from: number; to: number },
): Path {
  const lines = around(art, count).map((angle) => {
    const turn = angle + art.random.jitter(0.1)
    return open([
      [x + Math.cos(turn) * size * from, y + Math.sin(turn) * size * from],
      [x + Math.cos(turn) * size * to, y + Math.sin(turn) * size * to],
    ])
  })
  return lines.join('')
}
