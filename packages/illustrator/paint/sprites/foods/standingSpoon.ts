import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { blob, closed, moved, num, open, type Point } from '../../core/contour.ts'

/** The handle: along its lit side outwards, around its end, and back; 1 is half the width of the food. */
const HANDLE: readonly Point[] = [
  [0.455, -0.02],
  [0.62, -0.25],
  [0.86, -0.56],
  [1.02, -0.765],
  [1.06, -0.785],
  [1.095, -0.755],
  [1.085, -0.715],
  [0.95, -0.5],
  [0.74, -0.21],
  [0.6, 0.02],
  [0.53, 0.05],
]

/** A wooden spoon that stands in something thick; the middle of that is at the origin. */
export function standingSpoon(art: Canvas, size: number): void {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [u * size, v * size])
  const handle = at(HANDLE)
  const fallen = handle.slice(0, 3).concat(handle.slice(7))
  art.movedBy(size * 0.06, size * 0.05, () =>
    art.softFill(closed(fallen), '#1c0505', 0.5, size * 0.014),
  )
  const [[x1, y1], [x2, y2]] = [at([[0.5, 0]])[0] ?? [0, 0], at([[1.06, -0.76]])[0] ?? [0, 0]]
  const along = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`,
    [
      [0, '#7a3a18'],
      [0.14, '#b87436'],
      [0.3, '#dba662'],
      [1, '#c98e4c'],
    ],
  )
  art.fill(closed(handle), '#8a5222')
  art.clipped(closed(handle), () => {
    art.movedBy(-size * 0.022, -size * 0.014, () => art.fill(closed(handle), along))
    art.stroke(open(moved(handle.slice(1, 5), size * 0.024, size * 0.02)), '#f6dca6', size * 0.016)
    const grain = at([
      [0.66, -0.2],
      [0.86, -0.48],
      [1.04, -0.72],
    ])
    art.stroke(open(grain), '#9a6028', size * 0.006, { opacity: 0.6 })
  })
  collar(art, size)
}

/** The sauce that was pushed up around the spoon. */
function collar(art: Canvas, size: number): void {
  const { random } = art
  const ring = blob(random, size * 0.535, size * 0.05, size * 0.11, size * 0.045, { wobble: 0.14 })
  art.movedBy(0, size * 0.012, () => art.softFill(closed(ring), SHADOW, 0.4, size * 0.014))
  const near = ring.filter(([, v]) => v > size * 0.035).toSorted(([a], [b]) => a - b)
  const bank = [...near, ...moved(near, 0, -size * 0.03).toReversed()]
  art.fill(closed(bank), '#8e2a12')
  art.stroke(open(moved(near, 0, -size * 0.03)), '#f09050', size * 0.01, { opacity: 0.75 })
}
