import type { Canvas } from '../../core/canvas.ts'
import type { Piece } from '../types.ts'
import { wholeBird } from './wholeBird.ts'

/** A whole roast chicken from above, its legs towards us; `size` is half its length. */
export function roastbird(art: Canvas, piece: Piece): void {
  wholeBird(art, { ...piece, angle: -1.2, size: piece.size * 0.86 })
}
