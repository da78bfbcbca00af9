import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import { asparagus } from '../foods/produce/asparagus.ts'
import { heapedWing, type WingJoint } from '../foods/roastPieces.ts'
import { down } from '../materials.ts'

interface Wing {
  joint: WingJoint
  x: number
  y: number
  /** Half its length. */
  size: number
  /** Where its bone points: from the right towards what is away from us. */
  turn: number
  /** How far that end is lifted, and how far it leans towards us. */
  lift: number
  roll: number
}

/** Heaped from the far ones to the near: each points elsewhere. */
const WINGS: readonly Wing[] = [
  { joint: 'drumette', x: 520, y: 790, size: 118, turn: 2.5, lift: 0.14, roll: 0 },
  { joint: 'flat', x: 714, y: 788, size: 118, turn: 0.36, lift: 0.06, roll: 0.7 },
  { joint: 'drumette', x: 618, y: 768, size: 120, turn: 1.0, lift: 0.34, roll: 0 },
  { joint: 'flat', x: 514, y: 848, size: 120, turn: 2.9, lift: 0.08, roll: -0.7 },
  { joint: 'drumette', x: 716, y: 842, size: 120, turn: 0.02, lift: 0.1, roll: 0 },
  { joint: 'drumette', x: 620, y: 862, size: 122, turn: 3.6, lift: 0.06, roll: 0 },
]

/** From light to dark: no two came out alike. */
const BROWNS = ['#c06e20', '#ad5a18', '#c97c2a'] as const

/** How flat the plate is seen from the counter's height. */
const EYE = 0.36

function drawWing(art: Canvas, { joint, x, y, size, turn, lift, roll }: Wing): void {
  const look = { joint, pose: { turn, lift, roll }, color: art.random.pick(BROWNS) }
  heapedWing(art, { x, y, size, flat: EYE }, look)
}

/** Before the machine, clear of the picture's lower edge. */
const PLACED = 'transform="translate(796 751) scale(.8) translate(-668 -806)"'
const PLATE = { x: 668, y: 806, rx: 306, ry: 92 }

/** A plate of crisp chicken wings with a green side, as the two drawers have made them. */
export function servedWings(art: Canvas): void {
  art.group(PLACED, () => {
    plate(art)
    art.softFill(ellipse(616, 826, 190, 36), '#3a140a', 0.5, 14)
    art.movedBy(0, -18, () => {
      for (const wing of WINGS) drawWing(art, wing)
    })
    spears(art)
  })
}

/** Where wings lie in a basket, seen from its middle. */
const IN_BASKET: readonly Wing[] = [
  { joint: 'flat', x: 44, y: -22, size: 78, turn: 0.4, lift: 0.1, roll: 0.6 },
  { joint: 'drumette', x: -26, y: -16, size: 80, turn: 2.1, lift: 0.2, roll: 0 },
  { joint: 'flat', x: -52, y: 32, size: 82, turn: 2.9, lift: 0.1, roll: -0.7 },
  { joint: 'drumette', x: 34, y: 32, size: 82, turn: 0.4, lift: 0.2, roll: 0 },
]

/** Wings heaped in a drawer's basket; what covers their feet is drawn after them. */
export function wingsInBasket(art: Canvas, { x, y }: { x: number; y: number }): void {
  for (const wing of IN_BASKET) drawWing(art, { ...wing, x: x + wing.x, y: y + wing.y })
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
  art.fill(ellipse(x, y + 5, rx - 52, ry - 20), well)
  art.stroke(`M${x - rx + 3} ${y + 4}A${rx} ${ry} 0 0 0 ${x + 60} ${y + ry - 1}`, '#fffdf6', 4, {
    opacity: 0.9,
  })
}

/** Spears of asparagus that lie beside the meat, their tips over the rim's inner edge. */
function spears(art: Canvas): void {
  const lying = [
    [838, 806, 0.02],
    [866, 816, -0.12],
    [832, 828, -0.06],
    [858, 840, -0.2],
    [816, 850, -0.1],
  ] as const
  art.softFill(ellipse(846, 846, 110, 16), '#3a2a12', 0.55, 10)
  for (const [x, y, angle] of lying) {
    asparagus(art, { x, y, size: 206, angle, color: '#86b03e' })
  }
}
