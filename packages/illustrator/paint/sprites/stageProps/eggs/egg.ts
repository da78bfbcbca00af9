import type { Color } from '../../../../language/paints.ts'
import type { Colors } from '../../../../language/words/types.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import {
  closed,
  ellipse,
  type Path,
  type Point,
  shrunk,
  sized,
  turned,
} from '../../../core/contour.ts'
import { strewn } from '../../props/shapes.ts'
import type { Piece } from '../../types.ts'

/** Where eggs stand and which two colors they have. */
export type EggSpot = Colors & { x: number; y: number }

/** An egg of half length 1 on its side, its point at the right. */
const EGG: readonly Point[] = Array.from({ length: 20 }, (_, index): Point => {
  const t = (index / 20) * Math.PI * 2
  return [Math.cos(t), Math.sin(t) * 0.76 * (1 - 0.15 * Math.cos(t))]
})

/** A whole egg seen from the front; `size` is half its length, `angle` where its point is. */
interface EggPiece extends Piece {
  /** How long it looks: 1 from its side, less where an end points at us. */
  length?: number
  /** How much of the light others take from it, from 0 to 1. */
  dim?: number
}

/** Eggs that lie on and before each other, those behind first: each darkens what it hides. */
export function heapOfEggs(art: Canvas, pieces: readonly EggPiece[]): void {
  const behind: Path[] = []
  for (const piece of pieces) {
    const path = closed(outlineOf(piece))
    const { size } = piece
    if (behind.length > 0) {
      art.clipped(behind.join(''), () =>
        art.movedBy(size * 0.08, size * 0.06, () => art.softFill(path, SHADOW, 0.46, size * 0.17)),
      )
    }
    egg(art, piece)
    behind.push(path)
  }
}

function outlineOf({ x, y, size, angle, length = 1 }: EggPiece): Point[] {
  return turned(sized(EGG, size * length, size), angle, x, y)
}

function egg(art: Canvas, piece: EggPiece): void {
  const { x, y, size, dim = 0 } = piece
  const color = shade(piece.color, dim * 0.42)
  const outline = outlineOf(piece)
  const path = closed(outline)
  art.fill(path, shellLight(art, color))
  art.clipped(path, () => {
    freckles(art, piece)
    const under = ellipse(x + size * 0.16, y + size * 0.98, size * 0.9, size * 0.3)
    art.softFill(under, SHADOW, 0.22, size * 0.26)
  })
  const glow = closed(shrunk(outline, 0.2, -size * 0.26, -size * 0.28))
  art.softFill(glow, '#fffaf0', 0.5 * (1 - dim), size * 0.17)
}

/** The light on a round shell, and what the table gives back to its dark side. */
function shellLight(art: Canvas, color: Color): Color {
  return art.radialGradient('cx=".34" cy=".28" r=".86"', [
    [0, tint(color, 0.6)],
    [0.3, tint(color, 0.22)],
    [0.54, color],
    [0.78, shade(color, 0.24)],
    [0.9, mix(shade(color, 0.34), SHADOW, 0.1)],
    [1, mix(shade(color, 0.26), '#f2b878', 0.34)],
  ])
}

/** Fine specks, and a few larger ones. */
function freckles(art: Canvas, { x, y, size, color }: Piece): void {
  const brown = shade(color, 0.42)
  art.specks(strewn(art.random, x, y, size * 0.8, 22), brown, size * 0.026, { opacity: 0.42 })
  art.specks(strewn(art.random, x, y, size * 0.7, 6), brown, size * 0.05, { opacity: 0.3 })
}
