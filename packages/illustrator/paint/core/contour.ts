import type { Random } from '../../language/random.ts'

/** A point on the sheet, which is 1200 wide and 900 high; y grows downwards. */
export type Point = readonly [x: number, y: number]
/** SVG path data. */
export type Path = string

/** A number as SVG wants it: one decimal is finer than any brush. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function at(points: readonly Point[], index: number): Point {
  return points[((index % points.length) + points.length) % points.length] ?? [0, 0]
}

/** One smooth step from `b` to `c`, as Catmull and Rom round a corner. */
function smoothStep(a: Point, b: Point, c: Point, d: Point): Path {
  const first = `${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)}`
  const second = `${num(c[0] - (d[0] - b[0]) / 6)} ${num(c[1] - (d[1] - b[1]) / 6)}`
  return `C${first} ${second} ${num(c[0])} ${num(c[1])}`
}

/** A smooth closed contour through the points. */
export function closed(points: readonly Point[]): Path {
  const steps = points.map((point, index) =>
    smoothStep(at(points, index - 1), point, at(points, index + 1), at(points, index + 2)),
  )
  return `M${points[0]?.map(num).join(' ')}${steps.join('')}Z`
}

/** A smooth line through the points. */
export function open(points: readonly Point[]): Path {
  const last = points.length - 1
  const steps = points
    .slice(0, last)
    .map((point, index) =>
      smoothStep(
        at(points, Math.max(0, index - 1)),
        point,
        at(points, index + 1),
        at(points, Math.min(last, index + 2)),
      ),
    )
  return `M${points[0]?.map(num).join(' ')}${steps.join('')}`
}

/** A closed contour with corners. */
export function polygon(points: readonly Point[]): Path {
  return `M${points.map((point) => point.map(num).join(' ')).join('L')}Z`
}

export function ellipse(x: number, y: number, rx: number, ry: number): Path {
  const half = (width: number) => `a${num(rx)} ${num(ry)} 0 1 0 ${num(width)} 0`
  return `M${num(x - rx)} ${num(y)}${half(2 * rx)}${half(-2 * rx)}Z`
}

export function circle(x: number, y: number, radius: number): Path {
  return ellipse(x, y, radius, radius)
}

/** Part of a circle's line, from one angle to another, in radians. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Path {
  const end = (angle: number) =>
    `${num(x + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`
  const large = Math.abs(to - from) > Math.PI ? 1 : 0
  return `M${end(from)}A${num(radius)} ${num(radius)} 0 ${large} ${to > from ? 1 : 0} ${end(to)}`
}

/** A rectangle with round corners; one radius, or four from the upper left clockwise. */
export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number],
): Path {
  const [a, b, c, d] =
    typeof radius === 'number' ? ([radius, radius, radius, radius] as const) : radius
  const turn = (r: number, dx: number, dy: number) =>
    r ? `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}` : ''
  return [
    `M${num(x + a)} ${num(y)}H${num(x + width - b)}${turn(b, b, b)}`,
    `V${num(y + height - c)}${turn(c, -c, c)}`,
    `H${num(x + d)}${turn(d, -d, -d)}`,
    `V${num(y + a)}${turn(a, a, -a)}Z`,
  ].join('')
}

/** The points turned around the origin by an angle in radians, then moved to `x`, `y`. */
export function turned(points: readonly Point[], angle: number, x = 0, y = 0): Point[] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return points.map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos])
}

/** One point turned around the origin, then moved to `x`, `y`. */
export function turnedPoint([u, v]: Point, angle: number, x = 0, y = 0): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [x + u * cos - v * sin, y + u * sin + v * cos]
}

/** Points given for a shape of size 1, made `width` wide and `height` high. */
export function sized(points: readonly Point[], width: number, height = width): Point[] {
  return points.map(([u, v]) => [u * width, v * height])
}

export function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy])
}

export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** The contour drawn in around its centre, and moved a little. */
export function shrunk(
  points: readonly Point[],
  scale: number,
  dx = 0,
  dy = 0,
  scaleY = scale,
): Point[] {
  const [cx, cy] = centroid(points)
  return points.map(([x, y]) => [cx + (x - cx) * scale + dx, cy + (y - cy) * scaleY + dy])
}

interface BlobShape {
  /** Radians. */
  angle?: number
  /** How many points the contour has. */
  points?: number
  /** How far the hand strays, as a share of the radius. */
  wobble?: number
}

/** A round thing as a hand draws it. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  { angle = 0, points = 10, wobble = 0.06 }: BlobShape = {},
): Point[] {
  const phase = random.angle()
  const around = Array.from({ length: points }, (_, index): Point => {
    const step = (Math.PI * 2) / points
    const t = phase + index * step + random.jitter(step * 0.125)
    const stray = 1 + random.jitter(wobble)
    return [Math.cos(t) * rx * stray, Math.sin(t) * ry * stray]
  })
  return turned(around, angle, x, y)
}

/** A rectangle around its middle, for things that are cut or hemmed by hand. */
interface Sheet {
  x: number
  y: number
  width: number
  height: number
}

/** Points around a rectangle, from its upper left corner on: `steps` to a side, each astray by `stray`. */
export function straySheet(
  random: Random,
  { x, y, width, height }: Sheet,
  steps: number,
  stray: number,
): Point[] {
  const [w, h] = [width / 2, height / 2]
  const corners: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ]
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] ?? from
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps
      return [
        x + from[0] + (to[0] - from[0]) * share + random.jitter(stray),
        y + from[1] + (to[1] - from[1]) * share + random.jitter(stray),
      ]
    })
  })
}

interface Packing {
  /** Half the height, where the place is not as high as wide. */
  ry?: number
  /** How many places are tried for each thing; more lie more evenly. */
  tries?: number
  /** A rectangle instead of an ellipse. */
  box?: boolean
}

/** Places for `count` things in an ellipse, each as far from the others as can be. */
export function pack(
  random: Random,
  x: number,
  y: number,
  radius: number,
  count: number,
  { ry = radius, tries = 18, box = false }: Packing = {},
): Point[] {
  const placed: Point[] = []
  const candidate = (): Point => {
    if (box) return [x + random.jitter(radius), y + random.jitter(ry)]
    const angle = random.angle()
    const distance = Math.sqrt(random.next())
    return [x + Math.cos(angle) * radius * distance, y + Math.sin(angle) * ry * distance]
  }
  const clearance = ([px, py]: Point) =>
    Math.min(Infinity, ...placed.map(([ox, oy]) => Math.hypot(ox - px, oy - py)))
  for (let index = 0; index < count; index += 1) {
    let best = candidate()
    let room = clearance(best)
    for (let attempt = 1; attempt < tries; attempt += 1) {
      const other = candidate()
      const otherRoom = clearance(other)
      if (otherRoom > room) [best, room] = [other, otherRoom]
    }
    placed.push(best)
  }
  return placed
}
