import type { confection as words } from '../../../language/words/props/confection.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
  turned,
} from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { shaped } from './shapes.ts'

/** Squares broken from a bar, some still joined, with splinters. */
function chocolate(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const angle = -0.35 + random.jitter(0.3)
  const squares = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
  ] as const
  for (const [column, row] of squares) {
    const offset: Point = [(column - 1) * 76, (row - 1) * 66 + 14]
    const [u, v] = turned([offset], angle, x, y)[0] ?? [x, y]
    chocolateSquare(art, { x: u, y: v, size: 38, angle, color })
  }
  chocolateSquare(art, { x: x - 60, y: y + 98, size: 34, angle: 0.5 + random.jitter(0.4), color })
  for (const [u, v] of pack(random, x + 34, y + 84, 58, 6)) {
    const chip = blob(random, u, v, random.range(9, 19), random.range(7, 13), {
      points: 5,
      wobble: 0.3,
    })
    art.body(chip, color, { height: 5, lit: 0.86, shaded: 0.36, angular: true })
  }
}

function chocolateSquare(art: Canvas, piece: Piece): void {
  const { color } = piece
  const corners: Point[] = [
    [-1, -0.86],
    [1, -0.86],
    [1, 0.86],
    [-1, 0.86],
  ]
  const outer = shaped(corners, piece)
  art.shadow(polygon(outer), 14, 0.34)
  art.movedBy(2, 6, () => art.fill(polygon(outer), shade(color, 0.6)))
  art.fill(polygon(outer), shade(color, 0.16))
  const inner = shrunk(outer, 0.7)
  art.fill(polygon(shrunk(outer, 0.9, -2, -3)), tint(color, 0.1))
  art.fill(polygon(inner), shade(color, 0.08))
  art.fill(polygon(shrunk(inner, 0.94, 2, 2)), color)
  const [first, second, , last] = outer
  if (first && second && last)
    art.stroke(open([last, first, second]), tint(color, 0.42), 3, { opacity: 0.8 })
  art.fill(closed(shrunk(inner, 0.4, -4, -6)), tint(color, 0.2), 0.5)
}

export const confection = {
  chocolate,
} satisfies Record<keyof typeof words, DrawProp>
