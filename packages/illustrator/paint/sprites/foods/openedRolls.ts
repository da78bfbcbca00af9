import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { circle, ellipse } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { clearRoll, rollShadow } from './clearRoll.ts'
import { rollCut } from './rollCut.ts'
import { alongRoll, type ClearRoll } from './rollForm.ts'
import { slateSlab } from './slateSlab.ts'
import { plumb } from './upright.ts'

/** A roll, and how narrow its cut end looks along it; all in shares of half the picture's width. */
type Lying = Omit<ClearRoll, 'paper'> & { aslant: number }

/** A whole roll behind, and one that was cut in two: the right half is swung towards us. */
const ROLLS: readonly Lying[] = [
  {
    x: -0.66,
    y: -0.23,
    radius: 0.205,
    length: 6,
    angle: -0.1,
    way: 1,
    cut: false,
    aslant: 0,
    shrimp: [
      [1.55, -0.16, 0.86, 0.35],
      [2.6, -0.14, 0.9, 0.1],
      [4.75, -0.14, 0.86, 0.6],
    ],
    mint: [
      [3.4, -0.14, 0.66, 0.5],
      [4.0, 0.12, 0.6, 2.7],
      [0.9, -0.1, 0.56, 2.2],
    ],
  },
  {
    x: -0.1,
    y: 0.27,
    radius: 0.25,
    length: 3.1,
    angle: 0.26,
    way: -1,
    cut: true,
    aslant: 0.36,
    shrimp: [
      [2.05, -0.16, 0.84, 0.2],
      [1.1, -0.14, 0.88, 0.5],
    ],
    mint: [
      [1.6, 0.16, 0.6, 0.5],
      [2.6, 0.0, 0.5, 2.2],
    ],
  },
  {
    x: 0.29,
    y: 0.24,
    radius: 0.29,
    length: 2.2,
    angle: -0.86,
    way: 1,
    cut: true,
    aslant: 0.74,
    shrimp: [[1.1, -0.12, 0.86, 0.5]],
    mint: [[1.7, 0.1, 0.56, -0.6]],
  },
]

/** Summer rolls on a slab of slate, one cut open, seen from a chair; `size` is half the picture's width. */
export function openedrolls(art: Canvas, { x, y, size, color }: Piece): void {
  plumb(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      slateSlab(art, size)
      for (const lying of ROLLS) {
        const roll = {
          ...lying,
          x: lying.x * size,
          y: lying.y * size,
          radius: lying.radius * size,
          paper: color,
        }
        rollShadow(art, roll)
        clearRoll(art, roll)
        if (roll.cut) cutFace(art, roll)
      }
    })
  })
}

/** The cut, as narrow as it looks from where we sit. */
function cutFace(art: Canvas, roll: Lying & ClearRoll): void {
  const { radius } = roll
  alongRoll(art, roll, () => {
    art.group(`transform="scale(${roll.aslant} 1)"`, () => {
      art.fill(ellipse(radius * 0.06, radius * 0.03, radius, radius), SHADOW, 0.3)
      art.group(`transform="rotate(${roll.way * 38})"`, () => rollCut(art, radius))
      art.stroke(circle(0, 0, radius), '#fdfff4', radius * 0.02, { opacity: 0.7 })
    })
  })
}
