import type { small as words } from '../../../../language/words/foods/produce/small.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { blob, closed, ellipse, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { block, cut, gleam, laid, laidPoint, type Shape, varied, within } from './shapes.ts'

const KERNEL: Shape = [
  [-0.98, 0],
  [-0.5, -0.74],
  [0.66, -0.8],
  [1, 0],
  [0.66, 0.8],
  [-0.5, 0.74],
]

/** A kernel of corn, pointed where it sat on the cob; `size` is half its length. */
function cornKernel(art: Canvas, piece: Piece): void {
  const { size } = piece
  const color = varied(art, piece.color, 0.12)
  art.body(laid(KERNEL, piece), color, { height: 5, lit: 0.86, shaded: 0.3, offset: 0.06 })
  const [x, y] = laidPoint([-0.78, 0], piece)
  art.fill(ellipse(x, y, size * 0.22, size * 0.22), tint(color, 0.42))
  gleam(art, piece, { reach: 0.44, width: 0.2, opacity: 0.75 })
}

/** A pea; `size` is its radius. */
function pea(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const color = varied(art, piece.color, 0.1)
  const ry = size * art.random.range(0.9, 1)
  art.shadow(ellipse(x, y, size, ry), 5, 0.3)
  art.fill(ellipse(x, y, size, ry), shade(color, 0.34))
  art.fill(ellipse(x - size * 0.08, y - size * 0.1, size * 0.86, ry * 0.86), color)
  art.fill(ellipse(x - size * 0.24, y - size * 0.3, size * 0.42, ry * 0.42), tint(color, 0.25))
  gleam(art, piece, { reach: 0.55, width: 0.17, opacity: 0.75 })
}

/** A pitted olive; `size` is half its length. */
function olive(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const color = varied(art, piece.color, 0.08)
  const outline = blob(art.random, x, y, size, size * 0.8, { points: 9, wobble: 0.03, angle })
  art.body(outline, color, { height: 6, lit: 0.88, shaded: 0.34, offset: 0.06, highlight: 0.12 })
  const [hx, hy] = laidPoint([0.5, 0.06], piece)
  const hole = blob(art.random, hx, hy, size * 0.27, size * 0.33, { points: 8, angle })
  art.fill(closed(hole), tint(color, 0.22))
  art.fill(closed(shrunk(hole, 0.74, size * 0.03, size * 0.04)), shade(color, 0.62))
  gleam(art, piece, { reach: 0.56, width: 0.15, opacity: 0.75 })
}

/** A small white cube of water chestnut; `size` is half its width. */
function waterChestnut(art: Canvas, piece: Piece): void {
  const { size } = piece
  const top = laid(cut(art, 0.9, 0.07), { ...piece, size: size * 1.7 })
  block(art, top, { depth: size * 0.5, color: piece.color, side: shade(piece.color, 0.12) })
  art.specks(within(art, piece, 3, 0.4), shade(piece.color, 0.16), size * 0.08)
}

const AVOCADO: Shape = [
  [-0.5, 0.02],
  [-0.36, -0.16],
  [-0.06, -0.235],
  [0.26, -0.185],
  [0.5, 0],
  [0.37, 0.03],
  [0.1, 0.055],
  [-0.2, 0.045],
]

/** Slices of avocado fanned out; `size` is the length of a slice. */
function avocadoFan(art: Canvas, piece: Piece): void {
  const count = 7
  const angle = -0.35
  for (let index = 0; index < count; index += 1) {
    const step = index - (count - 1) / 2
    const [x, y] = laidPoint([0, step * 0.14], { ...piece, angle })
    avocadoSlice(art, { ...piece, x, y, angle: angle + step * 0.09 })
  }
}

function avocadoSlice(art: Canvas, piece: Piece): void {
  const { size, angle, color } = piece
  const outline = laid(AVOCADO, piece, 1.1)
  const towards = (share: number) =>
    [-Math.sin(angle) * size * share, Math.cos(angle) * size * share] as const
  art.shadow(closed(outline), 7, 0.3)
  art.fill(closed(outline), shade(color, 0.52))
  art.fill(closed(shrunk(outline, 0.94, ...towards(0.012))), color)
  art.fill(closed(shrunk(outline, 0.83, ...towards(0.022), 0.8)), '#cdd682')
  art.fill(closed(shrunk(outline, 0.64, ...towards(0.032), 0.56)), '#eae8a6')
}

/** Small vegetables, and avocado. */
export const small = {
  corn: cornKernel,
  pea,
  olive,
  avocado: avocadoFan,
  waterchestnut: waterChestnut,
} satisfies FoodSprites<typeof words>
