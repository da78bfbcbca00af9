import type { Canvas } from '../../../core/canvas.ts'
import { shade } from '../../../core/color.ts'
import { onionRings } from '../../foods/produce/onionRings.ts'
import { onTable } from '../../foods/upright.ts'
import { halfMoon, onionBow, onionHalf } from '../../products/cutOnion.ts'
import { onionSkin } from '../../products/onionSkin.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { filling, smallDish } from '../smallDish.ts'
import { lyingBulb } from './onionBulb.ts'
import { crossCut, dice } from './onionCut.ts'
import { standingBulb } from './standingBulb.ts'

/** A whole onion in its skin and a half with its rings. */
function wholeAndHalf(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  lyingBulb(art, { x: x + 40, y: y - 44, size: 82, angle: -0.9 + random.jitter(0.3), color })
  const half = { x: x - 38, y: y + 46, size: 78, angle: random.angle(), color }
  crossCut(art, half, { depth: 0.16 })
}

/** Two onions, one on its side and one on its root, and a skin that came off. */
function twoWhole(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  onionSkin(art, { x: x - 96, y: y + 82, size: 44, angle: 0.5 + random.jitter(0.5), color })
  lyingBulb(art, { x: x + 62, y: y - 56, size: 74, angle: 0.5 + random.jitter(0.3), color })
  standingBulb(art, { x: x - 34, y: y + 26, size: 86, angle: random.angle(), color })
}

/** Half an onion cut from neck to root, and slices of the other half. */
function sliced(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  onionHalf(art, { x: x + 42, y: y - 58, size: 84, angle: -0.4 + random.jitter(0.3), color })
  for (const [u, v, size, turn] of [
    [-62, 28, 60, 0.5],
    [-18, 54, 64, 0.2],
    [30, 72, 58, -0.2],
  ] as const) {
    const angle = turn + random.jitter(0.1)
    halfMoon(art, { x: x + u, y: y + v, size, angle, color, flat: 0.86 })
  }
  const bow = { x: x - 88, y: y + 104, size: 32, angle: 0.3 + random.jitter(0.5), color }
  onionBow(art, bow, { bend: 2.2, width: 14 })
}

/** Slices and loose rings on a small plate. */
function rings(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  onTable(art, { x, y }, () => {
    const { x: u, y: v } = smallDish(art, { x, y, rx: 124, ry: 124 }, '#e9e2d2', 26)
    const slice = { angle: random.angle(), color }
    crossCut(art, { ...slice, x: u + 30, y: v - 42, size: 58 }, { depth: 0.13, flat: 0.86 })
    crossCut(art, { ...slice, x: u - 36, y: v - 10, size: 60 }, { depth: 0.13 })
    onionRings(art, { x: u + 20, y: v + 36, size: 84, angle: random.jitter(0.4), color })
  })
}

/** Dice in a small bowl, the rest of the onion beside it. */
function diced(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  crossCut(art, { x: x + 54, y: y - 84, size: 68, angle: random.angle(), color }, { depth: 0.16 })
  onTable(art, { x, y: y + 26 }, () => {
    const rim = { x: x - 18, y: y + 26, rx: 98, ry: 98 }
    const { x: u, y: v } = filling(art, smallDish(art, rim, '#5f7f86', 13), shade(color, 0.3), 4)
    dice(art, { x: u, y: v, size: 72, color })
  })
}

/** Onions as they lie about in a kitchen: whole, halved, sliced, in rings, in dice. */
export const onion = inTurn<PropSpot>(wholeAndHalf, twoWhole, sliced, rings, diced)
