import type { Random } from '../../../../language/random.ts'
import { num, type Path, type Point } from '../../../core/contour.ts'
import { soft } from './shapes.ts'

/** Half a carrot's width from its thick end to its thin one: a tail with its tip, and a length from further up. */
const TAPERS = {
  tail: [0.72, 0.98, 1, 0.95, 0.86, 0.76, 0.66, 0.55, 0.44, 0.3, 0.08],
  crown: [0.34, 0.72, 0.94, 1, 0.98, 0.92, 0.88, 0.82, 0.77, 0.7, 0.48],
} as const

export type Cut = keyof typeof TAPERS

/** A halved carrot as it lies: its thick end, which way it points, how it is bowed. */
export interface Half {
  x: number
  y: number
  length: number
  /** Half its width at its thickest. */
  wide: number
  angle: number
  bow: number
  /** Half its width along it. */
  taper: readonly number[]
}

/** A carrot halved and cut by hand. */
export function halved(random: Random, cut: Cut, place: Omit<Half, 'taper'>): Half {
  return { ...place, taper: TAPERS[cut].map((half) => half * (1 + random.jitter(0.05))) }
}

/** A point on a half: `t` from its thick end, 0, to its thin one, 1; `v` from its upper side, -1, to its lower one. */
export function onHalf(half: Half, t: number, v: number): Point {
  const { x, y, length, angle, bow, taper } = half
  const at = Math.max(0, Math.min(1, t)) * (taper.length - 1)
  const [low, high] = [taper[Math.floor(at)] ?? 0, taper[Math.ceil(at)] ?? 0]
  const off = v * half.wide * (low + (high - low) * (at % 1)) + bow * length * 4 * t * (1 - t)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x + t * length * cos - off * sin, y + t * length * sin + off * cos]
}

/** The outline of a half, drawn in to a share of its width and, at both ends, by `back`. */
export function outlineOf(half: Half, share = 1, back = 0): Point[] {
  const steps = half.taper.map((_, index) => index / (half.taper.length - 1))
  const inside = steps.map((t) => back + t * (1 - 2 * back))
  return [
    ...inside.map((t) => onHalf(half, t, -share)),
    ...inside.toReversed().map((t) => onHalf(half, t, share)),
  ]
}

/** A band along a half between two heights, thin at both ends, its edges uneven. */
export function bandOn(
  random: Random,
  half: Half,
  [from, to]: readonly [number, number],
  [high, low]: readonly [number, number],
  stray = 0.2,
): Path {
  const steps = [0, 0.14, 0.3, 0.46, 0.62, 0.78, 0.9, 1]
  const side = (v: number) =>
    steps.map((share): Point => {
      const swell = Math.sin(Math.PI * share) ** 0.5
      const middle = (high + low) / 2
      const stretch = swell * (1 + random.jitter(stray))
      return onHalf(half, from + (to - from) * share, middle + (v - middle) * stretch)
    })
  return soft([...side(high), ...side(low).toReversed()])
}

/** A gradient's line across a half, from its lit side to its dark one, as SVG attributes. */
export function acrossHalf(half: Half, lit: -1 | 1): string {
  const [x1, y1] = onHalf(half, 0.4, lit).map(num)
  const [x2, y2] = onHalf(half, 0.4, -lit).map(num)
  return `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
}
