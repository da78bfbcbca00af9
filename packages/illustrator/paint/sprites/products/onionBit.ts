import { type Path, type Point, polygon, turned } from '../../core/contour.ts'
import type { Random } from '../../../language/random.ts'

/** A bit of onion as the knife leaves it: a flat side up, edges that stand upright. */
export interface OnionBit {
  top: readonly Point[]
  /** The upright sides towards the light, and those away from it. */
  lit: Path
  dim: Path
  /** One edge of the top, which may be the skin. */
  edge: readonly [Point, Point]
}

/** Outlines of what is seen from above, of size 1: square, oblong, bowed, the odd corner. */
const OUTLINES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-0.86, -0.8],
    [0.84, -0.88],
    [0.9, 0.78],
    [-0.84, 0.86],
  ],
  [
    [-1.06, -0.62],
    [0, -0.84],
    [1.04, -0.6],
    [0.96, 0.66],
    [0, 0.46],
    [-0.98, 0.7],
  ],
  [
    [-0.94, -0.7],
    [0.9, -0.86],
    [0.98, 0.5],
    [0.6, 0.84],
    [-0.86, 0.76],
  ],
]

/** A bit at a place; `half` is half its width, `high` how much of its sides is seen. */
export function onionBit(random: Random, [x, y]: Point, half: number, high: number): OnionBit {
  const shape = random.pick(OUTLINES)
  const long = half * random.range(0.9, 1.14)
  const wide = half * random.range(0.82, 1)
  const flat = random.range(0.66, 0.8)
  const laid = turned(
    shape.map(([u, v]): Point => [u * long, v * wide]),
    random.angle(),
  )
  const tilt = random.jitter(0.16)
  const top = laid.map(([u, v]): Point => [x + u, y + v * flat + u * tilt])
  const [lit, dim] = sides(top, high)
  const nth = Math.floor(random.next() * top.length)
  return { top, lit, dim, edge: [top[nth] ?? [x, y], top[(nth + 1) % top.length] ?? [x, y]] }
}

/** The sides below the edges that face the one who looks. */
function sides(top: readonly Point[], high: number): readonly [lit: Path, dim: Path] {
  let [lit, dim] = ['', '']
  for (const [index, from] of top.entries()) {
    const to = top[(index + 1) % top.length] ?? from
    if (to[0] >= from[0]) continue
    const side = polygon([from, to, [to[0], to[1] + high], [from[0], from[1] + high]])
    // An edge that falls to the right as it is seen faces the window.
    if (to[1] < from[1]) lit += side
    else dim += side
  }
  return [lit, dim]
}
