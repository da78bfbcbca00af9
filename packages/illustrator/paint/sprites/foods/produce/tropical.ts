import type { tropical as words } from '../../../../language/words/foods/produce/tropical.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { blob, closed, open, pack, type Point, shrunk, turnedPoint } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { mangoFan } from './mango.ts'
import { around, gleam, laid, laidPoint, soft, type Shape } from './shapes.ts'

/** A slice of banana; `size` is its radius. */
function bananaSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.93, { points: 10, wobble: 0.03 })
  art.body(outline, color, { height: 6, lit: 0.93, shaded: 0.2 })
  art.fill(closed(shrunk(outline, 0.76, -0.5, -1)), tint(color, 0.5))
  const star = around(art, 3)
  const seams = star.map((angle) =>
    open(
      laid(
        [
          [0.08, 0],
          [0.5, 0],
        ],
        { x, y, size, angle },
      ),
    ),
  )
  art.stroke(seams.join(''), shade(color, 0.12), size * 0.07)
  const seeds = star.flatMap((angle) =>
    [0.2, 0.34].map((far) => laidPoint([far, far * 0.3], { x, y, size, angle: angle + 0.6 })),
  )
  art.specks(seeds, '#7d5a2a', size * 0.07, { length: size * 0.06 })
  gleam(art, piece, { reach: 0.74, width: 0.07, opacity: 0.8 })
}

const SAC: Shape = [
  [-1, 0],
  [-0.5, -0.6],
  [0.3, -0.68],
  [1, -0.1],
  [0.4, 0.64],
  [-0.5, 0.58],
]

/** A spoonful of passion fruit: yellow pulp, black seeds in it; `size` is its radius. */
function passionfruit(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const pool = blob(random, x, y, size, size * 0.72, { points: 12, wobble: 0.13, angle })
  art.shadow(closed(pool), 3, 0.24)
  art.fill(closed(pool), shade(color, 0.12), 0.85)
  art.fill(closed(shrunk(pool, 0.92, -1, -1.5)), color, 0.9)
  const spots = pack(random, 0, 0, size * 0.76, 12, { ry: size * 0.52 })
  const sacs = spots.map(([u, v]) => ({
    spot: turnedPoint([u, v], angle, x, y),
    turn: random.angle(),
  }))
  const drops = (long: number, wide: number, lift: number) =>
    sacs
      .map(({ spot: [u, v], turn }) =>
        soft(laid(SAC, { x: u - lift, y: v - lift * 1.4, size: size * long, angle: turn }, wide)),
      )
      .join('')
  art.fill(drops(0.28, 1, -1), shade(color, 0.24), 0.55)
  art.fill(drops(0.26, 1, 0), tint(color, 0.14), 0.9)
  art.fill(drops(0.2, 0.85, 1), tint(color, 0.42), 0.7)
  art.fill(drops(0.125, 0.75, 0), '#2a1b18')
  const glints = sacs.map(({ spot: [u, v] }): Point => [u - size * 0.08, v - size * 0.09])
  art.specks(glints, '#fffdf0', size * 0.05, { length: size * 0.04, opacity: 0.95, angle: -0.6 })
}

/** Fruits from warmer places. */
export const tropical = {
  mango: mangoFan,
  banana: bananaSlice,
  passionfruit,
} satisfies FoodSprites<typeof words>
