import { closed, type Path, type Point } from '../../core/contour.ts'

/** One looks down on them from a chair: how a depth on the board looks, and a height over it. */
const DOWN = { sin: 0.62, cos: 0.785 } as const
/** Upwards, as one sees it, for one radius. */
export const UP: Point = [0, -DOWN.cos]

/** A roll or half of one: where the middle of its near end is, its radius, and how long it is, in radii. */
export interface Roll {
  x: number
  y: number
  radius: number
  length: number
  /** Which way it lies on the board, in radians: 0 runs to the right, more runs away from us. */
  heading: number
  /** How far a slanted cut leans back, in radii; without one both its ends are folded in. */
  cut?: number
}

/** Where a roll runs to, for one radius. */
export const axisOf = ({ heading }: Roll): Point => [
  Math.cos(heading),
  -Math.sin(heading) * DOWN.sin,
]
/** Across it towards us, for one radius. */
export const acrossOf = ({ heading }: Roll): Point => [
  Math.sin(heading),
  Math.cos(heading) * DOWN.sin,
]

/** How far around one sees a roll on the side towards us, in degrees; on the other side it is 180 less. */
export function nearEdge({ heading }: Roll): number {
  return (Math.atan((DOWN.cos * Math.cos(heading)) / DOWN.sin) * 180) / Math.PI
}

type Thickness = readonly (readonly [share: number, thick: number])[]

/** How far in the paper is folded at its ends: at each share of the length, the share of the radius. */
const HALF: Thickness = [
  [0, 1],
  [0.34, 1.02],
  [0.72, 1],
  [0.88, 0.96],
  [0.96, 0.84],
  [1, 0.6],
]
const WHOLE: Thickness = [
  [0, 0.66],
  [0.02, 0.82],
  [0.07, 0.95],
  [0.2, 1.02],
  [0.5, 0.955],
  [0.8, 1.01],
  [0.93, 0.95],
  [0.98, 0.82],
  [1, 0.6],
]

const thicknessOf = (roll: Roll): Thickness => (roll.cut === undefined ? WHOLE : HALF)

/** How thick a roll is at a share of its length. */
function thickAt(thickness: Thickness, share: number): number {
  const index = thickness.findIndex(([at]) => at >= share)
  const [to, thick] = thickness[Math.max(0, index)] ?? [1, 0.6]
  const [from, before] = thickness[Math.max(0, index - 1)] ?? [0, 1]
  if (to === from) return thick
  return before + ((thick - before) * (share - from)) / (to - from)
}

/**
 * A point of the paper: `share` from the near end to the other; `turn` around the roll in degrees: 0 at its
 * right side, -90 on top.
 */
export function onRoll(roll: Roll, share: number, turn: number): Point {
  const { x, y, radius, length, cut = 0 } = roll
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const thick = thickAt(thicknessOf(roll), share) * radius
  const far = (share * length - cut * sin * (1 - share)) * radius
  const [axis, across] = [axisOf(roll), acrossOf(roll)]
  return [
    x + axis[0] * far + (across[0] * cos - UP[0] * sin) * thick,
    y + axis[1] * far + (across[1] * cos - UP[1] * sin) * thick,
  ]
}

/** Half of a contour: of points from one side to the other, those that no line between two others leaves inside. */
function outerSide(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1) {
      const [[ox, oy] = point, [bx, by] = point] = kept.slice(-2)
      if ((bx - ox) * (point[1] - oy) - (by - oy) * (point[0] - ox) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}

/** The contour around points that bulges nowhere inwards. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...outerSide(sorted), ...outerSide(sorted.toReversed())]
}

/** The outline of a roll as one sees it. */
export function rollOutline(roll: Roll): Path {
  const points = thicknessOf(roll).flatMap(([share]) =>
    Array.from({ length: 20 }, (_, step) => onRoll(roll, share, step * 18)),
  )
  return closed(hull(points))
}

/** A band along a roll, between two turns around it. */
export function rollBand(
  roll: Roll,
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
): Path {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => from + (to - from) * share)
  return closed([
    ...steps.map((share) => onRoll(roll, share, left)),
    ...steps.toReversed().map((share) => onRoll(roll, share, right)),
  ])
}
