import { type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import { levelPath } from '../relief/levels.ts'
import { gridOf } from '../relief/relief.ts'

/** A slice as it lies in a picture. */
export interface Slice {
  x: number
  y: number
  size: number
  angle: number
  /** Half its width and how much narrower its right end is, as shares of its size. */
  aspect: number
  taper: number
  /** Where the waves of its edge begin. */
  phases: readonly [number, number]
  /** Where on the sheet it slopes into the sauce, in radians; not where it lies on other slices. */
  sinks: number | undefined
}

/** How far above the sauce the middle of a slice that slopes into it is, as a share of its size. */
const MIDDLE = 0.17
/** How much deeper it gets over its size. */
const SLOPE = 0.3
/** How high one is that lies on other slices: nowhere near the sauce. */
const HIGH = 1

/** How far out a place of a slice is: 1 at its edge. */
export function farOn({ aspect, taper, phases }: Slice, along: number, across: number): number {
  const wide = aspect * (1 - taper * along)
  // Clear of it however its edge waves: so are most places, and powers take time.
  if (Math.abs(along) > 1.25 || Math.abs(across) > wide * 1.4) return 1.4
  const turn = Math.atan2(across / wide, along)
  const stray = 1 + 0.05 * Math.sin(turn * 2 + phases[0]) + 0.04 * Math.sin(turn * 5 + phases[1])
  return (Math.abs(along) ** 2.4 + Math.abs(across / wide) ** 2.4) ** (1 / 2.4) / stray
}

/** Where a place along and across a slice is on the sheet. */
export function put({ x, y, size, angle }: Slice, along: number, across: number): Point {
  return turnedPoint([along * size, across * size], angle, x, y)
}

/** Where along and across a slice a place of the sheet is. */
export function on({ x, y, size, angle }: Slice, px: number, py: number): Point {
  return turnedPoint([(px - x) / size, (py - y) / size], -angle)
}

/** How far above the sauce a place of its face is, as a share of its size. */
export function aboveSauce({ x, y, size, sinks, phases }: Slice, px: number, py: number): number {
  if (sinks === undefined) return HIGH
  const [down, aside] = turnedPoint([(px - x) / size, (py - y) / size], -sinks)
  return MIDDLE - SLOPE * down + 0.025 * Math.sin(aside * 4 + phases[0])
}

/** What of the sheet a slice can be on. */
export function boxOf({ x, y, size }: Slice) {
  const reach = size * 1.16
  return { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 }
}

/** Above 0 on a slice; it rises about as fast as its height above the sauce does, or edges would be ragged where the two meet. */
export function onFace(slice: Slice, px: number, py: number): number {
  return 0.15 * (1 - farOn(slice, ...on(slice, px, py)))
}

/** The contour of what of a slice's face lies between two heights above the sauce. */
export function bandsOf(slice: Slice): (from: number, to?: number) => Path {
  const face = gridOf(boxOf(slice), 4, (px, py) => onFace(slice, px, py))
  const { values: heights } = gridOf(boxOf(slice), 4, (px, py) => aboveSauce(slice, px, py))
  return (from, to = HIGH + 1) => {
    const values = face.values.map((inside, spot) => {
      const height = heights[spot] ?? 0
      return Math.min(inside, height - from, to - height)
    })
    return levelPath({ ...face, values }, 0)
  }
}
