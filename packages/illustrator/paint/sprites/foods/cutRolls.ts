import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { circle, closed, open, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cutEnd } from './cutEnd.ts'
import { paperFilling } from './paperRolls.ts'
import { upright } from './upright.ts'

/**
 * Where the halves lie, in radii of one from the middle of the pile's foot, how long each is, and
 * how it is turned.
 */
const PILE = [
  [-2.35, -0.8, 3, -0.62],
  [-0.1, -1.1, 2.9, -0.46],
  [2.2, -0.7, 2.9, -0.34],
  [-1.3, 1.2, 2.6, -0.42],
  [1.15, 1.3, 2.8, -0.66],
  [-0.3, -2.5, 2.8, -0.54],
] as const
/** In which order they are drawn: what lies upon others comes last. */
const ORDER = [0, 1, 2, 5, 3, 4] as const

/** Summer rolls cut in two and piled up, their cut ends towards us; `size` is half the width of the pile. */
export function cutrolls(art: Canvas, given: Piece): void {
  const radius = given.size * 0.27
  const { x, y } = given
  art.softFill(circle(x + radius * 0.6, y + radius * 0.6, given.size * 0.84), SHADOW, 0.3, 20)
  upright(art, given, () => {
    for (const index of ORDER) {
      const [u, v, length, turn] = PILE[index]
      const at = { x: x + (u - 0.5) * radius, y: y + (v * 0.62 + 0.5) * radius }
      const size = radius * art.random.range(0.94, 1.05)
      half(art, { ...given, ...at, size, angle: turn + art.random.jitter(0.06) }, length)
    }
  })
}

/** Half a roll that lies on its side: its paper, and the end where it was cut. */
function half(art: Canvas, piece: Piece, length: number): void {
  const { x, y, size, angle, color } = piece
  const side = (away: number): Point[] =>
    turned(
      [
        [0, -1 * away],
        [length * 0.5, -1.04 * away],
        [length * 0.88, -0.9 * away],
        [length, -0.4 * away],
      ].map(([u = 0, v = 0]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const body = [...side(1), ...side(-1).toReversed()]
  const whole = closed(body)
  art.movedBy(size * 0.1, size * 0.22, () => art.softFill(whole, SHADOW, 0.5, size * 0.14))
  art.fill(whole, mix(shade(color, 0.3), '#8aa070', 0.4))
  art.clipped(whole, () => {
    const long = size / 0.34
    const [middle = [x, y]] = turned([[long * 0.52, -size * 0.04]], angle, x, y)
    art.fill(whole, color, 0.75)
    paperFilling(art, { x: middle[0], y: middle[1], size: long, angle, color })
    art.fill(whole, '#fffaf0', 0.22)
    const low = turned(
      [
        [0, size * 0.9],
        [length * size, size * 0.9],
      ],
      angle,
      x,
      y,
    )
    for (const share of [0.9, 0.5]) {
      art.stroke(open(low), '#3a4a3a', size * share, { opacity: 0.3 })
    }
    const lit = turned(
      [
        [size * 0.2, -size * 0.7],
        [length * size * 0.62, -size * 0.76],
      ],
      angle,
      x,
      y,
    )
    art.stroke(open(lit), '#ffffff', size * 0.09, { opacity: 0.75 })
  })
  art.stroke(whole, '#ffffff', size * 0.05, { opacity: 0.6 })
  cutEnd(art, piece)
}
