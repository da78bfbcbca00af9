import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import { bow, wall } from './dough.ts'

/** A part of the side of something round. */
export interface RoundSide {
  /** The middle of the upper face. */
  middle: Point
  radius: number
  height: number
  /** The part that is seen, clockwise, within the lower half of the circle. */
  angles: readonly [number, number]
}

/** The side of something round that stands on the table: lit from the left, dark below and to the right. */
export function curvedSide(art: Canvas, side: RoundSide, color: Color): void {
  const { middle, radius, height, angles } = side
  const rim = bow(middle, [radius, radius], angles, 28)
  const face = wall(rim.toReversed(), height)
  const [x] = middle
  // Of the whole circle, however little of it is seen.
  const round = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${Math.round(x - radius)}" x2="${Math.round(x + radius)}" y1="0" y2="0"`,
    [
      [0, shade(color, 0.3)],
      [0.1, shade(color, 0.04)],
      [0.27, tint(color, 0.3)],
      [0.5, shade(color, 0.06)],
      [0.8, shade(color, 0.42)],
      [0.95, shade(color, 0.66)],
      [1, shade(color, 0.56)],
    ],
  )
  art.fill(face, round)
  art.clipped(face, () => {
    const bottom = open(rim.map(([u, v]): Point => [u, v + height]))
    for (const share of [0.62, 0.36, 0.14]) {
      art.stroke(bottom, SHADOW, height * share, { opacity: 0.16 })
    }
    art.stroke(open(rim), tint(color, 0.55), height * 0.1, { opacity: 0.45 })
  })
}
