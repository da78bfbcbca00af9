import type { nuts as words } from '../../../language/words/props/nuts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, open, pack, type Point } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import { varied } from '../foods/produce/shapes.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { curve, shaped, shine, symmetric } from './shapes.ts'

type DrawOne = (art: Canvas, piece: Piece) => void

/** A small heap: pieces apart from each other, those behind drawn first. */
function heap(draw: DrawOne, count: number, size: number, spread = 96) {
  return (art: Canvas, { x, y, color }: PropSpot): void => {
    const places = pack(art.random, x, y, spread, count, { tries: 10 })
    for (const [u, v] of places.toSorted(([, first], [, second]) => first - second)) {
      const tone = varied(art, color, 0.16)
      draw(art, {
        x: u,
        y: v,
        size: size * art.random.range(0.9, 1.1),
        angle: art.random.angle(),
        color: tone,
      })
    }
  }
}

/** An almond in its ribbed skin; `size` is half its length. */
function almond(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = symmetric([
    [-1, 0],
    [-0.86, -0.34],
    [-0.3, -0.58],
    [0.3, -0.5],
    [0.8, -0.18],
    [1.1, 0],
  ])
  art.body(shaped(outline, piece), color, { height: 9, lit: 0.9, shaded: 0.32, offset: 0.05 })
  const ribs = [-0.32, -0.12, 0.1, 0.3].map((v) =>
    curve(piece, [-0.8, v * 0.7], [0, v * 1.1], [0.9, v * 0.2]),
  )
  art.stroke(ribs.join(''), shade(color, 0.28), size * 0.045, { opacity: 0.6 })
  shine(art, { ...piece, radius: size * 0.6, opacity: 0.35 })
}

const WALNUT: readonly Point[] = symmetric([
  [-0.82, 0],
  [-1, -0.2],
  [-0.88, -0.58],
  [-0.5, -0.78],
  [-0.14, -0.7],
  [0.14, -0.84],
  [0.56, -0.74],
  [0.9, -0.48],
  [1, -0.16],
  [0.84, 0],
])

/** Half a walnut: two lobes with a ridge between them, folded like a brain. */
function walnut(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  art.body(shaped(WALNUT, piece), color, { height: 13, lit: 0.92, shaded: 0.36, highlight: 0.18 })
  const folds = [-1, 1].flatMap((side) =>
    [
      [
        [-0.78, 0.2],
        [-0.56, 0.44],
        [-0.7, 0.6],
      ],
      [
        [-0.5, 0.14],
        [-0.24, 0.34],
        [-0.36, 0.62],
      ],
      [
        [-0.1, 0.16],
        [0.06, 0.36],
        [-0.04, 0.6],
      ],
      [
        [0.26, 0.14],
        [0.34, 0.42],
        [0.22, 0.66],
      ],
      [
        [0.56, 0.12],
        [0.7, 0.32],
        [0.52, 0.58],
      ],
    ].map((fold) => fold.map(([u = 0, v = 0]): Point => [u + random.jitter(0.15), v * side])),
  )
  const lines = folds.map((fold) => open(shaped(fold, piece))).join('')
  art.stroke(lines, shade(color, 0.42), size * 0.11, { opacity: 0.6 })
  art.movedBy(-2, -3, () => art.stroke(lines, tint(color, 0.5), size * 0.05, { opacity: 0.55 }))
  const ridge = curve(piece, [-0.84, 0], [-0.2, 0.05], [0.3, -0.05], [0.86, 0])
  art.stroke(ridge, shade(color, 0.5), size * 0.12, { opacity: 0.75 })
}

/** Half a pecan: long, with a deep groove. */
function pecan(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = symmetric([
    [-1.05, 0],
    [-0.86, -0.36],
    [-0.2, -0.54],
    [0.5, -0.48],
    [0.94, -0.22],
    [1.06, 0],
  ])
  art.body(shaped(outline, piece), color, { height: 9, lit: 0.92, shaded: 0.34 })
  const groove = curve(piece, [-0.9, 0], [0, 0.03], [0.92, 0])
  art.stroke(groove, shade(color, 0.5), size * 0.13, { opacity: 0.8 })
  const ribs = [-1, 1].flatMap((side) =>
    [-0.6, -0.24, 0.12, 0.48].map((u) =>
      curve(piece, [u, side * 0.12], [u + 0.16, side * 0.28], [u + 0.18, side * 0.44]),
    ),
  )
  art.stroke(ribs.join(''), shade(color, 0.36), size * 0.08, { opacity: 0.6 })
  shine(art, { ...piece, radius: size * 0.62, opacity: 0.4 })
}

/** A coffee bean, split down the middle. */
function coffeebean(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const look = { angle: piece.angle, points: 8, wobble: 0.025 }
  const bean = blob(art.random, piece.x, piece.y, size, size * 0.68, look)
  art.body(bean, color, { height: 7, lit: 0.88, shaded: 0.4 })
  const split = curve(piece, [-0.86, 0.02], [-0.3, -0.12], [0.3, 0.12], [0.88, -0.02])
  art.stroke(split, shade(color, 0.62), size * 0.15)
  shine(art, { ...piece, radius: size * 0.66, opacity: 0.4 })
}

export const nuts = {
  almonds: heap(almond, 9, 35),
  walnuts: heap(walnut, 4, 54),
  pecans: heap(pecan, 7, 42),
  coffeebeans: heap(coffeebean, 17, 26, 98),
} satisfies Record<keyof typeof words, DrawProp>
