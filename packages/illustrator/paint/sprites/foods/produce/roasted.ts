import type { roasted as words } from '../../../../language/words/foods/produce/roasted.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, moved, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { carrotHeap } from './carrotHeap.ts'
import { plantain } from './plantain.ts'
import { roastPotato } from './roastRoot.ts'
import { block, browned, cut, laid, soft, type Shape, varied, within } from './shapes.ts'

const CHUNK: Shape = [
  [-1, -0.1],
  [-0.6, -0.52],
  [0.1, -0.58],
  [0.8, -0.4],
  [1, 0.06],
  [0.7, 0.46],
  [0, 0.56],
  [-0.7, 0.44],
]

/** A roast chunk of potato: its cut face golden, its edges crisp and dark; `size` is half its length. */
function potatoChunk(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const color = mix(varied(art, piece.color, 0.1), '#d98a2c', random.range(0, 0.45))
  const crust = mix(color, '#7d3f12', 0.7)
  const shape = CHUNK.map(
    ([u, v]) => [u * (1 + random.jitter(0.12)), v * (1 + random.jitter(0.16))] as const,
  )
  const outline = laid(shape, piece)
  const foot = moved(outline, size * 0.06, size * 0.2)
  art.shadow(closed(foot), size * 0.14, 0.5)
  art.fill(closed(foot), shade(crust, 0.5))
  art.fill(closed(moved(outline, size * 0.02, size * 0.08)), shade(crust, 0.2))
  art.fill(closed(outline), crust)
  const face = shrunk(outline, 0.9, -size * 0.02, -size * 0.04)
  art.fill(soft(face), color)
  art.fill(soft(shrunk(face, 0.74, -size * 0.06, -size * 0.07)), tint(color, 0.5), 0.8)
  browned(art, within(art, piece, 6, 0.85, 0.5), '#7a3d12', { size: size * 0.16, opacity: 0.55 })
  browned(art, within(art, piece, 5, 0.6, 0.4), '#fff0c4', { size: size * 0.07, opacity: 0.6 })
  art.stroke(soft(face), '#ffe9b8', size * 0.035, { opacity: 0.35 })
}

const HALF_ROUND: Shape = [
  [-1, 0.34],
  [-0.93, -0.1],
  [-0.6, -0.52],
  [0, -0.68],
  [0.6, -0.52],
  [0.93, -0.1],
  [1, 0.34],
  [0.5, 0.4],
  [0, 0.38],
  [-0.5, 0.41],
]

/** A thick half slice of sweet potato in its dark skin; `size` is half its length. */
function sweetPotato(art: Canvas, piece: Piece): void {
  const { size, angle } = piece
  const color = varied(art, piece.color, 0.06)
  const outline = laid(HALF_ROUND, piece)
  art.body(outline, '#8a4038', { height: 9, lit: 0.97, shaded: 0.34 })
  const [dx, dy] = [-Math.sin(angle) * size * 0.05, Math.cos(angle) * size * 0.05]
  const flesh = shrunk(outline, 0.88, dx, dy)
  art.fill(closed(flesh), mix(color, '#a3541c', 0.4))
  art.fill(closed(shrunk(flesh, 0.9)), color)
  art.fill(closed(shrunk(flesh, 0.56, -size * 0.06, -size * 0.06)), tint(color, 0.3), 0.8)
  const spots = within(art, piece, 6, 0.76, 0.5)
  browned(art, spots, '#8a3f14', { size: size * 0.14, opacity: 0.55 })
  art.specks(within(art, piece, 3, 0.5, 0.5), '#fff1d6', size * 0.06, { opacity: 0.85 })
}

/** A cube of squash, its edges browned; `size` is half its width. */
function squashCube(art: Canvas, piece: Piece): void {
  const { size, angle } = piece
  const color = varied(art, piece.color, 0.08)
  const spot = { ...piece, size: size * 1.7, angle: angle * 0.25 }
  const top = laid(cut(art, art.random.range(0.8, 1), 0.06), spot)
  block(art, top, { depth: size * 0.62, color, side: mix(color, '#a8541a', 0.3) })
  const corners = top.slice(0, 3).map(([x, y]): Point => {
    return [piece.x + (x - piece.x) * 0.82, piece.y + (y - piece.y) * 0.82]
  })
  browned(art, corners, '#8a4216', { size: size * 0.26, opacity: 0.6 })
  browned(art, within(art, piece, 3, 0.5), '#a8581f', { size: size * 0.16, opacity: 0.45 })
  const glint = [piece.x - size * 0.3, piece.y - size * 0.42] as const
  art.specks([glint], '#fff6e0', size * 0.13, { length: size * 0.3, angle: spot.angle })
}

/** Chunks and slices from the oven or the pan. */
export const roasted = {
  potato: potatoChunk,
  roastpotato: roastPotato,
  sweetpotato: sweetPotato,
  squash: squashCube,
  carrotheap: carrotHeap,
  plantain,
} satisfies FoodSprites<typeof words>
