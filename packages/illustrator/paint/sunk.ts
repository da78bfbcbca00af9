import type { Color } from '../language/paints.ts'
import type { Canvas } from './core/canvas.ts'
import { mix, shade, tint } from './core/color.ts'
import { blob, closed, ellipse, moved, open, type Point } from './core/contour.ts'
import type { DrawPiece, Piece } from './sprites/types.ts'

/** Larger pieces stand in the liquid, smaller ones are seen from above; in units of the sheet. */
const STANDING = 34
/** How much of a small piece rises above what it lies in, as a share of its size. */
const ABOVE = [0.74, 1.04] as const
/** Colored by what it lies in. */
const STAINED = [0.02, 0.16] as const

/**
 * Draws pieces that lie half under in a soup or a sauce: only what rises above it is seen, its edge is
 * wet, and the liquid is dark around it.
 */
export function drawSunk(
  art: Canvas,
  pieces: readonly Piece[],
  liquid: Color,
  draw: DrawPiece,
): void {
  const stained = pieces.map((piece) => {
    return { ...piece, color: mix(piece.color, liquid, art.random.range(...STAINED)) }
  })
  if ((pieces[0]?.size ?? 0) < STANDING) drawAfloat(art, stained, liquid, draw)
  else for (const piece of stained) drawStanding(art, piece, liquid, draw)
}

/** Small things such as beans: islands of one shape. */
function drawAfloat(art: Canvas, pieces: readonly Piece[], liquid: Color, draw: DrawPiece): void {
  const islands = pieces.map(({ x, y, size, angle }) => {
    const rise = size * art.random.range(...ABOVE)
    return blob(art.random, x, y, rise, rise * 0.82, { points: 9, wobble: 0.09, angle })
  })
  const size = pieces[0]?.size ?? 0
  const outlines = islands.map(closed).join('')
  art.movedBy(size * 0.1, size * 0.16, () => {
    art.stroke(outlines, shade(liquid, 0.62), size * 0.3, { opacity: 0.45 })
  })
  art.stroke(outlines, shade(liquid, 0.4), size * 0.16, { opacity: 0.6 })
  art.clipped(outlines, () => {
    for (const [index, piece] of pieces.entries()) {
      draw(art, piece)
      art.stroke(closed(islands[index] ?? []), liquid, size * 0.16, { opacity: 0.6 })
    }
  })
  const shores = islands.filter((_, index) => index % 2 === 0).map(nearShore)
  art.stroke(shores.map(open).join(''), tint(liquid, 0.6), size * 0.07, { opacity: 0.6 })
}

/** The part of an outline that faces away from the light. */
function nearShore(island: readonly Point[]): Point[] {
  const near = island.toSorted(([a, b], [c, d]) => c + d - a - b).slice(0, 3)
  const from = near.toSorted(([a], [b]) => a - b)
  return moved(from, 2, 3)
}

/** A large piece: its foot is under the liquid, which draws up along it. */
function drawStanding(art: Canvas, piece: Piece, liquid: Color, draw: DrawPiece): void {
  const { x, y, size } = piece
  const { random } = art
  const depth = random.range(0.3, 0.5)
  const line = [-0.9, -0.45, -0.12, 0.2, 0.5, 0.9].map((u): Point => {
    return [x + u * size, y + size * (depth - u * u * 0.3 + random.jitter(0.05))]
  })
  const above: Point[] = [
    ...line,
    [x + size * 1.4, y - size * 1.4],
    [x - size * 1.4, y - size * 1.4],
  ]
  const puddle = ellipse(x + size * 0.1, y + size * (depth - 0.1), size * 0.9, size * 0.42)
  art.softFill(puddle, shade(liquid, 0.6), 0.5, size * 0.16)
  art.clipped(
    `${open(line)}L${above
      .slice(-2)
      .map((point) => point.join(' '))
      .join('L')}Z`,
    () => {
      draw(art, piece)
      art.stroke(open(line), liquid, size * 0.2, { opacity: 0.7 })
    },
  )
  const wet = moved(line.slice(1, -1), 0, size * 0.03)
  art.stroke(open(wet), tint(liquid, 0.6), size * 0.045, { opacity: 0.55 })
}
