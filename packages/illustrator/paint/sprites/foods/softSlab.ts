import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

/** A layer of a slab, from its upper to its lower edge: 0 is the slab's top, 1 its foot. */
export interface Layer {
  top: number
  foot: number
}

/** A rectangular piece with soft corners, its long side and its right end towards us. */
export interface AroundSlab {
  depth: number
  /** Its upper face, clockwise from the left end of the long side's far edge; the seen edge last. */
  top: readonly Point[]
  /** How many points of `top` are on the edge that is seen. */
  front: number
  /** The line around both sides that are seen, from the left, so far down; with `random`, uneven. */
  line: (level: number, stray?: number, random?: Random) => Point[]
}

/** Corners of the upper face, as shares of the size. */
const LEFT: Point = [-0.92, 0.12]
const NEAR: Point = [0.5, 0.66]
const RIGHT: Point = [0.88, -0.16]
const FAR: Point = [-0.54, -0.7]

/** Where the nearest corner is, as a share of the slab's width. */
export const SPLIT = (NEAR[0] - LEFT[0]) / (RIGHT[0] - LEFT[0])

/** Points of a side, without its ends, which are round. */
function between([x1, y1]: Point, [x2, y2]: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const share = 0.045 + (0.91 * index) / (steps - 1)
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  })
}

/** A slab as large as a piece that stands with its foot around the piece's place. */
export function slabOf({ x, y, size }: Piece, depth: number): AroundSlab {
  const put = ([u, v]: Point): Point => [x + u * size, y + v * size - depth]
  const seen = [...between(LEFT, NEAR, 12), ...between(NEAR, RIGHT, 8)].map(put)
  const hidden = [...between(RIGHT, FAR, 6), ...between(FAR, LEFT, 5)].map(put)
  const line: AroundSlab['line'] = (level, stray = 0, random) =>
    seen.map(([u, v]): Point => [u, v + depth * (level + (random?.jitter(stray) ?? 0))])
  return { depth, top: [...seen, ...hidden], front: seen.length, line }
}

interface Softness {
  /** How far it stands out of the side, and how unevenly its lower edge hangs, as shares of the depth. */
  bulge: number
  sag: number
}

/** The outline of a layer around both sides that are seen. */
export function bandOf(
  { random }: Canvas,
  slab: AroundSlab,
  { top, foot }: Layer,
  { bulge, sag }: Softness,
): Path {
  const { depth } = slab
  const phase = random.angle()
  const lower = slab.line(foot).map(([u, v], index): Point => {
    const waves = Math.sin(index * 0.8 + phase) * 0.6 + Math.sin(index * 1.9 + phase * 2) * 0.4
    return [u, v + depth * sag * waves]
  })
  const upper = slab.line(top, sag * 0.3, random)
  const [first = [0, 0], last = [0, 0]] = [upper[0], upper.at(-1)]
  const middle = (depth * (foot - top)) / 2
  return closed([
    ...upper,
    [last[0] + depth * bulge, last[1] + middle],
    ...lower.toReversed(),
    [first[0] - depth * bulge, first[1] + middle],
  ])
}
