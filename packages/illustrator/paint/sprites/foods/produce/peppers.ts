import type { peppers as words } from '../../../../language/words/foods/produce/peppers.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { blob, closed, ellipse, open, shrunk, turnedPoint } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { around, laid, lineShadow, pierced, type Shape, varied } from './shapes.ts'

const STRIP: Shape = [
  [-0.5, 0.1],
  [-0.27, -0.04],
  [0, -0.09],
  [0.27, -0.04],
  [0.5, 0.1],
]

/** A strip of sweet pepper, skin and paler flesh; `size` is its length. */
function pepperStrip(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.08)
  const stretch = art.random.range(0.7, 1.5)
  const width = piece.size * art.random.range(0.13, 0.17)
  const line = laid(STRIP, piece, stretch)
  const inner = laid(
    STRIP.map(([u, v]) => [u * 0.98, v + 0.035] as const),
    piece,
    stretch,
  )
  lineShadow(art, open(line), width, 6)
  art.stroke(open(inner), tint(color, 0.42), width)
  art.stroke(open(line), shade(color, 0.16), width)
  const skin = laid(
    STRIP.map(([u, v]) => [u * 0.97, v - 0.012] as const),
    piece,
    stretch,
  )
  art.stroke(open(skin), color, width * 0.7)
  const shine = laid(
    STRIP.slice(1, 4).map(([u, v]) => [u, v - 0.02] as const),
    piece,
    stretch,
  )
  art.stroke(open(shine), '#fff3dc', width * 0.17, { opacity: 0.65 })
}

/** A ring of jalapeño with its chambers open; `size` is its radius. */
function jalapenoRing(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.94, { wobble: 0.03 })
  const holes = around(art, 3).map((angle) => {
    const [hx, hy] = turnedPoint([size * 0.36, 0], angle, x, y)
    return blob(random, hx, hy, size * 0.2, size * 0.27, { points: 7, wobble: 0.06, angle })
  })
  const whole = pierced(outline, ...holes)
  art.shadow(whole, 5, 0.3)
  art.fill(whole, shade(color, 0.24))
  art.fill(pierced(shrunk(outline, 0.94, -1, -1.4), ...holes), color)
  art.fill(pierced(shrunk(outline, 0.8), ...holes), '#dbe7a4')
  const seeds = holes.map((hole) => {
    const [sx, sy] = hole[0] ?? [x, y]
    return ellipse(sx, sy, size * 0.11, size * 0.08)
  })
  art.fill(seeds.join(''), '#fbf0c4')
}

/** A ring of chili with seeds in it; `size` is its radius. */
function chiliRing(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const ry = size * random.range(0.74, 1)
  const outline = blob(random, x, y, size, ry, { points: 9, wobble: 0.03, angle })
  const hole = shrunk(outline, 0.5, size * 0.03, size * 0.05)
  art.shadow(pierced(outline, hole), 5, 0.3)
  art.fill(closed(hole), '#f6d7a2', 0.85)
  art.fill(pierced(outline, hole), shade(color, 0.26))
  art.fill(pierced(shrunk(outline, 0.9, -0.8, -1.2), hole), color)
  art.fill(pierced(shrunk(outline, 0.66), hole), tint(color, 0.5))
  const seeds = around(art, 3).map((turn) => {
    const [sx, sy] = turnedPoint([size * 0.27, 0], turn, x, y)
    return ellipse(sx, sy, size * 0.14, size * 0.11)
  })
  art.fill(seeds.join(''), '#fff6da')
  const shine = outline.slice(0, 3).map(([u, v]) => [x + (u - x) * 0.8, y + (v - y) * 0.8] as const)
  if (shine.every(([u, v]) => u < x || v < y)) {
    art.stroke(open(shine), '#fff', size * 0.09, { opacity: 0.6 })
  }
}

/** Peppers and chilies. */
export const peppers = {
  pepper: pepperStrip,
  jalapeno: jalapenoRing,
  chili: chiliRing,
} satisfies FoodSprites<typeof words>
