import type { Canvas, Stop } from '../../core/canvas.ts'
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

/** The face of a side, its upper edge and its foot. */
function outlinesOf({ middle, radius, height, angles }: RoundSide) {
  const rim = bow(middle, [radius, radius], angles, 28)
  const foot = rim.map(([u, v]): Point => [u, v + height])
  return { face: wall(rim.toReversed(), height), rim: open(rim), foot: open(foot) }
}

/** Light across the whole of something round, however little of its side is seen. */
function acrossRound(
  art: Canvas,
  { middle: [x], radius }: RoundSide,
  stops: readonly Stop[],
): Color {
  const [left, right] = [Math.round(x - radius), Math.round(x + radius)]
  return art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${left}" x2="${right}" y1="0" y2="0"`,
    stops,
  )
}

/** The side of something round that stands on the table: lit from the left, dark below and to the right. */
export function curvedSide(art: Canvas, side: RoundSide, color: Color): void {
  const { height } = side
  const { face, rim, foot } = outlinesOf(side)
  const round = acrossRound(art, side, [
    [0, shade(color, 0.3)],
    [0.1, shade(color, 0.04)],
    [0.27, tint(color, 0.3)],
    [0.5, shade(color, 0.06)],
    [0.8, shade(color, 0.42)],
    [0.95, shade(color, 0.66)],
    [1, shade(color, 0.56)],
  ])
  art.fill(face, round)
  art.clipped(face, () => {
    for (const share of [0.62, 0.36, 0.14]) {
      art.stroke(foot, SHADOW, height * share, { opacity: 0.16 })
    }
    art.stroke(rim, tint(color, 0.55), height * 0.1, { opacity: 0.45 })
  })
}
