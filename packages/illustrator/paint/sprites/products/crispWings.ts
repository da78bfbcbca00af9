import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  moved,
  open,
  type Point,
  turned,
  turnedPoint,
} from '../../core/contour.ts'
import { asparagus } from '../foods/produce/asparagus.ts'
import { down } from '../materials.ts'
import { pairs } from './pairs.ts'

interface Wing {
  x: number
  y: number
  /** Its length. */
  size: number
  /** Where its bone points. */
  angle: number
  /** Which of the outlines of meat it has. */
  form: 0 | 1 | 2
  color: Color
}

/** Heaped from the far ones to the near: each points elsewhere, so that every bone is seen. */
const WINGS: readonly Wing[] = [
  { x: 548, y: 716, size: 178, angle: -2.75, form: 1, color: '#cf7a26' },
  { x: 706, y: 704, size: 186, angle: -0.92, form: 0, color: '#d98a2c' },
  { x: 612, y: 686, size: 204, angle: -1.98, form: 2, color: '#e09630' },
  { x: 732, y: 770, size: 192, angle: 0.5, form: 1, color: '#d4832a' },
  { x: 500, y: 782, size: 196, angle: 2.8, form: 2, color: '#dd8f2e' },
  { x: 622, y: 784, size: 232, angle: -0.5, form: 0, color: '#e69c36' },
]

/** From the end of its bone around its meat: plump, uneven, drawn back from the bone. */
const MEAT: readonly (readonly Point[])[] = [
  pairs(
    '.26,-.07 .14,-.11 0,-.2 -.2,-.29 -.38,-.28 -.51,-.15 -.54,.04 -.47,.2 -.3,.29 -.1,.26 .08,.16 .25,.07',
  ),
  pairs(
    '.26,-.08 .12,-.15 -.06,-.27 -.28,-.3 -.46,-.2 -.53,-.02 -.46,.17 -.28,.25 -.06,.22 .12,.13 .27,.06',
  ),
  pairs(
    '.27,-.06 .16,-.1 .02,-.22 -.16,-.27 -.36,-.3 -.52,-.18 -.55,.02 -.44,.22 -.24,.27 -.04,.2 .1,.13 .26,.08',
  ),
]
const BONE = pairs(
  '.16,-.05 .36,-.042 .42,-.09 .5,-.09 .535,-.03 .53,.015 .55,.05 .5,.105 .43,.085 .36,.042 .16,.055',
)

/** Before the machine, clear of the picture's lower edge. */
const PLACED = 'transform="translate(640 752) scale(.94) translate(-668 -806)"'
const PLATE = { x: 668, y: 806, rx: 312, ry: 62 }

/** A plate of crisp chicken wings with a green side, as the two drawers have made them. */
export function servedWings(art: Canvas): void {
  art.group(PLACED, () => {
    plate(art)
    spears(art)
    art.softFill(ellipse(620, 812, 200, 28), '#3a140a', 0.6, 14)
    art.movedBy(0, -18, () => {
      for (const wing of WINGS) crispWing(art, wing)
    })
  })
}

/** A stoneware plate seen from the counter's height: its far rim is higher than its near one. */
function plate(art: Canvas): void {
  const { x, y, rx, ry } = PLATE
  art.softFill(ellipse(x + 22, y + 30, rx - 6, ry - 8), '#1a0a10', 0.55, 14)
  art.softFill(ellipse(x + 4, y + 36, rx * 0.6, 26), '#12060c', 0.7, 6)
  art.fill(ellipse(x, y + 14, rx - 10, ry), '#8d7a68')
  art.fill(ellipse(x, y + 7, rx - 3, ry), '#b7a58e')
  const glaze = art.linearGradient('x1="0" x2="1" y1=".2" y2=".8"', [
    [0, '#fff7e6'],
    [0.5, '#efe2cb'],
    [1, '#cdb99c'],
  ])
  art.fill(ellipse(x, y, rx, ry), glaze)
  const well = down(art, [
    [0, '#b9a488'],
    [0.4, '#dccbb0'],
    [1, '#f3e7d1'],
  ])
  art.fill(ellipse(x, y + 4, rx - 46, ry - 15), well)
  art.stroke(`M${x - rx + 3} ${y + 4}A${rx} ${ry} 0 0 0 ${x + 60} ${y + ry - 1}`, '#fffdf6', 4, {
    opacity: 0.9,
  })
}

