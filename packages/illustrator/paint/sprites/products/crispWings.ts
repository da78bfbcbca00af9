import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { ellipse } from '../../core/contour.ts'
import { asparagus } from '../foods/produce/asparagus.ts'
import { heapedWing, type WingJoint } from '../foods/roastPieces.ts'
import { down } from '../materials.ts'

interface Wing {
  x: number
  y: number
  /** Half its length. */
  size: number
  /** Where its bone points: from the right towards what is away from us, and how far it is lifted. */
  turn: number
  lift: number
  color: Color
  joint: WingJoint
}

/** Heaped from the far ones to the near: each points elsewhere. */
const WINGS: readonly Wing[] = [
  { x: 726, y: 776, size: 108, turn: 0.3, lift: 0.1, color: '#dc8e30', joint: 'drumette' },
  { x: 584, y: 766, size: 100, turn: 1.9, lift: 0.2, color: '#d8862a', joint: 'drumette' },
  { x: 668, y: 752, size: 104, turn: 0.95, lift: 0.3, color: '#cf7a22', joint: 'drumette' },
  { x: 530, y: 826, size: 108, turn: 2.7, lift: 0.06, color: '#de9232', joint: 'flat' },
  { x: 632, y: 812, size: 112, turn: 0.5, lift: 0.24, color: '#d68428', joint: 'flat' },
  { x: 724, y: 836, size: 108, turn: 0.1, lift: 0.1, color: '#d8862a', joint: 'drumette' },
]

/** How flat the plate is seen from the counter's height. */
const EYE = 0.36

/** Before the machine, clear of the picture's lower edge. */
const PLACED = 'transform="translate(760 748) scale(.84) translate(-668 -806)"'
const PLATE = { x: 668, y: 806, rx: 312, ry: 62 }

/** A plate of crisp chicken wings with a green side, as the two drawers have made them. */
export function servedWings(art: Canvas): void {
  art.group(PLACED, () => {
    plate(art)
    art.softFill(ellipse(620, 812, 200, 28), '#3a140a', 0.6, 14)
    art.movedBy(0, -18, () => {
      for (const { turn, lift, color, joint, ...at } of WINGS)
        heapedWing(art, { ...at, flat: EYE }, { joint, pose: { turn, lift }, color })
    })
    spears(art)
  })
}

/** Where wings lie in a basket, seen from its middle: only their backs rise over its front. */
const IN_BASKET: readonly Wing[] = [
  { x: 26, y: -6, size: 68, turn: 0.9, lift: 0.2, color: '#dc8e30', joint: 'drumette' },
  { x: -52, y: 22, size: 68, turn: 2.9, lift: 0.12, color: '#d8862a', joint: 'drumette' },
  { x: 56, y: 24, size: 68, turn: 0.2, lift: 0.08, color: '#de9232', joint: 'flat' },
]

/** Wings heaped in a drawer's basket; what covers their feet is drawn after them. */
export function wingsInBasket(art: Canvas, { x, y }: { x: number; y: number }): void {
  for (const { turn, lift, color, joint, ...at } of IN_BASKET) {
    const placed = { ...at, x: x + at.x, y: y + at.y, flat: EYE }
    heapedWing(art, placed, { joint, pose: { turn, lift }, color })
  }
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
    [842, 800, 0.02],
    [872, 808, -0.12],
    [838, 818, -0.06],
    [864, 828, -0.2],
    [826, 834, -0.1],
  ] as const
  art.softFill(ellipse(850, 830, 110, 14), '#3a2a12', 0.55, 10)
  for (const [x, y, angle] of lying) {
    asparagus(art, { x, y, size: 226, angle, color: '#86b03e' })
  }
}
