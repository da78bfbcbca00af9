import type { Random } from '../../../../language/random.ts'
import { closed, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import { soft } from './shapes.ts'

/** A lettuce leaf as it is seen: where it grows from, where its rib points, how it is turned. */
export interface RuffledForm {
  x: number
  y: number
  angle: number
  length: number
  /** Half its width where it is widest. */
  wide: number
  /** How far its tip bends aside, as a share of its length. */
  bend: number
  /** How much of its left and of its right half is seen: less where it turns away. */
  halves: readonly [left: number, right: number]
  /** How deep its rim is frilled, as a share of its width. */
  frill: number
}

/** One wave of a rim: where it begins and ends along it, and how far it stands out. */
export interface Lobe {
  from: number
  to: number
  out: number
}

export interface RuffledLeaf {
  form: RuffledForm
  lobes: readonly Lobe[]
  outline: readonly Point[]
}

const eased = (share: number) => {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

/** How wide a leaf is along its rib: a narrow stalk, broad beyond its middle, round at its tip. */
function widthAt(u: number): number {
  const tip = Math.max(0, (u - 0.58) / 0.42)
  return (0.13 + 0.87 * eased(u / 0.6)) * Math.sqrt(Math.max(0, 1 - tip ** 2.3))
}

/** A point on a leaf: `u` along its rib, `v` from its left rim, -1, to its right one, 1. */
export function onLeaf(
  { x, y, angle, length, wide, bend, halves }: RuffledForm,
  u: number,
  v: number,
) {
  const half = v < 0 ? halves[0] : halves[1]
  const off = v * half * wide * widthAt(u) + bend * length * u * u
  return turnedPoint([u * length, off], angle, x, y)
}

/** A point of the rim, `s` from the left of the foot, 0, around the tip to its right, 1; `out` beyond it. */
export function onRim(form: RuffledForm, s: number, out = 0): Point {
  const u = Math.sin(Math.PI * s)
  const side = s < 0.5 ? -1 : 1
  const [x, y] = onLeaf(form, u, side)
  const [cx, cy] = onLeaf(form, Math.min(0.62, u * 0.9), 0)
  const far = Math.hypot(x - cx, y - cy) || 1
  const by = (out * form.wide) / far
  return [x + (x - cx) * by, y + (y - cy) * by]
}

/** The waves of a rim, long and short ones; the stalk has none. */
function lobesOf(random: Random, { frill }: RuffledForm): Lobe[] {
  const lobes: Lobe[] = []
  let from = random.range(0.1, 0.14)
  while (from < 0.86) {
    const to = from + random.range(0.035, 0.085)
    lobes.push({ from, to, out: frill * random.range(0.5, 1.3) })
    from = to
  }
  return lobes
}

/** A leaf with a rim of its own. */
export function ruffled(random: Random, form: RuffledForm): RuffledLeaf {
  const lobes = lobesOf(random, form)
  const waves = lobes.flatMap(({ from, to, out }): Point[] => [
    onRim(form, from, -0.03),
    onRim(form, from + (to - from) * 0.22, out * 0.75),
    onRim(form, from + (to - from) * 0.52, out),
    onRim(form, from + (to - from) * 0.82, out * 0.7),
  ])
  const outline = [onRim(form, 0), onRim(form, 0.05), ...waves, onRim(form, 0.95), onRim(form, 1)]
  return { form, lobes, outline }
}

/** The half of a leaf on one side of its rib. */
export function halfOf({ form, outline }: RuffledLeaf, side: -1 | 1): Path {
  const rib = [0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => onLeaf(form, u, 0))
  const middle = Math.round(outline.length / 2)
  const rim = side < 0 ? outline.slice(0, middle) : outline.slice(middle).toReversed()
  return closed([...rim, ...rib.toReversed()])
}

/** A fold that runs from the rim towards the rib, broad outside: at `s` along the rim, `deep` into the leaf. */
export function foldAt(
  form: RuffledForm,
  s: number,
  spread: number,
  deep: number,
  out: number,
): Path {
  const u = Math.sin(Math.PI * s)
  const side = s < 0.5 ? -1 : 1
  const inner = onLeaf(form, u * (1 - deep * 0.45), side * (1 - deep))
  return soft([
    onRim(form, s - spread, out),
    onRim(form, s, out * 1.4),
    onRim(form, s + spread, out),
    inner,
    inner,
  ])
}

/** A vein from the rib outwards, bowed towards the tip, as a thin wedge. */
export function veinAt(
  form: RuffledForm,
  u: number,
  side: -1 | 1,
  reach: number,
  width: number,
): Path {
  const at = (share: number, off: number) =>
    onLeaf(form, u + (1 - u) * 0.42 * share ** 0.8 + off, side * reach * share)
  const thick = width / form.length
  return soft([
    at(0, -thick),
    at(0.3, -thick * 0.6),
    at(0.65, -thick * 0.3),
    at(1, 0),
    at(0.65, thick * 0.3),
    at(0.3, thick * 0.6),
    at(0, thick),
  ])
}

/** The rib: broad and pale at the foot, gone before the tip. */
export function ribOf(form: RuffledForm, width: number, from = 0, to = 0.9): Path {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]
  const side = (sign: -1 | 1) =>
    steps.map((share): Point => {
      const u = from + (to - from) * share
      const [x, y] = onLeaf(form, u, 0)
      const half = sign * width * (1 - share) ** 1.2
      return turnedPoint([0, half], form.angle + Math.atan(2 * form.bend * u), x, y)
    })
  return soft([...side(-1), ...side(1).toReversed()])
}
