import type { nuts as words } from '../../../language/words/foods/nuts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { closed, open, pack, shrunk } from '../../core/contour.ts'
import type { DrawDust, Piece, FoodSprites } from '../types.ts'
import { hazelnut } from './hazelnut.ts'
import { kernels } from './produce/kernels.ts'
import { laid, laidPoint, lineShadow, type Shape, varied, along } from './produce/shapes.ts'

const DROP: Shape = [
  [-0.5, 0.02],
  [-0.42, -0.2],
  [-0.12, -0.3],
  [0.2, -0.23],
  [0.44, -0.06],
  [0.52, 0],
  [0.44, 0.07],
  [0.2, 0.24],
  [-0.12, 0.3],
  [-0.42, 0.21],
]

/** Lines along a drop-shaped nut, meeting at its tip, as one path. */
function grain(piece: Piece, heights: readonly number[]): string {
  return heights
    .map((v) => along(piece, [-0.38, v * 0.8], [-0.06, v], [0.24, v * 0.72], [0.44, 0]))
    .join('')
}

/** An almond in its skin; `size` is its length. */
function almond(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.1)
  art.body(laid(DROP, piece), color, { height: 5, lit: 0.9, shaded: 0.34, offset: 0.05 })
  const lines = grain(piece, [-0.17, -0.06, 0.06, 0.17])
  art.stroke(lines, shade(color, 0.3), piece.size * 0.022, { opacity: 0.65 })
  art.stroke(grain(piece, [-0.12]), tint(color, 0.55), piece.size * 0.03, { opacity: 0.7 })
}

/** A pine nut; `size` is its length. */
function pineNut(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.12)
  art.body(laid(DROP, piece, 0.8), color, { height: 4, lit: 0.86, shaded: 0.3, highlight: 0.45 })
  const [x, y] = laidPoint([0.42, 0], piece)
  art.specks([[x, y]], '#b07f3c', piece.size * 0.12)
}

/** A pumpkin seed, flat, with its rim; `size` is its length. */
function pumpkinSeed(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.12)
  const outline = laid(DROP, piece, 0.82)
  art.body(outline, shade(color, 0.12), { height: 4, lit: 0.94, shaded: 0.3 })
  art.fill(closed(shrunk(outline, 0.72, -0.6, -0.8)), tint(color, 0.2))
  art.stroke(grain(piece, [-0.07]), '#eef0c8', piece.size * 0.045, { opacity: 0.7 })
}

/** A piece of chopped peanut; `size` is half its length. */
function peanut(art: Canvas, piece: Piece): void {
  const { random } = art
  const color = varied(art, piece.color, 0.14)
  const half = random.range(0.45, 0.75)
  const crumb: Shape = [
    [-1, -0.1],
    [-0.5, -half],
    [0.4, -half * 0.9],
    [random.range(0.7, 1.1), -0.1],
    [0.75, half * 0.6],
    [-0.4, half * 0.8],
  ]
  const outline = laid(crumb, piece)
  art.body(outline, color, { height: 4, lit: 0.84, shaded: 0.3, angular: random.next() < 0.5 })
  art.fill(closed(shrunk(outline, 0.42, -piece.size * 0.14, -piece.size * 0.16)), tint(color, 0.5))
}

const sesame: DrawDust = (art, { x, y, radius, count, color }) => {
  const { random } = art
  const seeds = pack(random, x, y, radius, count, { tries: 3 }).map(([u, v]) => {
    const angle = random.angle()
    return open([
      [u, v],
      [u + Math.cos(angle) * 6, v + Math.sin(angle) * 6],
    ])
  })
  const path = seeds.join('')
  lineShadow(art, path, 6.5, 4)
  art.stroke(path, shade(color, 0.16), 6.5)
  art.movedBy(-0.6, -0.9, () => art.stroke(path, tint(color, 0.4), 4))
}

/** Nuts and seeds. */
export const nuts = {
  ...kernels,
  almond,
  hazelnut,
  peanut,
  pumpkinseed: pumpkinSeed,
  sesame,
  pinenut: pineNut,
} satisfies FoodSprites<typeof words>
