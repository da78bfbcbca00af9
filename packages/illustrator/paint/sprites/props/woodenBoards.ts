import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, closed, num, type Path, type Point } from '../../core/contour.ts'
import { laidPoint } from '../foods/produce/shapes.ts'
import { glazed, inset, type Oval, ovalArc, path } from '../vessels/ceramic.ts'
import type { Piece } from '../types.ts'
import { curve, shaped, symmetric } from './shapes.ts'

const WOOD = '#c48d50'
const FACE = '#cf9a5c'

/** The thickness, the face and the light of a board. */
function wooden(art: Canvas, outline: Path, grain: () => void): void {
  art.dropShadow(outline, 12, 20, 0.34)
  art.fill(outline, shade(WOOD, 0.4))
  art.movedBy(-3, -6, () => {
    art.fill(outline, FACE)
    art.clipped(outline, grain)
    glazed(art, outline, 0.3, 0.14)
  })
}

/** A round of wood to lay things on. */
export function woodenRound(art: Canvas, rim: Oval): void {
  wooden(art, path(rim), () => {
    const lines = [-96, -64, -37, -12, 16, 44, 73, 100].map((v) => {
      const bow = num(art.random.jitter(12))
      return `M${num(rim.x - 140)} ${num(rim.y + v + art.random.jitter(6))}q70 ${bow} 140 0t140 ${bow}`
    })
    art.stroke(lines.join(''), shade(WOOD, 0.22), 3, { opacity: 0.5 })
  })
  const lit = ovalArc(inset(rim, 4, -3, -6), Math.PI * 0.96, Math.PI * 1.5)
  art.stroke(lit, tint(WOOD, 0.6), 3, { opacity: 0.7 })
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
export function paddle(art: Canvas, piece: Omit<Piece, 'color'>): void {
  const outline = closed(shaped(PADDLE, piece))
  wooden(art, outline, () => {
    const lines = [-0.66, -0.4, -0.16, 0.08, 0.3, 0.58].map((v) => {
      const bow = art.random.jitter(0.06)
      return curve(piece, [-1, v], [-0.3, v + bow], [0.5, v - bow], [1.8, v * 0.5])
    })
    art.stroke(lines.join(''), shade(WOOD, 0.22), 3, { opacity: 0.5 })
  })
  const [x, y] = laidPoint([1.6, 0], piece)
  art.fill(circle(x - 3, y - 6, piece.size * 0.06), shade(WOOD, 0.7))
}
