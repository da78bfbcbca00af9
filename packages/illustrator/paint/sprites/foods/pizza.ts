import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'

import { browning, placed, shape, spots } from './dough.ts'

/** The puffed rim of a pizza: bubbles, and leopard spots where the fire caught it. */
function pizzaRim(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.985, { points: 19, wobble: 0.03 })
  art.shadow(closed(outline), size * 0.06, 0.38)
  art.fill(closed(moved(outline, size * 0.008, size * 0.022)), shade(color, 0.5))
  art.fill(closed(outline), shade(color, 0.16))
  art.fill(closed(shrunk(outline, 0.97, -size * 0.01, -size * 0.016)), tint(color, 0.16))
  const around = (count: number, low: number, high: number) =>
    Array.from({ length: count }, (): Point => {
      const angle = random.angle()
      const far = size * random.range(low, high)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    })
  for (const [u, v] of around(9, 0.88, 0.93)) {
    const bubble = blob(random, u, v, size * random.range(0.05, 0.085), size * 0.055)
    art.body(bubble, tint(color, 0.22), { height: 3, lit: 0.82, shaded: 0.26, highlight: 0.4 })
  }
  art.clipped(closed(outline), () => {
    const look = { wobble: 0.2, points: 7 }
    art.fill(
      spots(random, around(30, 0.86, 0.99), [size * 0.012, size * 0.05], look),
      '#6b3114',
      0.75,
    )
    art.fill(
      spots(random, around(16, 0.87, 0.98), [size * 0.012, size * 0.03], look),
      '#2f1710',
      0.85,
    )
  })
}

/** Mozzarella melted into a pool, browned here and there. */
function meltedMozzarella(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const look = { points: 11, wobble: 0.15, angle: random.angle() }
  const pool = blob(random, x, y, size, size * 0.8, look)
  art.fill(closed(shrunk(pool, 1.1, 1, 2)), '#e8825a', 0.75)
  art.fill(closed(pool), '#e9d2a4')
  art.fill(closed(shrunk(pool, 0.9, -size * 0.03, -size * 0.05)), '#fbf1da')
  art.fill(closed(shrunk(pool, 0.5, -size * 0.15, -size * 0.18)), '#fffdf6')
  const scorched = pack(random, x, y, size * 0.6, 4)
  art.fill(spots(random, scorched, [size * 0.05, size * 0.13], { wobble: 0.2 }), '#d0933f', 0.75)
}

/** A Margherita as it leaves the oven, before the basil; `size` is its radius. */
export function pizza(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const { random } = art
  pizzaRim(art, piece)
  const sauce = blob(random, x, y, size * 0.84, size * 0.83, { points: 18, wobble: 0.03 })
  art.fill(closed(sauce), '#8f2c17')
  art.fill(closed(shrunk(sauce, 0.972, 3, 5)), '#cf4326')
  art.fill(closed(shrunk(sauce, 0.6, -size * 0.05, -size * 0.08)), '#de5733', 0.6)
  const lumps = pack(random, x, y, size * 0.76, 34, { tries: 4 })
  art.fill(spots(random, lumps.slice(0, 18), [size * 0.02, size * 0.06]), '#a93219', 0.6)
  art.fill(spots(random, lumps.slice(18), [size * 0.02, size * 0.05]), '#ec7a4e', 0.6)
  for (const [u, v] of pack(random, x, y, size * 0.62, 9)) {
    meltedMozzarella(art, { ...piece, x: u, y: v, size: size * random.range(0.15, 0.21) })
  }
  const oil = pack(random, x, y, size * 0.76, 22, { tries: 3 })
  art.fill(spots(random, oil, [size * 0.012, size * 0.026], { flat: 1.1 }), '#f6b24a', 0.7)
  art.specks(
    oil.map(([u, v]): Point => [u - 2, v - 2]),
    '#fff3cf',
    3.4,
    { opacity: 0.9 },
  )
}

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
