import type { Random } from '../../../language/random.ts'
import { num, type Point } from '../../core/contour.ts'

/** Where a place of a heap is, in shares of its radius: to the right, towards the eye, up. */
type Space = readonly [right: number, near: number, up: number]

/** How high a heap is at a place; below 0 there is nothing. All in shares of its radius. */
export type Heights = (u: number, v: number) => number

/** A heap seen from a chair: where the middle of its foot is, and how flat circles look. */
export interface Mound {
  x: number
  y: number
  radius: number
  flat: number
  heightAt: Heights
}

/** A swelling of a heap, or a hollow in it where `high` is below 0. */
export type Swell = readonly [u: number, v: number, wide: number, high: number]

/** How high a heap is by its middle, how steep its foot, and what swells on it. */
interface Shape {
  high: number
  /** Below 1 it rises steeply from its foot and is broad on top. */
  steep: number
  /** Where its peak lies off the middle. */
  peak: readonly [u: number, v: number]
  /** How far its foot strays from a circle. */
  ragged: number
  swells: readonly Swell[]
}

/** The heights of a heap whose foot is uneven and whose peak is off its middle. */
export function heapHeights(random: Random, shape: Shape): Heights {
  const { high, steep, peak, ragged, swells } = shape
  const [first, second] = [random.angle(), random.angle()]
  return (u, v) => {
    const turn = Math.atan2(v, u)
    const foot = 1 + ragged * (Math.sin(turn * 3 + first) + 0.6 * Math.sin(turn * 5 + second))
    const away = (u * u + v * v) / (foot * foot)
    if (away >= 1) return -1
    const lean = 1 + (u * peak[0] + v * peak[1]) * (1 - away)
    let height = high * lean * (1 - away) ** steep
    for (const [su, sv, wide, rise] of swells) {
      const off = ((u - su) ** 2 + (v - sv) ** 2) / (wide * wide)
      if (off < 1) height += rise * (1 - off) ** 1.5 * Math.min(1, (1 - away) * 5)
    }
    return Math.max(0, height)
  }
}

const upShare = (flat: number): number => Math.sqrt(1 - flat * flat)

function onSheet({ flat, radius }: Mound, [right, near, up]: Space): Point {
  return [right * radius, (near * flat - up * upShare(flat)) * radius]
}

/** Where a place of a heap is seen; `lift` is how far above the surface. */
export function placeOn(mound: Mound, u: number, v: number, lift = 0): Point {
  const up = Math.max(0, mound.heightAt(u, v)) + lift
  const [dx, dy] = onSheet(mound, [u, v, up])
  return [mound.x + dx, mound.y + dy]
}

const NEAR = 0.03

function slopeAt(
  { heightAt }: Mound,
  u: number,
  v: number,
): readonly [right: number, near: number] {
  const at = (a: number, b: number) => Math.max(0, heightAt(a, b))
  return [
    (at(u + NEAR, v) - at(u - NEAR, v)) / (2 * NEAR),
    (at(u, v + NEAR) - at(u, v - NEAR)) / (2 * NEAR),
  ]
}

/** Whether a place lies on the far side of a heap, where nobody sees it. */
export function isHidden(mound: Mound, u: number, v: number): boolean {
  const [, near] = slopeAt(mound, u, v)
  return mound.flat - near * upShare(mound.flat) < -0.08
}

/** Grains lie flatter than the slope they lie on: on a steep foot they do not hang like hair. */
const LYING = 0.5

/** How a line that lies on a heap is seen: its direction there is an angle, its length a share of the radius. */
export function lineOnMound(mound: Mound, [u, v]: Point, turn: number, long: number): Point {
  const [su, sv] = slopeAt(mound, u, v)
  const [right, near] = [Math.cos(turn), Math.sin(turn)]
  const up = (right * su + near * sv) * LYING
  const share = long / Math.hypot(right, near, up)
  return onSheet(mound, [right * share, near * share, up * share])
}

/** The transform by which something flat, drawn around 0 0 from above, lies on a heap. */
export function lyingOn(mound: Mound, u: number, v: number, lift = 0.01): string {
  const [x, y] = placeOn(mound, u, v, lift)
  const [su, sv] = slopeAt(mound, u, v)
  const far = Math.hypot(1, su)
  const across: Space = [1 / far, 0, su / far]
  const normal: Space = [-su, -sv, 1]
  const size = Math.hypot(...normal)
  const down: Space = [
    (across[1] * normal[2] - across[2] * normal[1]) / -size,
    (across[2] * normal[0] - across[0] * normal[2]) / -size,
    (across[0] * normal[1] - across[1] * normal[0]) / -size,
  ]
  const unit = { ...mound, radius: 1 }
  const parts = [...onSheet(unit, across), ...onSheet(unit, down)].map((part) => part.toFixed(3))
  return `transform="matrix(${parts.join(' ')} ${num(x)} ${num(y)})"`
}

/** A heap without its small swells: what is wider than a grain lies on those as on a slope. */
export function smoothed(mound: Mound): Mound {
  const { heightAt } = mound
  const around = [0, 1, 2, 3, 4, 5].map((step): Point => {
    const turn = (step / 6) * Math.PI * 2
    return [Math.cos(turn) * 0.16, Math.sin(turn) * 0.16]
  })
  const mean = (u: number, v: number) =>
    around.reduce((sum, [du, dv]) => sum + Math.max(0, heightAt(u + du, v + dv)), 0) / 6
  return { ...mound, heightAt: mean }
}

/** Towards the window: left, a little behind the dish, up. */
const SUN: Space = [-0.6, -0.12, 0.79]
const BLOCKS = [0.06, 0.12, 0.22, 0.36] as const
const AROUND = Array.from({ length: 8 }, (_, index) => (index / 8) * Math.PI * 2)

/** The light on a place of a heap from 0 to 1: its slope, what stands before the window, its creases. */
export function moundLight(mound: Mound): Heights {
  const at = (u: number, v: number) => Math.max(0, mound.heightAt(u, v))
  return (u, v) => {
    const height = at(u, v)
    const [su, sv] = slopeAt(mound, u, v)
    const facing = (SUN[2] - su * SUN[0] - sv * SUN[1]) / Math.hypot(su, sv, 1)
    let blocked = 0
    for (const far of BLOCKS) {
      const over = at(u + SUN[0] * far, v + SUN[1] * far) - height - far * SUN[2]
      blocked = Math.max(blocked, Math.min(1, over / 0.05))
    }
    let around = 0
    for (const turn of AROUND) around += at(u + Math.cos(turn) * 0.1, v + Math.sin(turn) * 0.1) / 8
    const crease = Math.min(1, Math.max(-0.4, (around - height) / 0.05))
    const light =
      0.08 + 0.9 * Math.max(0, facing) ** 1.1 * (1 - 0.6 * Math.max(0, blocked)) - 0.3 * crease
    return Math.min(1, Math.max(0, light))
  }
}

/** The outline of the foot of a heap, drawn in by a share. */
export function footOf(mound: Mound, share: number): Point[] {
  return Array.from({ length: 40 }, (_, index): Point => {
    const turn = (index / 40) * Math.PI * 2
    const [right, near] = [Math.cos(turn), Math.sin(turn)]
    let reach = 1.15
    while (reach > 0.5 && mound.heightAt(right * reach, near * reach) < 0) reach -= 0.01
    const [dx, dy] = onSheet(mound, [right * reach * share, near * reach * share, 0])
    return [mound.x + dx, mound.y + dy]
  })
}
