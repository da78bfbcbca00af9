import type { Canvas } from '../../core/canvas.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { flake } from './saltFlakes.ts'
import type { Slice } from './tomatoSlice.ts'

/** Salt on a slice, most of it where it falls, and the beads of juice that it draws. */
export function saltOn(art: Canvas, slice: Slice): void {
  for (let count = 0; count < 9; count += 1) bead(art, spread(art, slice, 0.86))
  const grains = Array.from({ length: slice.salt }, () => spread(art, slice, 0.88))
  const fine = grains.filter((_, index) => index % 3 !== 0)
  art.movedBy(1, 1.8, () => art.specks(fine, '#6a0f0c', 3, { opacity: 0.5 }))
  art.specks(fine, '#fffdf8', 3)
  for (const [index, grain] of grains.entries()) {
    if (index % 3 === 0) flake(art, grain, art.random.range(2.6, 5.4), 0.95)
  }
}

/** A place on a slice, rather towards its upper part. */
function spread({ random }: Canvas, { x, y, rx, ry }: Slice, reach: number): Point {
  const [turn, far] = [random.angle(), Math.sqrt(random.next()) * reach]
  return [x + Math.cos(turn) * far * rx, y + (Math.sin(turn) * far - 0.06) * ry]
}

/** A bead of juice with its light and its shade. */
function bead(art: Canvas, [u, v]: Point): void {
  const size = art.random.range(2.4, 6)
  art.fill(ellipse(u + size * 0.2, v + size * 0.35, size, size * 0.8), '#7a120a', 0.4)
  art.fill(ellipse(u, v, size, size * 0.82), '#ff8a68', 0.75)
  art.fill(ellipse(u + size * 0.2, v + size * 0.3, size * 0.6, size * 0.36), '#ffd0b4', 0.6)
  art.fill(ellipse(u - size * 0.32, v - size * 0.3, size * 0.32, size * 0.24), '#ffffff', 0.95)
}
