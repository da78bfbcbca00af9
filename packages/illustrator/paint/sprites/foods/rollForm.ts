import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num, type Point } from '../../core/contour.ts'

/** A thing under the paper: where along the roll and across it in radii, how large, how turned. */
type Inside = readonly [u: number, v: number, size: number, angle: number]

/** A summer roll on its side. */
export interface ClearRoll {
  /** The middle of its end towards us. */
  x: number
  y: number
  radius: number
  /** How long it looks, in radii. */
  length: number
  /** How it is turned, in radians, and whether it runs to the right of its end or to its left. */
  angle: number
  way: 1 | -1
  /** Whether its end is cut, and not folded in. */
  cut: boolean
  paper: Color
  shrimp: readonly Inside[]
  mint: readonly Inside[]
}

/** Draws in the roll's own measure: its end at the origin, its length along x. */
export function alongRoll(
  art: Canvas,
  { x, y, angle, way }: Pick<ClearRoll, 'x' | 'y' | 'angle' | 'way'>,
  draw: () => void,
): void {
  const degrees = num((angle * 180) / Math.PI)
  art.group(`transform="translate(${num(x)} ${num(y)}) rotate(${degrees}) scale(${way} 1)"`, draw)
}

/** A line along the roll that strays across it. */
export function lengthwise(
  { random }: Canvas,
  { radius: r, length }: ClearRoll,
  [from, to]: readonly [number, number],
  stray: number,
  steps = 7,
): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const share = index / (steps - 1)
    return [
      (share * (length + 0.4) - 0.2) * r,
      (from + (to - from) * share + random.jitter(stray)) * r,
    ]
  })
}
