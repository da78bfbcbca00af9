import type { Canvas } from '../../core/canvas.ts'
import { open, type Path, type Point, sized, turned } from '../../core/contour.ts'
import type { Random } from '../../../language/random.ts'
import type { Piece } from '../types.ts'

/** An outline given for a thing of size 1, where and as large as the piece is. */
export function shaped(
  points: readonly Point[],
  { x, y, size, angle }: Omit<Piece, 'color'>,
): Point[] {
  return turned(sized(points, size), angle, x, y)
}

/** A line through points given for a thing of size 1, where and as large as the piece is. */
export function curve(piece: Omit<Piece, 'color'>, ...points: readonly Point[]): Path {
  return open(shaped(points, piece))
}

/** An outline given by its upper half from left to right, the lower half its mirror image. */
export function symmetric(upper: readonly Point[]): Point[] {
  const inner = upper.filter(([, v]) => v !== 0)
  return [...upper, ...inner.toReversed().map(([u, v]): Point => [u, -v])]
}

/** The gleam on a round thing: a stroke where the light meets it, whichever way it is turned. */
export function shine(
  art: Canvas,
  { x, y, radius, opacity = 0.7 }: { x: number; y: number; radius: number; opacity?: number },
): void {
  const line: Point[] = [
    [x - radius * 0.64, y - radius * 0.16],
    [x - radius * 0.5, y - radius * 0.46],
    [x - radius * 0.22, y - radius * 0.64],
  ]
  art.stroke(open(line), '#ffffff', radius * 0.1, { opacity })
}

/** Places within a circle, not evenly spread. */
export function strewn(
  random: Random,
  x: number,
  y: number,
  radius: number,
  count: number,
): Point[] {
  return Array.from({ length: count }, (): Point => {
    const angle = random.angle()
    const reach = radius * Math.sqrt(random.next())
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}
