import type { Random } from '../../../../language/random.ts'
import type { Point } from '../../../core/contour.ts'

/** To the right, up, and towards the one who looks. */
export type Vector = readonly [x: number, y: number, z: number]

/** A leaf in space: where it grows from, how it lies, and how it is bent. */
export interface LeafForm {
  foot: Vector
  /** Where its rib points to. */
  along: Vector
  /** Where its upper side looks. */
  face: Vector
  length: number
  width: number
  /** The share of its length at which it was torn off; 0 where it is whole. */
  torn: number
  /** How far its tip bends back. */
  bend: number
  /** How far its two halves rise. */
  cup: number
  /** How deep the waves of its rim are, and how many. */
  frill: number
  waves: number
  /** How far it swells between its veins. */
  blister: number
  /** It ends in a point, as basil does, instead of round, as lettuce does. */
  pointed?: boolean
}

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a: Vector): Vector {
  return times(a, 1 / (Math.hypot(...a) || 1))
}

export function minus(a: Vector, b: Vector): Vector {
  return plus(a, times(b, -1))
}

/** From 0 to 1 without corners. */
const eased = (share: number) => {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

/** How wide a leaf is along its rib: narrow at its foot, round at its tip. */
function widthAt(u: number): number {
  const round = Math.max(0, (u - 0.5) / 0.5)
  return (0.2 + 0.8 * eased(u / 0.56)) * Math.sqrt(Math.max(0, 1 - round ** 2.7))
}

/** How wide a leaf with a pointed tip is along its rib. */
function pointedWidthAt(u: number): number {
  return Math.sin(Math.PI * Math.min(1, u) ** 0.72) ** 0.8
}

/** The surface of one leaf, no two of which wave alike. */
export function leafSurface(random: Random, form: LeafForm): (u: number, v: number) => Vector {
  const { foot, length, width, torn, bend, cup, frill, waves, blister } = form
  const along = unit(form.along)
  const wideAt = form.pointed ? pointedWidthAt : widthAt
  const side = unit(cross(along, form.face))
  const face = cross(side, along)
  const [phase, other, swell] = [random.angle(), random.angle(), random.angle()]
  const uneven = random.range(0.75, 1.25)
  return (share, v) => {
    const start = torn + (torn ? 0.03 * Math.sin(v * 11 + phase) : 0)
    const u = start + share * (1 - start)
    const turn = Math.atan2(v, (u - 0.42) * 1.6)
    const rim = Math.max(Math.abs(v) * eased(u / 0.3), Math.max(0, (u - 0.4) / 0.6))
    const wave = Math.sin(turn * waves + phase) * (0.62 + 0.38 * Math.sin(turn * 2.3 + other))
    const lobe = 1 + wave * rim * 0.13
    const half = v < 0 ? uneven : 2 - uneven
    const out = v * width * 0.5 * wideAt(u) * lobe * half
    const swells = Math.sin(u * 13 + v * 4 + swell) * Math.sin(v * 7 - u * 5 + other)
    const rise =
      cup * width * 0.5 * v * v * wideAt(u) +
      frill * length * wave * rim ** 2.4 +
      blister * length * swells * Math.min(1, Math.abs(v) * 3) -
      bend * length * u ** 2.2
    const far = length * (u - 0.3 * bend * bend * u ** 3 + 0.055 * wave * rim ** 3)
    return plus(plus(foot, times(along, far)), plus(times(side, out), times(face, rise)))
  }
}

/** How one looks down on a table, as the sine and cosine of the angle. */
const DOWN = { sin: 0.6, cos: 0.8 } as const
/** Towards the eye. */
export const EYE: Vector = [0, DOWN.sin, DOWN.cos]

/** Where a point in space is seen. */
export function seen([x, y, z]: Vector): Point {
  return [x, z * DOWN.sin - y * DOWN.cos]
}

/** How near a point in space is. */
export function nearness(at: Vector): number {
  return dot(at, EYE)
}

/** The point in space that is seen at a point of the picture, as far from the eye as the origin. */
export function behind([x, y]: Point): Vector {
  return [x, -y * DOWN.cos, y * DOWN.sin]
}