/** Spears of asparagus that lie beside the meat, their tips over the rim's inner edge. */
function spears(art: Canvas): void {
  const lying = [
    [828, 756, -0.5],
    [842, 768, -0.36],
    [822, 776, -0.58],
    [854, 784, -0.24],
    [836, 790, -0.42],
    [860, 802, -0.14],
  ] as const
  art.softFill(ellipse(852, 814, 100, 18), '#3a2a12', 0.55, 10)
  for (const [x, y, angle] of lying) {
    asparagus(art, { x, y, size: 246, angle, color: '#86b03e' })
  }
}

/** One wing: its bone, its meat with a dark far edge, and the crust on it. */
function crispWing(art: Canvas, wing: Wing): void {
  const { x, y, size, angle, color } = wing
  const placed = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const meat = placed(MEAT[wing.form] ?? [])
  const bone = placed(BONE)
  const outline = closed(meat)
  art.movedBy(6, 12, () => art.softFill(outline, '#2a0c06', 0.6, 8))
  drumBone(art, bone)
  art.fill(outline, '#561f0b')
  const browned = art.radialGradient('cx=".4" cy=".3" r=".72"', [
    [0, tint(color, 0.46)],
    [0.3, tint(color, 0.1)],
    [0.58, mix(color, '#b4581a', 0.45)],
    [0.84, '#93441a'],
    [1, '#6b2a0f'],
  ])
  art.fill(closed(moved(meat, -2.5, -3.5)), browned)
  art.clipped(outline, () => crust(art, wing))
}

/** The end of a bone: two knuckles, lit from above. */
function drumBone(art: Canvas, bone: readonly Point[]): void {
  art.movedBy(4, 8, () => art.fill(closed(bone), '#2a0c06', 0.45))
  art.fill(closed(bone), '#9c7a50')
  art.fill(closed(moved(bone, -1.5, -3)), '#f3e3c2')
}

/** Browned patches, folds of the skin, blisters, and the sharp light on its fat. */
function crust(art: Canvas, wing: Wing): void {
  const { random } = art
  const { x, y, size, angle, color } = wing
  const at = (u: number, v: number): Point => turnedPoint([u * size, v * size], angle, x, y)
  const near = (count: number, share = 1) =>
    Array.from({ length: count }, () =>
      at(random.range(-0.48, 0.18) * share - 0.04, random.jitter(0.24) * share),
    )
  for (const [u, v] of near(6)) {
    const [rx, ry] = [size * random.range(0.04, 0.09), size * random.range(0.025, 0.05)]
    const patch = blob(random, u, v, rx, ry, { angle: random.angle(), wobble: 0.3 })
    art.fill(closed(patch), '#8a3a12', 0.5)
    art.fill(closed(moved(patch, -2, -3)), mix(color, '#a8521a', 0.6), 0.6)
  }
  // Skin draws together in folds where the meat ends at the bone.
  const folds = [-0.06, 0, 0.05].map((v) =>
    open([at(0.26, v * 0.8), at(0.15, v * 1.3), at(0.04, v * 2.6)]),
  )
  art.stroke(folds.join(''), '#7a3210', size * 0.018, { opacity: 0.65 })
  art.specks(near(26), shade(color, 0.6), size * 0.018, { length: size * 0.03, opacity: 0.6 })
  art.specks(near(22), tint(color, 0.55), size * 0.018, { length: size * 0.022, opacity: 0.8 })
  art.specks(near(4, 0.8), '#4a6a26', size * 0.026, { length: size * 0.03 })
  shine(art, wing)
}

/** The light of the kitchen, upper left on the meat whichever way it lies. */
function shine(art: Canvas, { x, y, size, angle }: Wing): void {
  const { random } = art
  const [cx, cy] = [x - Math.cos(angle) * size * 0.22, y - Math.sin(angle) * size * 0.22]
  const spot = blob(random, cx - size * 0.1, cy - size * 0.15, size * 0.075, size * 0.03, {
    angle: -0.6,
    wobble: 0.25,
  })
  art.softFill(closed(spot), '#fff0cf', 0.85, 4)
  const glint = open([
    [cx - size * 0.2, cy - size * 0.02],
    [cx - size * 0.17, cy - size * 0.1],
    [cx - size * 0.11, cy - size * 0.17],
  ])
  art.stroke(glint, '#fff6e2', size * 0.022, { opacity: 0.9 })
  const rim = open([
    [cx + size * 0.04, cy + size * 0.24],
    [cx + size * 0.16, cy + size * 0.18],
    [cx + size * 0.23, cy + size * 0.06],
  ])
  art.stroke(rim, '#f0974a', size * 0.018, { opacity: 0.45 })
}
