import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cutEnd, type Filled } from './cutEnd.ts'
import { onRoll, type Roll } from './rollForm.ts'
import { rollPaper, type Showing } from './rollPaper.ts'
import { upright } from './upright.ts'

interface Lying extends Showing {
  /** Where its near end is, in radii to the right and down; one that lies on others is drawn after them. */
  at: Point
  heading: number
  length: number
  /** Left out of one that is whole. */
  end?: Filled
}

/** Two whole ones, a third across them, and one in two halves before them. */
const LAID: readonly Lying[] = [
  { at: [-2.3, -1.4], heading: 0.42, length: 5.3, shrimp: [0.24, 0.5, 0.76], mint: [0.37] },
  { at: [-2.05, 0.2], heading: 0.34, length: 5.6, shrimp: [0.2, 0.46, 0.72], mint: [0.6] },
  {
    at: [1.78, 0.95],
    heading: 0.7,
    length: 2.9,
    end: { lettuce: 20, carrot: 130, cucumber: 210, shrimp: 300 },
    shrimp: [0.34, 0.7],
    mint: [0.54],
  },
  {
    at: [-0.8, 1.72],
    heading: 0.92,
    length: 2.8,
    end: { lettuce: 150, carrot: 20, cucumber: 270, shrimp: 190 },
    shrimp: [0.5],
    mint: [0.24],
  },
]
/** How far a cut leans back. */
const SLANT = 0.4

/** Summer rolls, whole and cut in two, the cut ends towards us; `size` is half the width of them all. */
export function cutrolls(art: Canvas, given: Piece): void {
  const radius = given.size * 0.236
  upright(art, given, () => {
    for (const { at, heading, length, end, ...showing } of LAID) {
      const [x, y] = [given.x + at[0] * radius, given.y + at[1] * radius]
      const whole: Roll = { x, y, radius: radius * art.random.range(0.97, 1.02), length, heading }
      const roll = end ? { ...whole, cut: SLANT } : whole
      groundShade(art, roll)
      rollPaper(art, roll, showing)
      if (end) cutEnd(art, roll, end)
    }
  })
}

/** What a roll keeps the light from: the board along the side that is towards us. */
function groundShade(art: Canvas, roll: Roll): void {
  const { radius } = roll
  const side = [0, 0.5, 1].map((share) => onRoll(roll, share, 60))
  const under = [1, 0.5, 0].map((share) => onRoll(roll, share, 130))
  art.movedBy(radius * 0.16, radius * 0.1, () =>
    art.softFill(polygon([...side, ...under]), SHADOW, 0.6, radius * 0.16),
  )
}
