import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, closed, type Path, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { laidPoint } from '../foods/produce/shapes.ts'
import type { Piece } from '../types.ts'
import { glazed, type Oval, path } from '../vessels/ceramic.ts'
import { curve, shaped, symmetric } from './shapes.ts'

const WOOD = '#cf9a5c'
const MARBLE = '#e2dfd9'

/** Where a board lies whose color is always the same. */
type Lying = Omit<Piece, 'color'>

/** The thickness of a board, its face with its grain, the light on both. */
function wooden(art: Canvas, outline: Path, color: Color, grain: Path): void {
  art.dropShadow(outline, 12, 20, 0.34)
  art.movedBy(3, 9, () => art.fill(outline, shade(color, 0.44)))
  art.fill(outline, color)
  art.clipped(outline, () => art.stroke(grain, shade(color, 0.24), 3, { opacity: 0.5 }))
  glazed(art, outline, 0.3, 0.16)
  art.movedBy(-1, -1, () => art.stroke(outline, tint(color, 0.4), 2.4, { opacity: 0.5 }))
}

/** Lines along a board, given where each crosses it, from end to end. */
function grainOf(art: Canvas, piece: Lying, rows: readonly number[], narrow = 1): Path {
  const lines = rows.map((v) => {
    const bend = art.random.jitter(0.06)
    const end: Point = [1.02 + (1 - narrow) * 1.6, v * narrow]
    return curve(piece, [-1.02, v], [-0.3, v + bend], [0.5, v - bend], end)
  })
  return lines.join('')
}

const PLANK: readonly Point[] = symmetric([
  [-1, 0],
  [-0.99, -0.5],
  [-0.97, -0.7],
  [-0.88, -0.79],
  [-0.7, -0.81],
  [0, -0.8],
  [0.7, -0.81],
  [0.88, -0.79],
  [0.97, -0.7],
  [0.99, -0.5],
  [1, 0],
])

/** A little board with rounded corners; `size` is half its width. */
export function plank(art: Canvas, piece: Piece): void {
  const grain = grainOf(art, piece, [-0.68, -0.5, -0.28, -0.04, 0.12, 0.34, 0.52, 0.7])
  wooden(art, closed(shaped(PLANK, piece)), piece.color, grain)
}

/** A round of wood to lay things on. */
export function woodenRound(art: Canvas, rim: Oval): void {
  const piece = { x: rim.x, y: rim.y, size: rim.rx, angle: 0 }
  const grain = grainOf(art, piece, [-0.8, -0.54, -0.3, -0.1, 0.14, 0.36, 0.6, 0.83])
  wooden(art, path(rim), WOOD, grain)
}

const PADDLE: readonly Point[] = symmetric([
  [-1, 0],
  [-0.98, -0.64],
  [-0.86, -0.8],
  [-0.2, -0.84],
  [0.6, -0.82],
  [0.86, -0.72],
  [1, -0.4],
  [1.16, -0.2],
  [1.7, -0.17],
  [1.84, 0],
])

/** A board with a handle that points along the angle; `size` is half as long as its body. */
export function paddle(art: Canvas, piece: Lying): void {
  const grain = grainOf(art, piece, [-0.66, -0.4, -0.16, 0.08, 0.3, 0.58], 0.5)
  wooden(art, closed(shaped(PADDLE, piece)), WOOD, grain)
  const [x, y] = laidPoint([1.6, 0], piece)
  art.fill(circle(x, y, piece.size * 0.06), shade(WOOD, 0.7))
}

const SLAB: readonly Point[] = [
  [-1.1, -0.92],
  [0, -0.94],
  [1.08, -0.95],
  [1.17, -0.86],
  [1.2, 0],
  [1.19, 0.8],
  [1.1, 0.89],
  [0, 0.92],
  [-1.08, 0.93],
  [-1.17, 0.84],
  [-1.18, 0],
  [-1.19, -0.84],
]

/** A slab of marble with gray veins; `size` is about half its width. */
export function marbleSlab(art: Canvas, piece: Lying): void {
  const edge = closed(shaped(SLAB, piece))
  art.dropShadow(edge, 12, 20, 0.36)
  art.movedBy(4, 9, () => art.fill(edge, shade(MARBLE, 0.4)))
  art.fill(edge, MARBLE)
  glazed(art, edge, 0.5, 0.2)
  const veins = [
    curve(piece, [-1.1, -0.3], [-0.5, -0.1], [-0.2, 0.3], [0.3, 0.36], [0.6, 0.86]),
    curve(piece, [-0.4, -0.86], [0, -0.5], [0.5, -0.46], [1.1, -0.1]),
    curve(piece, [-0.2, 0.3], [-0.7, 0.5], [-0.9, 0.84]),
  ]
  art.stroke(veins.join(''), '#7f8b96', 14, { opacity: 0.22 })
  art.stroke(veins.join(''), '#6b7682', 3, { opacity: 0.6 })
  const lit = curve(piece, [-1.13, 0.7], [-1.14, -0.7], [-1.08, -0.87], [-0.8, -0.9], [0.9, -0.9])
  art.stroke(lit, '#fffdf6', 3, { opacity: 0.7 })
}
