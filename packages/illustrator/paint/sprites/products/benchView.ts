import { ellipse, num, type Path, type Point, polygon } from '../../core/contour.ts'

/** How one looks down on the table: how flat what lies on it looks, and how high what stands on it. */
export const FLAT = 0.7
export const TALL = 0.86

/** A place on the table: to the right of its middle, towards us, and how high above it. */
export function seenAt(right: number, near: number, high = 0): Point {
  return [590 + right, 512 + near * FLAT - high * TALL]
}

/** Something with square corners that lies on the table, turned by an angle in radians. */
export interface Slab {
  right: number
  near: number
  turn: number
  long: number
  wide: number
}

/** A place on a slab, in shares of its half length and its half width, from -1 to 1. */
export function onSlab(
  { right, near, turn, long, wide }: Slab,
  u: number,
  v: number,
  high = 0,
): Point {
  const [a, b] = [(u * long) / 2, (v * wide) / 2]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return seenAt(right + a * cos - b * sin, near + a * sin + b * cos, high)
}

/** The upper side of a slab at a height, `grown` larger than it is. */
export function slabTop(slab: Slab, high: number, grown = 1): Path {
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  return polygon(corners.map(([u, v]) => onSlab(slab, u * grown, v * grown, high)))
}

/** One upright side of a slab between two heights: the one towards us, or that at its left end. */
export function slabSide(
  slab: Slab,
  side: 'near' | 'left',
  [foot, top]: readonly [foot: number, top: number],
): Path {
  const [u, v] = side === 'near' ? [1, 1] : [-1, -1]
  return polygon([
    onSlab(slab, -1, 1, top),
    onSlab(slab, u, v, top),
    onSlab(slab, u, v, foot),
    onSlab(slab, -1, 1, foot),
  ])
}

/** A line that runs straight from corner to corner: along the left and the near edge of a slab's upper side. */
export function edgeTowardsUs(slab: Slab, high: number): Path {
  const corners = [onSlab(slab, -1, -1, high), onSlab(slab, -1, 1, high), onSlab(slab, 1, 1, high)]
  return `M${corners.map((corner) => corner.map(num).join(' ')).join('L')}`
}

/** A circle that lies flat. */
export function ring([x, y]: Point, radius: number): Path {
  return ellipse(x, y, radius, radius * FLAT)
}

/** As SVG: what is drawn flat lies turned on the table, its y axis lifted to be `open` of its height. */
export function laidFlat([x, y]: Point, turn: number, scale: number, open: number): string {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const matrix = [-cos, -sin * FLAT, -sin, cos * open].map((value) => value.toFixed(3))
  return `matrix(${matrix.join(' ')} ${num(x)} ${num(y)})`
}
