import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, num, open, type Point, turned } from '../../core/contour.ts'

interface Leek {
  /** Where its white foot is, which something else hides. */
  x: number
  y: number
  /** From the foot to where its leaves part. */
  long: number
  wide: number
  /** Radians from upright, to the right. */
  lean: number
  color: Color
}

/** The leaves from behind to the front: which way each sets out, how far it bends over, how long it is. */
const LEAVES = [
  [-0.1, -0.5, 0.66, 0.5],
  [0.2, 0.9, 0.6, 0.4],
  [-0.36, -1.2, 0.66, 0.28],
  [0.42, 1.4, 0.6, 0.18],
  [-0.14, -0.7, 0.66, 0.06],
  [0.1, 0.5, 0.6, 0],
] as const

/** How wide a leaf is from its foot to its tip, as a share of the stalk. */
const BREADTH = [0.06, 0.4, 0.47, 0.45, 0.41, 0.35, 0.26, 0.08] as const

/** A leek, white at its foot, its flat leaves parting in a fan. */
export function leek(art: Canvas, { x, y, long, wide, lean, color }: Leek): void {
  art.rotated(lean, x, y, () => {
    for (const [turn, bend, share, deep] of LEAVES.slice(0, 4)) {
      leaf(art, { x, y: y - long, turn, bend, long: long * share, wide, color, deep })
    }
    stalk(art, { x, y, long, wide, color })
    for (const [turn, bend, share, deep] of LEAVES.slice(4)) {
      leaf(art, { x, y: y - long * 0.8, turn, bend, long: long * share, wide, color, deep })
    }
  })
}

/** The stalk: white below, green above, round in the light. */
function stalk(art: Canvas, { x, y, long, wide, color }: Omit<Leek, 'lean'>): void {
  const half = wide / 2
  const outline = `M${num(x - half)} ${y}L${num(x - half * 1.02)} ${num(y - long)}Q${x} ${num(y - long * 1.12)} ${num(x + half * 1.02)} ${num(y - long)}L${num(x + half)} ${y}Z`
  art.movedBy(wide * 0.2, wide * 0.1, () => art.fill(outline, SHADOW, 0.34))
  const upwards = art.linearGradient('x1="0" x2="0" y1="1" y2="0"', [
    [0, '#fbf8e6'],
    [0.56, '#f4f4d6'],
    [0.78, mix(color, '#dfe8a8', 0.7)],
    [1, mix(color, '#b9d08a', 0.4)],
  ])
  art.fill(outline, upwards)
  const round = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, SHADOW, 0.1],
    [0.24, '#fffdf0', 0.5],
    [0.5, '#fffdf0', 0],
    [1, '#1d3326', 0.6],
  ])
  art.fill(outline, round)
  const lines = [-0.3, -0.12, 0.08, 0.26, 0.38].map((u) =>
    open([
      [x + u * wide, y],
      [x + u * wide * 1.04, y - long * 0.5],
      [x + u * wide, y - long * 0.98],
    ]),
  )
  art.stroke(lines.join(''), shade(color, 0.2), wide * 0.024, { opacity: 0.4 })
}

interface Leaf {
  x: number
  y: number
  turn: number
  bend: number
  long: number
  wide: number
  color: Color
  /** How far behind others it is: 0 in front, 1 in full shade. */
  deep: number
}

/** One leaf: it goes straight up, then bends over; its two halves meet in a fold. */
function leaf(art: Canvas, { x, y, turn, bend, long, wide, color, deep }: Leaf): void {
  const rib = BREADTH.map((_, index): Point => {
    const t = index / (BREADTH.length - 1)
    return [bend * 0.42 * long * t * t, -long * (t - Math.abs(bend) * 0.26 * t ** 3)]
  })
  const beside = (side: -1 | 1) =>
    rib.map(([u, v], index): Point => [u + side * wide * (BREADTH[index] ?? 0), v])
  const place = (points: readonly Point[]) => turned(points, turn, x, y)
  const [left, right] = [place(beside(-1)), place(beside(1))]
  const [middle, cool] = [place(rib), mix(color, '#0d3a34', deep)]
  const whole = closed([...left, ...right.toReversed()])
  art.movedBy(wide * 0.12, wide * 0.16, () => art.fill(whole, '#0c2a22', 0.42))
  art.fill(whole, growing(art, [middle[0], middle.at(-1)], shade(cool, 0.3)))
  const lit = tint(mix(cool, '#9cc27a', 0.3), 0.12)
  art.fill(closed([...left, ...middle.toReversed()]), growing(art, [middle[0], middle.at(-1)], lit))
  const veins = [-0.62, -0.34, 0.34, 0.62].map((share) =>
    open(place(rib.map(([u, v], index) => [u + share * wide * (BREADTH[index] ?? 0), v] as const))),
  )
  art.stroke(veins.join(''), tint(cool, 0.4), wide * 0.03, { opacity: 0.4 })
  art.stroke(open(middle), shade(cool, 0.55), wide * 0.06, { opacity: 0.7 })
  art.stroke(open(left.slice(0, 6)), '#e4f0c4', wide * 0.04, { opacity: 0.7 })
}

/** Pale where it leaves the stalk, green further on. */
function growing(art: Canvas, [foot, tip]: readonly [Point?, Point?], color: Color): Color {
  const [[x1, y1], [x2, y2]] = [foot ?? [0, 0], tip ?? [0, 1]]
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  return art.linearGradient(line, [
    [0, mix(color, '#e4ecb8', 0.66)],
    [0.34, color],
    [1, shade(color, 0.2)],
  ])
}
