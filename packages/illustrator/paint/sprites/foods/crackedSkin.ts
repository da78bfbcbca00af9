import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { moved, type Point, polygon, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { opened } from './crackedCrust.ts'

/** Cracks of a thin skin over a square of this size: they part it into plates, whose edges lift. */
export function crackedSkin(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const mains = [0, 1, 2].map((index) => mainCrack(art, piece, index))
  const fine = mains.flatMap((main) => branches(art, main, size))
  const cracks = [
    ...mains.map((main) => opened(art, main, size * art.random.range(0.03, 0.055))),
    ...fine.map((branch) => opened(art, branch, size * 0.022)),
  ]
  const path = cracks.map(polygon).join('')
  const lifted = cracks.map((crack) => polygon(moved(crack, -size * 0.016, -size * 0.03))).join('')
  const fallen = cracks.map((crack) => polygon(moved(crack, size * 0.02, size * 0.03))).join('')
  art.fill(fallen, mix(color, '#e6b68a', 0.6), 0.7)
  art.fill(lifted, tint(color, 0.5), 0.55)
  art.fill(path, shade(color, 0.7))
}

/** A crack that crosses the whole square, in one of three directions. */
function mainCrack({ random }: Canvas, { x, y, size, angle }: Piece, index: number): Point[] {
  const heading = index * 1.05 + random.jitter(0.4)
  const off = random.jitter(0.5)
  let stray = 0
  return Array.from({ length: 10 }, (_, step): Point => {
    stray += random.jitter(0.16)
    const along = -1.15 + step * 0.255
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
    const [u, v] = [cos * along - sin * (off + stray), sin * along + cos * (off + stray)]
    return turnedPoint([u * size, v * size], angle, x, y)
  })
}

/** Short cracks that leave a long one to either side. */
function branches({ random }: Canvas, main: readonly Point[], size: number): Point[][] {
  return [2, 5, 7].map((from) => {
    let [x, y] = main[from] ?? [0, 0]
    let turn = random.angle()
    const points: Point[] = [[x, y]]
    for (let step = 0; step < 4; step += 1) {
      turn += random.jitter(0.7)
      x += Math.cos(turn) * size * 0.13
      y += Math.sin(turn) * size * 0.13
      points.push([x, y])
    }
    return points
  })
}
