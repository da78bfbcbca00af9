import type { Canvas } from '../../core/canvas.ts'
import { closed, pack, type Point } from '../../core/contour.ts'
import { mix } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'

/** Browned spots of a griddled tortilla, only inside its contour. */
export function griddled(
  art: Canvas,
  outline: readonly Point[],
  { x, y, size, color }: Piece,
  count = 18,
): void {
  art.clipped(closed(outline), () => {
    const places = pack(art.random, x, y, size, count, { ry: size * 0.7, tries: 4 })
    const brown = mix(color, '#8a4416', 0.55)
    art.fill(spots(art.random, places, [size * 0.05, size * 0.1]), mix(color, brown, 0.35), 0.6)
    art.fill(spots(art.random, places, [size * 0.02, size * 0.055]), brown, 0.65)
  })
}
