import type { Random } from '../../../language/random.ts'
import type { Point } from '../../core/contour.ts'

/** How far a portion reaches to either side of its middle line, at places from its blunt end at -1 to its thin one at 1. */
type Widths = readonly (readonly [u: number, above: number, below: number])[]

const WIDTHS: readonly [Widths, ...Widths[]] = [
  [
    [-1, 0.26, 0.16],
    [-0.98, 0.37, 0.28],
    [-0.9, 0.46, 0.4],
    [-0.6, 0.5, 0.45],
    [-0.2, 0.5, 0.47],
    [0.2, 0.43, 0.44],
    [0.54, 0.31, 0.38],
    [0.8, 0.17, 0.29],
    [0.95, 0.03, 0.19],
    [1, -0.06, 0.1],
  ],
  [
    [-1, 0.2, 0.3],
    [-0.98, 0.3, 0.4],
    [-0.88, 0.4, 0.49],
    [-0.56, 0.44, 0.52],
    [-0.1, 0.47, 0.5],
    [0.3, 0.44, 0.42],
    [0.64, 0.36, 0.3],
    [0.86, 0.25, 0.17],
    [0.97, 0.14, 0.05],
    [1.01, 0.08, -0.04],
  ],
  [
    [-1, 0.32, 0.16],
    [-0.98, 0.42, 0.28],
    [-0.89, 0.5, 0.39],
    [-0.64, 0.52, 0.42],
    [-0.24, 0.52, 0.44],
    [0.14, 0.46, 0.4],
    [0.5, 0.37, 0.32],
    [0.78, 0.27, 0.22],
    [0.94, 0.15, 0.12],
    [0.99, 0.06, 0.05],
  ],
]

/** A portion cut from a side of salmon: thick at the loin, thin towards the tail. */
export interface SalmonForm {
  outline: readonly Point[]
  /** A place on it: `u` along, and across from -1 at one edge to 1 at the other. */
  at: (u: number, across: number) => Point
  /** How high it stands there, from 0 to 1. */
  height: (u: number) => number
}

/** One of several portions, bent a little, no edge quite even. */
export function salmonForm(random: Random): SalmonForm {
  const widths = random.pick(WIDTHS)
  const bow = random.jitter(0.09)
  const bend = (u: number) => bow * (1 - u * u)
  const at = (u: number, across: number): Point => {
    const [above, below] = widthAt(widths, u)
    return [u, bend(u) + (across < 0 ? across * above : across * below)]
  }
  const above = widths.map(([u, v]): Point => [u + random.jitter(0.012), bend(u) - v])
  const below = widths.map(([u, , v]): Point => [u + random.jitter(0.012), bend(u) + v])
  const rough = ([u, v]: Point): Point => [u, v + random.jitter(0.014)]
  return {
    outline: [...above.map(rough), ...below.toReversed().map(rough)],
    at,
    height: (u) => 1 - 0.62 * Math.min(1, Math.max(0, (u + 0.25) / 1.2)) ** 1.3,
  }
}

function widthAt(widths: Widths, u: number): readonly [above: number, below: number] {
  const next = widths.findIndex(([place]) => place >= u)
  const [from, to] = [widths[Math.max(0, next - 1)], widths[next]]
  if (!from || !to) return [0.1, 0.1]
  const share = to[0] === from[0] ? 0 : (u - from[0]) / (to[0] - from[0])
  return [from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
