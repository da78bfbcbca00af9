import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cutEnd, type Filled } from './cutEnd.ts'
import { ACROSS, AXIS, type Roll, UP } from './rollForm.ts'
import { rollPaper, type Showing } from './rollPaper.ts'
import { upright } from './upright.ts'

interface Lying extends Showing {
  /** Where it lies, in radii: beside the first, above the board, and further back. */
  beside: number
  above: number
  back: number
  length: number
  end: Filled
}

/** Three side by side on the board, two in the hollows between them; what lies nearer comes later. */
const STACK: readonly Lying[] = [
  {
    beside: 0,
    above: 0,
    back: 0.1,
    length: 2.7,
    end: { lettuce: 150, carrot: 20, cucumber: 270 },
    shrimp: [0.62],
    mint: [0.3],
  },
  {
    beside: 2.02,
    above: 0,
    back: -0.1,
    length: 2.6,
    end: { lettuce: 60, carrot: 190, cucumber: 300, shrimp: 250 },
    shrimp: [0.4],
    mint: [],
  },
  {
    beside: 4.06,
    above: 0,
    back: 0.14,
    length: 2.8,
    end: { lettuce: 20, carrot: 130, cucumber: 210, shrimp: 300 },
    shrimp: [0.26, 0.66],
    mint: [0.48],
  },
  {
    beside: 1,
    above: 1.7,
    back: 0,
    length: 2.7,
    end: { lettuce: 110, carrot: 320, cucumber: 230, shrimp: 30 },
    shrimp: [0.22, 0.64],
    mint: [0.44],
  },
  {
    beside: 3.04,
    above: 1.7,
    back: -0.2,
    length: 2.6,
    end: { lettuce: 200, carrot: 300, cucumber: 40, shrimp: 110 },
    shrimp: [0.5],
    mint: [0.2, 0.76],
  },
]

/** Summer rolls cut in two and stacked, their cut ends towards us; `size` is half the width of the stack. */
export function cutrolls(art: Canvas, given: Piece): void {
  const radius = given.size * 0.27
  const at = (beside: number, above: number, back: number): Point => [
    given.x + (ACROSS[0] * (beside - 1.9) + UP[0] * above + AXIS[0] * (back - 0.9)) * radius,
    given.y + (ACROSS[1] * (beside - 1.9) + UP[1] * above + AXIS[1] * (back - 0.9)) * radius,
  ]
  upright(art, given, () => {
    const ground = [at(-1, -0.9, 0), at(5.3, -0.9, 0), at(5.5, -0.9, 2.7), at(0, -0.9, 2.7)]
    art.movedBy(radius * 0.3, radius * 0.1, () =>
      art.softFill(polygon(ground), SHADOW, 0.55, radius * 0.3),
    )
    for (const { beside, above, back, length, end, ...showing } of STACK) {
      const [x, y] = at(beside, above, back)
      const roll: Roll = { x, y, radius: radius * art.random.range(0.97, 1.02), length }
      rollPaper(art, roll, showing)
      cutEnd(art, roll, end)
    }
  })
}
