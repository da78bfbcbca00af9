import type { roots as words } from '../../../../language/words/foods/produce/roots.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, open, type Point } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { carrotLayer, roastCarrot } from './roastCarrot.ts'
import { browned, laid, laidPoint, type Shape, varied } from './shapes.ts'

const ROOT: Shape = [
  [-0.5, -0.02],
  [-0.47, -0.085],
  [-0.38, -0.1],
  [-0.1, -0.082],
  [0.2, -0.055],
  [0.42, -0.028],
  [0.52, 0.004],
  [0.42, 0.03],
  [0.2, 0.058],
  [-0.1, 0.085],
  [-0.38, 0.1],
  [-0.47, 0.08],
]

/** Browned ends and edges of a long root. */
function scorch(art: Canvas, piece: Piece, outline: Shape): void {
  const { random } = art
  const edge = [-0.47, -0.32, -0.08, 0.12, 0.3, 0.42, 0.5].map((u): Point => {
    const side = random.pick([-1, 1])
    return laidPoint([u + random.jitter(0.04), side * (0.045 - Math.max(0, u) * 0.07)], piece)
  })
  art.clipped(closed(outline), () => {
    browned(art, edge, '#5f2a10', { size: piece.size * 0.055, opacity: 0.55, lean: piece.angle })
  })
}

/** A roasted parsnip, halved along its core; `size` is its length. */
function parsnip(art: Canvas, piece: Piece): void {
  const { size } = piece
  const color = varied(art, piece.color, 0.08)
  const outline = laid(ROOT, piece, 0.72)
  art.shadow(closed(outline), 8, 0.32)
  art.fill(closed(outline), mix(color, '#8a4e1e', 0.75))
  const scaled = (wide: number, high: number, back = 0): string =>
    closed(
      laid(
        ROOT.map(([u, v]) => [u * wide - back, v * high] as const),
        piece,
        0.9,
      ),
    )
  art.fill(scaled(0.96, 0.72), color)
  art.fill(scaled(0.8, 0.34, 0.03), shade(color, 0.14))
  art.fill(scaled(0.8, 0.2, 0.03), tint(color, 0.5))
  scorch(art, piece, outline)
  const fibres: Shape = [
    [-0.36, -0.038],
    [-0.05, -0.034],
    [0.22, -0.02],
  ]
  art.stroke(open(laid(fibres, piece)), '#fff6dc', size * 0.014, { opacity: 0.8 })
}

/** Long roots, roasted. */
export const roots = {
  roastcarrot: roastCarrot,
  carrotlayer: carrotLayer,
  parsnip,
} satisfies FoodSprites<typeof words>
