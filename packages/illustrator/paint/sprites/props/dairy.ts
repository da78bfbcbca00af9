import type { dairy as words } from '../../../language/words/props/dairy.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, ellipse, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { curve, shaped, strewn, symmetric } from './shapes.ts'

/** Brown eggs; `accent` is the paler one. */
function eggs(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const tones: Color[] = [accent, color, mix(color, accent, 0.4)]
  const places = [
    [46, -62, 0.4],
    [-58, 4, -0.7],
    [48, 66, 1.1],
  ] as const
  for (const [index, [dx, dy, turn]] of places.entries()) {
    const piece = { x: x + dx, y: y + dy, size: 74, angle: turn + art.random.jitter(0.4) }
    const outline = symmetric([
      [-1, 0],
      [-0.88, -0.42],
      [-0.4, -0.72],
      [0.2, -0.7],
      [0.78, -0.4],
      [1.08, 0],
    ])
    const tone = tones[index] ?? color
    art.body(shaped(outline, piece), tone, { height: 20, lit: 0.9, shaded: 0.28, highlight: 0.35 })
    const specks = strewn(art.random, piece.x, piece.y, 46, 12)
    art.specks(specks, shade(tone, 0.35), 2.6, { opacity: 0.45 })
    art.fill(ellipse(piece.x - 26, piece.y - 26, 11, 7), '#ffffff', 0.6)
  }
}

const DISH = symmetric([
  [-1.5, 0],
  [-1.4, -0.7],
  [-0.9, -0.88],
  [0.9, -0.88],
  [1.4, -0.7],
  [1.5, 0],
])

/** A block of butter on its dish, a slice cut from it; `accent` is the dish. */
function butter(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const piece = { x, y, size: 100, angle: -0.3 + art.random.jitter(0.3), color }
  const dish = shaped(DISH, piece)
  art.dropShadow(closed(dish), 16, 26, 0.34)
  art.fill(closed(dish), shade(accent, 0.3))
  art.movedBy(-3, -4, () => art.fill(closed(dish), accent))
  art.stroke(closed(shrunk(dish, 0.85)), shade(accent, 0.2), 3, { opacity: 0.7 })
  butterBlock(art, piece, -0.98, 0.5)
  butterBlock(art, piece, 0.66, 0.86)
  const marks = [-0.6, -0.25, 0.1].map((u) => curve(piece, [u, -0.46], [u, 0.46]))
  art.stroke(marks.join(''), shade(color, 0.16), 2.6, { opacity: 0.6 })
}

/** Butter between two cuts. */
function butterBlock(art: Canvas, piece: Piece, left: number, right: number): void {
  const { color } = piece
  const half = 0.46
  const corners: Point[] = [
    [left, -half],
    [right, -half],
    [right, half],
    [left, half],
  ]
  const top = shaped(corners, piece)
  art.shadow(polygon(top), 20, 0.3)
  art.movedBy(5, 15, () => art.fill(polygon(top), shade(color, 0.3)))
  art.movedBy(3, 8, () => art.fill(polygon(top), shade(color, 0.14)))
  art.fill(polygon(top), color)
  art.fill(polygon(shrunk(top, 0.86, -3, -4)), tint(color, 0.35))
}

export const dairy = {
  eggs,
  butter,
} satisfies Record<keyof typeof words, DrawProp>
