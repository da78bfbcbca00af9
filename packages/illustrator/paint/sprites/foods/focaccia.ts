import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, pack, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { browning, placed, shape } from './dough.ts'

/** A focaccia with dimples full of oil, rosemary and salt; `size` is half its length. */
export function focaccia(art: Canvas, given: Piece): void {
  const piece = { ...given, angle: -0.12 }
  const { size, color } = piece
  const corners = shape(
    '-1 -0.6, -0.5 -0.68, 0 -0.66, 0.5 -0.68, 1 -0.6, 1.04 0, 1 0.62, 0.5 0.68, 0 0.66, -0.5 0.69, -1 0.62, -1.04 0',
  )
  const outline = placed(corners, piece)
  art.body(outline, color, { height: size * 0.12, lit: 0.95, shaded: 0.46, offset: 0.02 })
  art.fill(closed(shrunk(outline, 0.8, -size * 0.03, -size * 0.03)), tint(color, 0.22), 0.8)
  art.clipped(closed(outline), () => {
    browning(art, { x: piece.x, y: piece.y, rx: size * 0.95, ry: size * 0.6, count: 60, color })
  })
  const places = placed(pack(art.random, 0, 0, 0.88, 22, { ry: 0.5, box: true }), piece)
  for (const [x, y] of places) {
    const hole = blob(art.random, x, y, size * 0.07, size * 0.06, { points: 8, wobble: 0.1 })
    art.fill(closed(hole), shade(color, 0.42), 0.8)
    art.fill(closed(shrunk(hole, 0.8, 2, 4)), mix(color, '#e9b23a', 0.6))
    art.stroke(
      open([
        [x - size * 0.02, y + size * 0.03],
        [x + size * 0.03, y + size * 0.02],
      ]),
      '#fff2c0',
      4,
    )
  }
  const needles = placed(pack(art.random, 0, 0, 0.86, 40, { ry: 0.5, tries: 3 }), piece)
  art.specks(needles, '#3f6433', size * 0.022, { length: size * 0.07 })
  const salt = placed(pack(art.random, 0, 0, 0.9, 60, { ry: 0.55, tries: 2 }), piece)
  art.specks(salt, '#fffaf0', size * 0.022)
}
