import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import { closed, ellipse, moved, open, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { laid, laidPoint, type Shape } from './shapes.ts'

/** Where each piece of the heap lies, and how large it is; the last lie on top. */
const HEAP = [
  [-0.5, -0.5, 0.9],
  [0.06, -0.62, 0.86],
  [0.56, -0.4, 0.94],
  [-0.86, -0.06, 0.84],
  [0.9, 0.04, 0.86],
  [-0.32, -0.12, 1],
  [0.3, -0.1, 1],
  [-0.66, 0.36, 0.92],
  [0.64, 0.42, 0.94],
  [-0.1, 0.36, 1.06],
  [0.26, 0.66, 0.84],
] as const

/** A quarter of a thick slice: its rind is the round side. */
const QUARTERS: readonly [Shape, ...Shape[]] = [
  [
    [-0.62, -0.56],
    [0.1, -0.62],
    [0.72, -0.52],
    [0.66, 0.06],
    [0.36, 0.5],
    [-0.1, 0.74],
    [-0.56, 0.72],
    [-0.66, 0.1],
  ],
  [
    [-0.56, -0.62],
    [0.2, -0.56],
    [0.76, -0.4],
    [0.62, 0.16],
    [0.26, 0.56],
    [-0.24, 0.7],
    [-0.62, 0.56],
    [-0.6, -0.06],
  ],
]
/** Which of a quarter's points have the rind on them. */
const RIND = [2, 7] as const

/** Diced cucumber in a heap, wet with dressing; `size` is half its width. */
export function cucumberDice(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (const [u, v, large] of HEAP) {
    const at = {
      x: x + (u + random.jitter(0.06)) * size,
      y: y + (v + random.jitter(0.06)) * size * 0.86,
    }
    dice(art, { ...at, size: size * 0.4 * large, angle: random.angle(), color })
  }
}

function dice(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, color } = piece
  const top = laid(
    random
      .pick(QUARTERS)
      .map(([u, v]): Point => [u + random.jitter(0.05), v + random.jitter(0.05)]),
    piece,
  )
  const deep = size * random.range(0.34, 0.5)
  const foot = moved(top, deep * 0.2, deep)
  art.movedBy(size * 0.12, size * 0.16, () => art.softFill(closed(foot), SHADOW, 0.5, size * 0.14))
  // The rind looks at us where the round side is near, else a wet cut.
  const near = laidPoint([0.4, 0.4], piece)[1] > y
  const wall = near ? shade(color, 0.12) : mix('#a9cc74', color, 0.24)
  art.fill(closed(foot), shade(wall, 0.34))
  art.fill(closed(moved(top, deep * 0.1, deep * 0.55)), wall)
  const flesh = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#f4fbd6'],
    [0.55, '#d8eda6'],
    [1, '#a9d070'],
  ])
  art.fill(closed(top), flesh)
  const rind = top.slice(...RIND)
  art.stroke(open(rind), shade(color, 0.1), size * 0.15)
  art.stroke(
    open(moved(rind, -size * 0.04, -size * 0.06)),
    mix(color, '#8fc04a', 0.45),
    size * 0.07,
    {
      opacity: 0.9,
    },
  )
  const heart = [-0.34, -0.3] as const
  const [hx, hy] = laidPoint(heart, piece)
  art.softFill(ellipse(hx, hy, size * 0.26, size * 0.24), '#bfdc86', 0.6, size * 0.08)
  const seeds = [0.1, 0.3, 0.46].map((share) =>
    laidPoint([-0.42 + share * 0.6 + random.jitter(0.06), -0.1 - share * 0.5], piece),
  )
  art.specks(seeds, '#f9fbe0', size * 0.13, { length: size * 0.14, angle: piece.angle + 0.7 })
  art.specks([[x - size * 0.2, y - size * 0.3]], '#ffffff', size * 0.1, {
    length: size * 0.22,
    angle: -0.5,
    opacity: 0.85,
  })
}
