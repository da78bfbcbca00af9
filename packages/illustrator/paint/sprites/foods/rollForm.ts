import { closed, type Path, type Point } from '../../core/contour.ts'

/** How rolls lie on their board: all point away to the right; one looks down on them from a chair. */
const TURN = 1.02
const DOWN = { sin: 0.62, cos: 0.785 } as const
/** Where a roll runs to, across the board, and down, as one sees it: each for one radius. */
export const AXIS: Point = [Math.cos(TURN), -Math.sin(TURN) * DOWN.sin]
export const ACROSS: Point = [Math.sin(TURN), Math.cos(TURN) * DOWN.sin]
export const UP: Point = [0, -DOWN.cos]

/** Half a roll: where the middle of its cut end is, its radius, and how long it is, in radii. */
export interface Roll {
  x: number
  y: number
  radius: number
  length: number
}

/** How far in the paper is folded at the uncut end: at each share of the length, the share of the radius. */
const THICKNESS = [
  [0, 1],
  [0.34, 1.02],
  [0.72, 1],
  [0.88, 0.95],
  [0.96, 0.82],
  [1, 0.6],
] as const

/** How thick a roll is at a share of its length. */
function thickAt(share: number): number {
  const index = THICKNESS.findIndex(([at]) => at >= share)
  const [to, thick] = THICKNESS[Math.max(0, index)] ?? [1, 0.6]
  const [from, before] = THICKNESS[Math.max(0, index - 1)] ?? [0, 1]
  if (to === from) return thick
  return before + ((thick - before) * (share - from)) / (to - from)
}

/**
 * A point of the paper: `share` from the cut to the other end; `turn` around the roll in degrees: 0 at its
 * right side, -90 on top. One sees it from -148 to 32.
 */
export function onRoll({ x, y, radius, length }: Roll, share: number, turn: number): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const thick = thickAt(share) * radius
  const far = share * length * radius
  return [
    x + AXIS[0] * far + (ACROSS[0] * cos - UP[0] * sin) * thick,
    y + AXIS[1] * far + (ACROSS[1] * cos - UP[1] * sin) * thick,
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
  const points = THICKNESS.flatMap(([share]) =>
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
