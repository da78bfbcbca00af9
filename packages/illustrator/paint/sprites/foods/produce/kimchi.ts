import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import { closed, moved, num, open, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { oneOf } from '../../variants.ts'
import { litSide, patches } from '../touches.ts'
import { laid, laidPoint, type Shape, soft, within } from './shapes.ts'

/** From the thick white foot of a leaf to its frill. */
const LEAF: Shape = [
  [-1, -0.3],
  [-0.6, -0.36],
  [-0.2, -0.5],
  [0.12, -0.66],
  [0.4, -0.56],
  [0.66, -0.74],
  [0.82, -0.44],
  [1.06, -0.34],
  [0.92, -0.04],
  [1.1, 0.2],
  [0.84, 0.36],
  [0.74, 0.66],
  [0.42, 0.52],
  [0.1, 0.66],
  [-0.24, 0.46],
  [-0.62, 0.36],
  [-1, 0.28],
  [-1.06, 0],
]
/** A leaf laid over itself, its frill turned under. */
const FOLDED: Shape = [
  [-0.9, -0.4],
  [-0.4, -0.56],
  [0.1, -0.52],
  [0.5, -0.64],
  [0.8, -0.36],
  [0.98, 0],
  [0.74, 0.24],
  [0.9, 0.5],
  [0.5, 0.6],
  [0.14, 0.48],
  [-0.2, 0.62],
  [-0.6, 0.5],
  [-0.96, 0.36],
  [-0.86, 0],
]
/** A cut of the thick white rib. */
const RIB: Shape = [
  [-0.92, -0.2],
  [-0.5, -0.42],
  [0, -0.5],
  [0.52, -0.42],
  [0.9, -0.2],
  [0.96, 0.14],
  [0.86, 0.36],
  [0.44, 0.2],
  [0, 0.12],
  [-0.46, 0.22],
  [-0.84, 0.42],
  [-1, 0.12],
]
const PALE = '#f7dc9c'
const PASTE = '#a81c08'

interface Body {
  shape: Shape
  /** Where along the piece its white turns to red, from 0 to 1. */
  white: number
}

/** The body of a piece: its shadow, its cut edge, white at the foot and red with paste at the frill. */
function body(art: Canvas, piece: Piece, { shape, white }: Body): Point[] {
  const { random } = art
  const { size, color } = piece
  const outline = laid(
    shape.map(([u, v]): Point => [u + random.jitter(0.07), v + random.jitter(0.07)]),
    piece,
  )
  art.movedBy(size * 0.08, size * 0.14, () =>
    art.softFill(closed(outline), SHADOW, 0.5, size * 0.07),
  )
  art.fill(closed(moved(outline, size * 0.03, size * 0.09)), shade(mix(color, PASTE, 0.6), 0.4))
  const at = (u: number) => laidPoint([u, 0], piece).map(num)
  const [[x1, y1], [x2, y2]] = [at(-1), at(1)]
  const red = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
    [
      [0, mix(PALE, color, 0.1)],
      [white, mix(mix(PALE, '#f0a23c', 0.5), color, 0.3)],
      [Math.min(0.9, white + 0.3), mix(color, '#e8641c', 0.4)],
      [1, mix(color, PASTE, 0.45)],
    ],
  )
  art.fill(closed(outline), red)
  return outline
}

/** Pepper paste that clings to it, flakes in it, and the wet light. */
function dressed(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { x, y, size, angle } = piece
  art.clipped(closed(outline), () => {
    const paste = { x, y, angle, rx: size * 0.9, ry: size * 0.5 }
    art.fill(patches(art, { ...paste, count: 5, grain: size * 0.2 }), PASTE, 0.42)
    art.specks(within(art, piece, 14, 0.95, 0.6), '#7a0f06', size * 0.045, { opacity: 0.75 })
    art.stroke(closed(moved(outline, -size * 0.02, -size * 0.04)), '#7a1206', size * 0.05, {
      opacity: 0.35,
    })
  })
  const way = litSide(angle)
  const from = art.random.range(-0.6, -0.3)
  const wet: Shape = [
    [from, way * 0.24],
    [from + 0.24, way * 0.32],
    [from + 0.5, way * 0.31],
  ]
  art.stroke(open(laid(wet, piece)), '#fff1dc', size * 0.06, { opacity: 0.8 })
  const drops = [from + 0.72, from + 0.9].map((u) => laidPoint([u, way * 0.3], piece))
  art.specks(drops, '#fff1dc', size * 0.055, { length: size * 0.05, angle, opacity: 0.75 })
}

/** The white rib that runs out into the leaf, and the veins that leave it. */
function veins(art: Canvas, piece: Piece, rib: Color): void {
  const { size } = piece
  const run: Shape = [
    [-1, -0.2],
    [-0.4, -0.16],
    [0.2, -0.07],
    [0.7, 0],
    [0.2, 0.08],
    [-0.4, 0.17],
    [-1, 0.19],
  ]
  art.softFill(soft(laid(run, piece)), rib, 0.75, size * 0.03)
  const lines = [-0.3, 0.02, 0.32].flatMap((u) =>
    [-1, 1].map((way) =>
      open(
        laid(
          [
            [u, way * 0.08],
            [u + 0.2, way * 0.24],
            [u + 0.34, way * 0.5],
          ],
          piece,
        ),
      ),
    ),
  )
  art.stroke(lines.join(''), mix(rib, '#e8722a', 0.55), size * 0.05, { opacity: 0.55 })
  art.movedBy(size * 0.03, size * 0.05, () =>
    art.stroke(lines.join(''), '#7a1206', size * 0.035, { opacity: 0.35 }),
  )
}

/** A frilled leaf with its rib. */
function leaf(art: Canvas, piece: Piece): void {
  const outline = body(art, piece, { shape: LEAF, white: 0.26 })
  art.clipped(closed(outline), () => veins(art, piece, PALE))
  dressed(art, piece, outline)
}

/** A leaf folded over: the far half in shade, a fold in the light. */
function folded(art: Canvas, piece: Piece): void {
  const { size } = piece
  const outline = body(art, piece, { shape: FOLDED, white: 0.2 })
  art.clipped(closed(outline), () => {
    veins(art, { ...piece, size: size * 0.9 }, mix(PALE, piece.color, 0.2))
    const under = laid(
      [
        [0.3, -0.8],
        [1.2, -0.6],
        [1.2, 0.8],
        [0.46, 0.8],
        [0.2, 0.2],
      ],
      piece,
    )
    art.softFill(closed(under), '#6a0f06', 0.34, size * 0.06)
  })
  dressed(art, piece, outline)
}

/** A crisp cut of the rib: translucent, stained, its fibres lengthwise. */
function stalk(art: Canvas, piece: Piece): void {
  const { size } = piece
  const outline = body(art, piece, { shape: RIB, white: 0.7 })
  art.clipped(closed(outline), () => {
    const lines = [-0.3, -0.16, -0.02].map((v) =>
      open(
        laid(
          [
            [-0.8, v + 0.32],
            [0, v],
            [0.8, v + 0.3],
          ],
          piece,
        ),
      ),
    )
    art.stroke(lines.join(''), '#d9743a', size * 0.04, { opacity: 0.5 })
  })
  dressed(art, piece, outline)
}

/** A piece of cabbage kimchi: a frilled leaf, one folded over, or a cut of its rib; `size` is half its length. */
export const kimchi = oneOf<Piece>(leaf, folded, leaf, stalk)

/** A piece of its leaves only: red and frilled, spread or folded over. */
export const kimchiLeaf = oneOf<Piece>(folded, leaf)
