import type { tomatoes as words } from '../../../../language/words/foods/produce/tomatoes.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, ellipse, shrunk, turnedPoint } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { around, gleam, laid, laidPoint, type Shape } from './shapes.ts'

const CHAMBER: Shape = [
  [0.26, -0.1],
  [0.5, -0.23],
  [0.72, -0.17],
  [0.74, 0.12],
  [0.52, 0.24],
  [0.27, 0.1],
]

/** A round slice of tomato with its chambers and seeds; `size` is its radius. */
function tomatoSlice(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, color } = piece
  const outline = blob(random, x, y, size, size * 0.97, { points: 12, wobble: 0.025 })
  art.body(outline, color, { height: 8, lit: 0.95, shaded: 0.24 })
  art.fill(closed(shrunk(outline, 0.84, -1, -1)), tint(color, 0.3))
  const core = blob(random, x, y, size * 0.2, size * 0.2, { points: 7, wobble: 0.15 })
  art.fill(closed(core), tint(color, 0.5))
  for (const angle of around(art, random.whole(5, 6))) tomatoChamber(art, { ...piece, angle })
  gleam(art, piece, { reach: 0.82, width: 0.05, opacity: 0.6 })
}

function tomatoChamber(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const points = laid(CHAMBER, piece)
  art.fill(closed(points), shade(color, 0.1))
  art.fill(closed(shrunk(points, 0.8, size * 0.02, size * 0.03)), mix(color, '#f29a3e', 0.45))
  for (let seed = 0; seed < 3; seed += 1) {
    const along = size * (0.38 + 0.13 * seed)
    const [sx, sy] = turnedPoint([along, art.random.jitter(size * 0.1)], angle, x, y)
    art.fill(ellipse(sx, sy, size * 0.048, size * 0.035), '#f8dc94')
  }
}

/** A cherry tomato, whole or halved; `size` is its radius. */
function cherryTomato(art: Canvas, piece: Piece): void {
  if (art.random.next() < 0.5) halfCherryTomato(art, piece)
  else wholeCherryTomato(art, piece)
}

function wholeCherryTomato(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.97, { wobble: 0.02 })
  art.body(outline, color, { height: 9, shaded: 0.32, offset: 0.06, highlight: 0.14 })
  if (art.random.next() < 0.4) calyx(art, piece)
  gleam(art, piece, { reach: 0.62, width: 0.13, opacity: 0.8 })
}

/** The green star where the stalk was. */
function calyx(art: Canvas, { x, y, size, angle }: Piece): void {
  const [cx, cy] = [x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.3]
  const points = Array.from({ length: 10 }, (_, index) =>
    turnedPoint([size * (index % 2 ? 0.13 : 0.48), 0], angle + (index / 10) * Math.PI * 2, cx, cy),
  )
  art.fill(closed(points), '#3f6a2e')
  art.fill(closed(shrunk(points, 0.6, -size * 0.03, -size * 0.04)), '#6d9a3f')
}

function halfCherryTomato(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size * 1.1, size * 0.88, { wobble: 0.02, angle })
  art.body(outline, color, { height: 8, lit: 0.94, shaded: 0.25 })
  art.fill(closed(shrunk(outline, 0.8)), tint(color, 0.26))
  for (const side of [-1, 1]) {
    const [cx, cy] = laidPoint([0, side * 0.34], piece)
    const pulp = blob(random, cx, cy, size * 0.64, size * 0.23, { points: 8, angle })
    art.fill(closed(pulp), mix(shade(color, 0.08), '#f0a040', 0.42))
    for (let seed = 0; seed < 4; seed += 1) {
      const at = laidPoint([-0.42 + seed * 0.28, side * (0.34 + random.jitter(0.08))], piece)
      art.fill(ellipse(at[0], at[1], size * 0.075, size * 0.055), '#fae0a0')
    }
  }
}

export const tomatoes = {
  tomato: tomatoSlice,
  cherrytomato: cherryTomato,
} satisfies FoodSprites<typeof words>
