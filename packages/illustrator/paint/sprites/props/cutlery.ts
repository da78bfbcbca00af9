import type { cutlery as words } from '../../../language/words/props/cutlery.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import { tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { fork } from './fork/fork.ts'
import { metal, rivets } from './metal.ts'
import { shaped } from './shapes.ts'
import { drawSpoon } from './spoon.ts'
import { alongEdge } from './spots.ts'

function spoon(art: Canvas, spot: PropSpot): void {
  drawSpoon(art, { ...alongEdge(art, spot, 490), color: spot.color })
}

/** A teaspoon, lying aslant. */
function teaspoon(art: Canvas, { x, y, color }: PropSpot): void {
  drawSpoon(art, { x, y, size: 290, angle: 2.2 + art.random.jitter(0.3), color }, 1.15)
}

const BLADE: readonly Point[] = [
  [-0.5, 0.036],
  [-0.45, -0.012],
  [-0.32, -0.046],
  [-0.06, -0.056],
  [0.1, -0.054],
  [0.1, 0.046],
  [-0.1, 0.048],
  [-0.35, 0.048],
]
/** The ground edge of the blade. */
const EDGE: readonly Point[] = [
  [-0.49, 0.034],
  [-0.35, 0.03],
  [-0.1, 0.026],
  [0.1, 0.024],
  [0.1, 0.044],
  [-0.1, 0.046],
  [-0.35, 0.046],
]
const GRIP: readonly Point[] = [
  [0.09, -0.046],
  [0.14, -0.048],
  [0.3, -0.034],
  [0.43, -0.046],
  [0.49, -0.024],
  [0.5, 0.03],
  [0.45, 0.05],
  [0.32, 0.026],
  [0.16, 0.034],
  [0.09, 0.04],
]

/** A kitchen knife; `accent` is its handle. */
function knife(art: Canvas, spot: PropSpot): void {
  const { color, accent } = spot
  const piece = alongEdge(art, spot, 560)
  metal(art, closed(shaped(BLADE, piece)), color, { height: 16 })
  art.fill(closed(shaped(EDGE, piece)), tint(color, 0.75))
  const bladeLight = shaped(
    [
      [-0.36, -0.02],
      [-0.1, -0.028],
      [0.08, -0.028],
    ],
    piece,
  )
  art.stroke(open(bladeLight), '#ffffff', 4, { opacity: 0.7 })
  metal(art, closed(shaped(GRIP, piece)), accent)
  const gripLight = shaped(
    [
      [0.12, -0.028],
      [0.3, -0.018],
      [0.44, -0.026],
    ],
    piece,
  )
  art.stroke(open(gripLight), tint(accent, 0.5), 3, { opacity: 0.7 })
  rivets(art, piece, [0.17, 0.28, 0.4])
}

export const cutlery = {
  fork,
  spoon,
  teaspoon,
  knife,
} satisfies Record<keyof typeof words, DrawProp>
