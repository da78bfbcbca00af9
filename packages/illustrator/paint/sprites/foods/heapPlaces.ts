import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import type { Piece } from '../types.ts'

/** A place in a heap, and how the light falls there: 1 towards the window, -1 on the far side. */
export interface HeapPlace {
  x: number
  y: number
  light: number
}

/** How far those that rolled off lie from the middle, as a share of the heap's size. */
const ROLLED = [1, 1.16] as const

/** Places close together in a heap that is no disc, in the order of drawing; a few rolled off. */
export function heapPlaces(
  { random }: Canvas,
  { x, y, size, angle }: Omit<Piece, 'color'>,
  { count, loose = 0.06 }: { count: number; loose?: number },
): HeapPlace[] {
  const places = Array.from({ length: count }, (_, index): HeapPlace => {
    const isLoose = random.next() < loose
    const turn = index * 2.399963 + random.jitter(0.3)
    const lobed = 1 + Math.sin(turn * 2 + angle) * 0.13 + Math.sin(turn * 3 + angle * 2) * 0.07
    const far = isLoose ? random.range(...ROLLED) : Math.sqrt((index + 0.5) / count) * lobed
    const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far]
    // The middle stands higher.
    const rise = 0.16 * Math.max(0, 1 - far * far)
    return { x: x + u * size, y: y + (v - rise) * size, light: -(u * 0.6 + v * 0.7) }
  })
  return places.toSorted((first, second) => first.y - second.y)
}

/** The dark in and around a heap, before its pieces; its color is that of the deepest gaps. */
export function heapShade(art: Canvas, piece: Piece, spread = 0.94): void {
  const { x, y, size, color, angle } = piece
  const look = { points: 14, wobble: 0.06, angle }
  const foot = closed(blob(art.random, x, y, size * spread, size * spread, look))
  art.movedBy(size * 0.06, size * 0.12, () => art.softFill(foot, SHADOW, 0.5, size * 0.1))
  art.fill(foot, color)
}

/** A tone of the heap where this light falls. */
export function inLight(color: Color, light: number): Color {
  return light > 0
    ? tint(color, Math.min(0.24, light * 0.22))
    : shade(color, Math.min(0.34, -light * 0.3))
}

/** A shape of size 1 with each of its points astray, so that no two are alike. */
export function strayed({ random }: Canvas, shape: readonly Point[], by: number): Point[] {
  return shape.map(([u, v]): Point => [u + random.jitter(by), v + random.jitter(by)])
}
