import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { num, type Point } from '../../core/contour.ts'
import { glossyLeaf } from './glossyLeaf.ts'

type Grown = readonly [
  /** How far up its stem it grows. */
  up: number,
  degrees: number,
  length: number,
  wide: number,
  bend: number,
  left: number,
  right: number,
]

/** A stem: where its top is, seen from the jar's mouth, how deep in the bunch it stands, and its leaves. */
interface Stem {
  top: Point
  shade: number
  leaves: readonly Grown[]
}

/** Leaves at a stem's top: the largest hang at the sides, the young ones stand in the middle. */
const CROWNS = {
  open: [
    [0.96, 168, 150, 0.41, -0.24, 1, 0.72],
    [0.96, 8, 158, 0.4, 0.22, 0.7, 1],
    [0.98, -128, 112, 0.39, -0.1, 1, 0.8],
    [0.98, -48, 118, 0.41, 0.12, 0.85, 1],
    [0.97, 96, 104, 0.54, 0.06, 1, 0.92],
    [1, -94, 72, 0.37, 0.08, 1, 0.7],
    [1, -30, 46, 0.39, 0.1, 0.7, 1],
  ],
  turned: [
    [0.95, -164, 142, 0.32, -0.3, 1, 0.5],
    [0.96, 36, 146, 0.46, 0.1, 1, 0.9],
    [0.97, 140, 118, 0.49, -0.12, 0.9, 1],
    [0.98, -62, 126, 0.44, -0.14, 1, 0.85],
    [1, -112, 88, 0.37, 0.12, 0.8, 1],
    [1, -10, 60, 0.41, 0.16, 1, 0.6],
  ],
  young: [
    [0.94, 178, 116, 0.37, -0.2, 1, 0.66],
    [0.95, -14, 124, 0.41, 0.26, 0.8, 1],
    [0.97, -116, 84, 0.41, -0.12, 1, 0.86],
    [0.98, 78, 90, 0.51, -0.1, 0.9, 1],
    [1, -66, 62, 0.44, 0.12, 0.8, 1],
    [1.01, -150, 40, 0.41, -0.1, 1, 0.8],
  ],
} as const satisfies Record<string, readonly Grown[]>

/** Those behind first. */
const STEMS: readonly Stem[] = [
  { top: [110, -213], shade: 0.86, leaves: CROWNS.open },
  { top: [6, -253], shade: 0.5, leaves: CROWNS.turned },
  {
    top: [-176, -156],
    shade: 0.42,
    leaves: [[0.6, 150, 120, 0.37, -0.2, 1, 0.6], ...CROWNS.young],
  },
  {
    top: [187, -163],
    shade: 0.4,
    leaves: [[0.62, 24, 126, 0.39, 0.2, 0.7, 1], ...CROWNS.turned],
  },
  { top: [-66, -200], shade: 0.12, leaves: CROWNS.open },
  { top: [98, -128], shade: 0.06, leaves: CROWNS.young },
  {
    top: [-47, -102],
    shade: 0,
    leaves: [[0.5, 12, 96, 0.44, 0.2, 0.8, 1], ...CROWNS.turned],
  },
]

/** Basil in a jar with its mouth at `x`, `neck`: broad soft leaves that bend over under their weight. */
export function basilBunch(art: Canvas, x: number, neck: number, color: Color): void {
  for (const stem of STEMS) grow(art, [x, neck], stem, color)
}

function grow(
  art: Canvas,
  [x, neck]: Point,
  { top, shade: depth, leaves }: Stem,
  color: Color,
): void {
  const { random } = art
  const [u, v] = [top[0] + random.jitter(8), top[1] + random.jitter(8)]
  const at = (up: number): Point => [x + u * up * (0.3 + 0.7 * up), neck + 20 + (v - 20) * up]
  const line = [0, 0.25, 0.5, 0.75, 0.98].map((up) => at(up).map(num).join(' '))
  const stalk = `M${line.join('L')}`
  const dark = (tone: Color) => mix(tone, '#0c2e26', depth * 0.66)
  art.stroke(stalk, dark(shade(color, 0.4)), 13)
  art.movedBy(-2, 0, () => art.stroke(stalk, dark(mix(color, '#b9d56a', 0.6)), 8))
  art.movedBy(-4, 0, () => art.stroke(stalk, dark('#dcebaa'), 2))
  for (const [up, degrees, length, wide, bend, ...halves] of leaves) {
    const [lx, ly] = at(up)
    const young = Math.max(0, 1 - length / 150)
    glossyLeaf(art, {
      x: lx,
      y: ly,
      angle: ((degrees + random.jitter(14)) * Math.PI) / 180,
      length: length * random.range(0.74, 1),
      wide: wide * random.range(0.84, 1.04),
      bend: bend * 1.5 + random.jitter(0.12),
      halves,
      color: mix(color, '#9ccc4a', 0.1 + young * 0.55 + random.jitter(0.08)),
      shade: depth,
    })
  }
}
