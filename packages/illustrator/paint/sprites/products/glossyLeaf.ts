import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { closed, num, type Path, type Point, turnedPoint } from '../../core/contour.ts'
import { soft } from '../foods/produce/shapes.ts'
import { keptOutline } from '../keptOutline.ts'
import { litSide } from '../foods/touches.ts'

/** A leaf as it is seen: held out flat, turned aside, bent over. */
export interface GlossyLeaf {
  /** Where it grows from its stem. */
  x: number
  y: number
  /** Where its rib sets out for, in radians. */
  angle: number
  length: number
  /** Half its width, as a share of its length. */
  wide: number
  /** How far its tip swings aside, as a share of its length. */
  bend: number
  /** How much of its left and of its right half is seen: less where it turns away. */
  halves: readonly [left: number, right: number]
  color: Color
  /** How deep among others it is: 0 in front, 1 in full shade. */
  shade: number
}

/** Half the width of a blade at each step of its rib: full near the stem, drawn out to a tip. */
const BLADE = [0.05, 0.58, 0.9, 1.02, 1.05, 1, 0.88, 0.66, 0.32, 0] as const

function widthAt(u: number): number {
  const at = Math.max(0, Math.min(1, u)) * (BLADE.length - 1)
  const low = BLADE[Math.floor(at)] ?? 0
  return low + ((BLADE[Math.ceil(at)] ?? 0) - low) * (at % 1)
}

/** A point on a leaf: `u` along its rib, `v` from its left rim, -1, to its right one, 1. */
function onLeaf(
  { x, y, angle, length, wide, bend, halves }: GlossyLeaf,
  u: number,
  v: number,
): Point {
  const half = v < 0 ? halves[0] : halves[1]
  const off = v * half * wide * length * widthAt(u) + bend * length * u * u
  return turnedPoint([u * length, off], angle, x, y)
}

function rimOf({ random }: Canvas, leaf: GlossyLeaf, side: -1 | 1): Point[] {
  return BLADE.map((_, step) =>
    onLeaf(leaf, step / (BLADE.length - 1), side * (1 + random.jitter(0.035))),
  )
}

const ribLine = (leaf: GlossyLeaf) => [0, 0.25, 0.5, 0.75, 1].map((u) => onLeaf(leaf, u, 0))

/** Leaves in the shade of leaves are cool. */
function cooled(color: Color, share: number): Color {
  return mix(color, '#0c2e26', share * 0.72)
}

/** A leaf of basil: broad and glossy, puffed up between its veins, its rib sunk. */
export function glossyLeaf(art: Canvas, leaf: GlossyLeaf): void {
  const { length } = leaf
  const color = cooled(leaf.color, leaf.shade)
  const deep = mix(color, '#06281a', 0.74)
  const lit = cooled(mix(tint(leaf.color, 0.3), '#c6e070', 0.55), leaf.shade)
  const [left, right] = [rimOf(art, leaf, -1), rimOf(art, leaf, 1)]
  const outline = keptOutline(art, closed([...left, ...right.toReversed()]))
  outline.cast(deep, length * 0.03, length * 0.06, length * 0.05)
  outline.draw(`fill="${blade(art, leaf, [color, lit, deep])}"`)
  const bright = litSide(leaf.angle)
  outline.clip(() => {
    const dark = bright < 0 ? right : left
    art.fill(closed([...dark, ...ribLine(leaf).toReversed()]), deep, 0.36)
    quilted(art, leaf, bright, lit)
    veined(art, leaf, [lit, deep])
  })
  const rim = bright < 0 ? left : right
  art.stroke(
    `M${rim
      .slice(1, -1)
      .map((at) => at.map(num).join(' '))
      .join('L')}`,
    lit,
    length * 0.014,
    {
      opacity: 0.8,
    },
  )
}

/** From the shade at its stem to the light where it bends over, and a little shade again at its tip. */
function blade(
  art: Canvas,
  leaf: GlossyLeaf,
  [color, lit, deep]: readonly [Color, Color, Color],
): Color {
  const [x1, y1] = onLeaf(leaf, 0, 0).map(num)
  const [x2, y2] = onLeaf(leaf, 1, 0).map(num)
  const line = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  return art.linearGradient(line, [
    [0, mix(color, deep, 0.5)],
    [0.3, color],
    [0.56, mix(color, lit, 0.55)],
    [0.8, color],
    [1, mix(color, deep, 0.3)],
  ])
}

/** Where veins leave the rib. */
const VEINS = [0.08, 0.22, 0.36, 0.51, 0.66] as const

/** The blade swells between its veins: a light on each swelling, brightest on the side to the window. */
function quilted(art: Canvas, leaf: GlossyLeaf, bright: -1 | 1, lit: Color): void {
  const { random } = art
  const swell = (u: number, side: -1 | 1, grow: number): Path => {
    const at = (du: number, v: number) => onLeaf(leaf, u + du + v * 0.14, side * v)
    return soft([
      at(0.02, 0.14),
      at(0.075, 0.3),
      at(0.085 * grow, 0.62),
      at(0.04, 0.84 * grow),
      at(-0.01, 0.6),
      at(-0.02, 0.3),
    ])
  }
  const sides = ([-1, 1] as const).map((side) =>
    VEINS.map((u) => swell(u + 0.06 + random.jitter(0.012), side, random.range(0.8, 1.05))).join(
      '',
    ),
  )
  const [left = '', right = ''] = sides
  art.fill(bright < 0 ? left : right, lit, 0.4 - leaf.shade * 0.2)
  art.fill(bright < 0 ? right : left, lit, 0.16)
  if (leaf.shade > 0.5) return
  const at = (u: number, v: number) => onLeaf(leaf, u, bright * v)
  const sheen = soft([at(0.2, 0.34), at(0.36, 0.62), at(0.58, 0.68), at(0.74, 0.5), at(0.56, 0.5)])
  art.fill(sheen, '#f6fbdc', 0.34)
}

/** The rib and the veins, sunk: a dark line and a lit one beside it. */
function veined(art: Canvas, leaf: GlossyLeaf, [lit, deep]: readonly [Color, Color]): void {
  const { length } = leaf
  const lines = VEINS.flatMap((u) =>
    ([-1, 1] as const).map((side): Path => {
      const [from, by, to] = [
        onLeaf(leaf, u, 0),
        onLeaf(leaf, u + 0.05, side * 0.4),
        onLeaf(leaf, u + 0.17, side * 0.92),
      ].map((at) => at.map(num).join(' '))
      return `M${from}Q${by} ${to}`
    }),
  ).join('')
  art.stroke(lines, deep, length * 0.014, { opacity: 0.34 })
  const rib = ribLine(leaf)
  const path = `M${rib.map((at) => at.map(num).join(' ')).join('L')}`
  art.movedBy(length * 0.012, length * 0.018, () =>
    art.stroke(path, deep, length * 0.04, { opacity: 0.6 }),
  )
  const taper = soft([
    onLeaf(leaf, 0, -0.7),
    onLeaf(leaf, 0.3, -0.03),
    onLeaf(leaf, 0.7, -0.016),
    onLeaf(leaf, 0.94, 0),
    onLeaf(leaf, 0.7, 0.016),
    onLeaf(leaf, 0.3, 0.03),
    onLeaf(leaf, 0, 0.7),
  ])
  art.fill(taper, mix(lit, '#eef5b8', 0.5))
}
