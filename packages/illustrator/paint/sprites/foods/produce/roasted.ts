import type { roasted as words } from '../../../../language/words/foods/produce/roasted.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { arc, blob, closed, ellipse, moved, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { roastPotato } from './roastPotato.ts'
import {
  around,
  block,
  browned,
  cut,
  laid,
  laidPoint,
  soft,
  type Shape,
  varied,
  within,
} from './shapes.ts'

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

/** A slant slice of ripe plantain, caramelized at its rim and glossy with oil; `size` is half its length. */
function plantain(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const color = varied(art, piece.color, 0.08)
  const outline = blob(random, x, y, size, size * 0.47, { points: 11, wobble: 0.05, angle })
  const side = moved(outline, size * 0.05, size * 0.13)
  art.shadow(closed(side), size * 0.16, 0.5)
  art.fill(closed(side), '#5f2a10')
  art.fill(closed(outline), '#a4561a')
  const face = closed(shrunk(outline, 0.93, -1, -1.5))
  const caramel = art.radialGradient('cx=".47" cy=".46" r=".56"', [
    [0, tint(mix(color, '#ffd76a', 0.6), 0.2)],
    [0.62, color],
    [0.88, mix(color, '#b45a14', 0.55)],
    [1, '#8a3f10'],
  ])
  art.fill(face, caramel)
  art.clipped(face, () => {
    const burnt = around(art, 9).map((turn) => {
      const far = random.range(0.8, 1.02)
      return laidPoint([Math.cos(turn) * far, Math.sin(turn) * far * 0.47], piece)
    })
    browned(art, burnt, '#8a3c0e', { size: size * 0.22, opacity: 0.55, lean: angle })
    browned(art, burnt.slice(0, 4), '#4a1c08', { size: size * 0.14, opacity: 0.6, lean: angle })
    browned(art, within(art, piece, 3, 0.6, 0.5), '#a4561a', { size: size * 0.12, opacity: 0.35 })
    const seeds = [-0.3, -0.1, 0.12, 0.32].map((u) => laidPoint([u, random.jitter(0.06)], piece))
    art.specks(seeds, '#7a3c12', size * 0.05, { length: size * 0.05, angle, opacity: 0.6 })
  })
  art.stroke(
    arc(x - size * 0.06, y - size * 0.04, size * 0.42, -2.8, -1.7),
    '#fff6dc',
    size * 0.07,
    { opacity: 0.8 },
  )
  art.fill(ellipse(x + size * 0.24, y - size * 0.2, size * 0.08, size * 0.05), '#fff6dc', 0.8)
}

/** Chunks and slices from the oven or the pan. */
export const roasted = {
  potato: potatoChunk,
  roastpotato: roastPotato,
  sweetpotato: sweetPotato,
  squash: squashCube,
  plantain,
} satisfies FoodSprites<typeof words>
