import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, type Point, turned, turnedPoint } from '../../core/contour.ts'

interface Wing {
  x: number
  y: number
  /** Its length. */
  size: number
  /** Where its bone points. */
  angle: number
  /** How deep in the shade of the drawer it lies, from 0 to 1. */
  dark: number
}

/** The wings of a full drawer, from the far ones in the dark to the near ones. */
const WINGS: readonly Wing[] = [
  { x: 690, y: 444, size: 128, angle: -0.2, dark: 0.34 },
  { x: 800, y: 444, size: 130, angle: 2.9, dark: 0.32 },
  { x: 682, y: 486, size: 140, angle: 0.7, dark: 0.14 },
  { x: 820, y: 488, size: 148, angle: 2.4, dark: 0.12 },
  { x: 748, y: 504, size: 168, angle: -1.8, dark: 0.04 },
  { x: 838, y: 566, size: 150, angle: 2.1, dark: 0.04 },
  { x: 706, y: 552, size: 182, angle: -2.5, dark: 0.02 },
  { x: 824, y: 556, size: 188, angle: -0.85, dark: 0 },
  { x: 754, y: 594, size: 168, angle: 0.3, dark: 0 },
]

/** From the end of its bone around its meat: a drumstick of a wing, plump and uneven. */
const MEAT: readonly [readonly Point[], readonly Point[]] = [
  [
    [0.3, -0.08],
    [0.12, -0.15],
    [-0.06, -0.27],
    [-0.28, -0.31],
    [-0.46, -0.22],
    [-0.53, -0.02],
    [-0.45, 0.2],
    [-0.24, 0.29],
    [-0.02, 0.24],
    [0.14, 0.13],
    [0.3, 0.08],
  ],
  [
    [0.3, -0.07],
    [0.14, -0.12],
    [0, -0.2],
    [-0.22, -0.29],
    [-0.44, -0.27],
    [-0.55, -0.08],
    [-0.5, 0.14],
    [-0.32, 0.3],
    [-0.1, 0.29],
    [0.1, 0.17],
    [0.3, 0.09],
  ],
]
const BONE: readonly Point[] = [
  [0.2, -0.06],
  [0.4, -0.05],
  [0.45, -0.1],
  [0.53, -0.09],
  [0.55, -0.01],
  [0.56, 0.07],
  [0.48, 0.1],
  [0.42, 0.05],
  [0.2, 0.06],
]

/** Chicken wings heaped in an open drawer, crisp and brown. */
export function wingsIn(art: Canvas): void {
  // Their shadows stay on each other and in the drawer.
  art.clipped(
    'M614 444Q616 416 644 416H828Q856 416 858 444V452L926 486L926 594V660H648V590L606 500L614 452Z',
    () => {
      for (const wing of WINGS) crispWing(art, wing)
    },
  )
}

function crispWing(art: Canvas, wing: Wing): void {
  const { random } = art
  const { x, y, size, angle, dark } = wing
  const skin = mix(random.pick(['#e0902f', '#d6802a', '#e49c3c']), '#2a0f08', dark)
  const placed = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const meat = placed(random.pick(MEAT))
  const bone = placed(BONE)
  art.movedBy(5, 10, () => art.softFill(closed(meat) + closed(bone), '#1c0a08', 0.5, 7))
  art.fill(closed(bone), mix('#a88a62', '#2a0f08', dark))
  art.fill(closed(moved(bone, -1.5, -2.5)), mix('#f0dfbd', '#2a0f08', dark))
  const outline = closed(meat)
  art.fill(outline, mix(shade(skin, 0.62), '#2a0d06', 0.3))
  const browned = art.radialGradient('cx=".38" cy=".3" r=".74"', [
    [0, tint(skin, 0.5)],
    [0.3, tint(skin, 0.14)],
    [0.6, mix(skin, '#a8521a', 0.4)],
    [0.86, mix(skin, '#7a3210', 0.75)],
    [1, shade(skin, 0.6)],
  ])
  art.fill(closed(moved(meat, -1.5, -3)), browned)
  art.clipped(outline, () => crispSkin(art, wing, skin))
}

/** Blisters and folds of a skin that fried in its own fat, and the light on it. */
function crispSkin(art: Canvas, { x, y, size, angle, dark }: Wing, skin: Color): void {
  const { random } = art
  const at = (u: number, v: number): Point => turnedPoint([u * size, v * size], angle, x, y)
  const spots = (count: number) =>
    Array.from({ length: count }, () => at(random.range(-0.5, 0.22), random.jitter(0.26)))
  for (const [u, v] of spots(5)) {
    const patch = blob(random, u, v, size * random.range(0.05, 0.1), size * 0.045, {
      angle: random.angle(),
      wobble: 0.24,
    })
    art.fill(closed(patch), '#7a3210', 0.42)
  }
  const char = at(random.range(-0.5, -0.3), random.jitter(0.2))
  art.softFill(
    closed(blob(random, ...char, size * 0.08, size * 0.06, { wobble: 0.2 })),
    '#3a1408',
    0.5,
    5,
  )
  art.specks(spots(22), shade(skin, 0.55), size * 0.02, { length: size * 0.03, opacity: 0.6 })
  art.specks(spots(20), tint(skin, 0.5), size * 0.022, { length: size * 0.02, opacity: 0.7 })
  const gloss = 1 - dark * 1.6
  if (gloss < 0.4) return
  const [gx, gy] = [
    x - size * 0.12 - Math.cos(angle) * size * 0.14,
    y - size * 0.14 - Math.sin(angle) * size * 0.14,
  ]
  const shine = closed(
    blob(random, gx, gy, size * 0.075, size * 0.03, { angle: -0.6, wobble: 0.25 }),
  )
  art.softFill(shine, '#fff0cf', 0.8 * gloss, 4)
  art.specks(spots(5), '#3f5a22', size * 0.028, { length: size * 0.03, opacity: 0.9 * gloss })
  art.softFill(
    closed(blob(random, x + size * 0.1, y + size * 0.3, size * 0.4, size * 0.06)),
    SHADOW,
    0.25,
    6,
  )
}
