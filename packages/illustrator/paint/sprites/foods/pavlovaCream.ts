import type { Random } from '../../../language/random.ts'
import { cloudsOf } from './relief/clouds.ts'
import type { Sculpture } from './relief/sculpt.ts'
import { egg, joined, limb, type Place, type Solid, without } from './relief/solids.ts'

const CREAM = ['#8f7484', '#c0a8b0', '#e3d3d2', '#f6ece6', '#fffaf2', '#ffffff'] as const

/** Where each spoonful lies in the hollow of a meringue with a radius of 1, and how large it is. */
const SPOONFULS: readonly (readonly [at: Place, half: Place])[] = [
  [
    [0, 0.06, 0.48],
    [0.5, 0.42, 0.2],
  ],
  [
    [0.08, 0.4, 0.56],
    [0.42, 0.26, 0.27],
  ],
  [
    [-0.38, 0.22, 0.53],
    [0.32, 0.3, 0.25],
  ],
  [
    [0.44, 0.16, 0.52],
    [0.28, 0.32, 0.25],
  ],
  [
    [-0.44, -0.14, 0.47],
    [0.27, 0.28, 0.22],
  ],
  [
    [0.4, -0.22, 0.47],
    [0.3, 0.26, 0.22],
  ],
  [
    [-0.06, -0.33, 0.45],
    [0.38, 0.26, 0.21],
  ],
]

/** Where the back of the spoon was pressed into it. */
export const HOLLOWS: readonly (readonly [at: Place, half: Place])[] = [
  [
    [-0.06, 0.08, 0.75],
    [0.32, 0.22, 0.17],
  ],
  [
    [-0.3, -0.2, 0.69],
    [0.26, 0.18, 0.13],
  ],
  [
    [0.36, -0.04, 0.72],
    [0.24, 0.2, 0.13],
  ],
  [
    [0.08, -0.3, 0.7],
    [0.3, 0.2, 0.1],
  ],
]

/** Whipped cream without its peak, its hollows filled up to a share of their depth. */
export function creamBody(filled: number): Solid {
  const heap = joined(
    0.06,
    SPOONFULS.map(([at, half]) => egg(at, half)),
  )
  const lift = 0.09 * filled
  const pressed = HOLLOWS.reduce<Solid>(
    (body, [[x, y, z], half]) => without(body, egg([x, y, z + lift], half), 0.08),
    heap,
  )
  return (x, y, z) => {
    // Far from it, only that matters.
    const outside = Math.max(Math.sqrt(x * x + y * y) - 0.76, z - 0.86)
    return outside > 0.08 ? outside : pressed(x, y, z)
  }
}

/** How far inside the nearest hollow a place is, seen from above: 1 in its middle, below 0 outside. */
export function inHollow(x: number, y: number): number {
  let most = -Infinity
  for (const [[cx, cy], [hx, hy]] of HOLLOWS) {
    const u = (x - cx) / hx
    const v = (y - cy) / hy
    most = Math.max(most, 1 - Math.sqrt(u * u + v * v))
  }
  return most
}

/** Whipped cream as a spoon set it down. */
export function pavlovaCream(random: Random): Sculpture {
  const uneven = cloudsOf(random)
  const peak = limb([0.16, 0.42, 0.7], [0.3, 0.46, 0.94], 0.15, 0.03)
  return {
    body: joined(0.06, [creamBody(0), peak]),
    frame: [-0.9, -1.2, 0.9, 0.3],
    colors: CREAM,
    // Creases where the back of the spoon was turned.
    bump: (x, y) => {
      const far = Math.sqrt(x * x + (y - 0.1) ** 2)
      return 0.028 * Math.sin(far * 19 - Math.atan2(y - 0.1, x) * 1.6 + uneven(x * 3, y * 3) * 5)
    },
    pale: () => 0.08,
    cell: 4.4,
    tones: 9,
    crease: 0.5,
    contrast: 1.05,
  }
}
