import type { sticks as words } from '../../../language/words/props/chopsticks.ts'
import type { Canvas } from '../../core/canvas.ts'
import { type Point, polygon } from '../../core/contour.ts'
import { tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { metal } from './metal.ts'
import { curve, shaped } from './shapes.ts'
import { alongEdge } from './spots.ts'

/** Half the width of a chopstick at a share of its length. */
const stickHalf = (u: number): number => 0.006 + (u + 0.5) * 0.006

/** A pair of chopsticks; `accent` is their ends. */
function chopsticks(art: Canvas, spot: PropSpot): void {
  const piece = { ...alongEdge(art, spot, 640), color: spot.color }
  const { color } = piece
  for (const side of [-1, 1]) {
    const line = (u: number): number => side * (0.016 + (u + 0.5) * 0.026)
    const stick = (from: number, to: number): Point[] => {
      return shaped(
        [
          [from, line(from) - stickHalf(from)],
          [to, line(to) - stickHalf(to)],
          [to, line(to) + stickHalf(to)],
          [from, line(from) + stickHalf(from)],
        ],
        piece,
      )
    }
    metal(art, polygon(stick(-0.5, 0.5)), color, { height: 15 })
    art.fill(polygon(stick(0.26, 0.5)), spot.accent)
    const rings = [0.24, 0.272].map((u) => polygon(stick(u, u + 0.008)))
    art.fill(rings.join(''), '#e8c98a')
    const gleam = curve(piece, [-0.46, line(-0.46) - 0.003], [0.48, line(0.48) - 0.006])
    art.stroke(gleam, tint(color, 0.6), 2.6, { opacity: 0.65 })
  }
}

export const sticks = {
  chopsticks,
} satisfies Record<keyof typeof words, DrawProp>
