import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, moved, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

/** One lump broken off by hand: rough edges, a lit top and a broken side. */
function lump(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const shape = { points: random.whole(9, 12), wobble: 0.24, angle }
  const foot = blob(random, x, y, size, size * random.range(0.62, 0.86), shape)
  const outline = polygon(foot)
  art.movedBy(size * 0.12, size * 0.2, () => art.softFill(outline, '#3a0c14', 0.55, size * 0.14))
  art.fill(outline, mix(color, '#a88a86', 0.5))
  const top = moved(shrunk(foot, 0.86), -size * 0.07, -size * 0.15)
  art.clipped(outline, () => {
    art.fill(polygon(moved(top, size * 0.05, size * 0.12)), mix(color, '#c9b3a4', 0.45))
    art.fill(polygon(top), color)
    art.fill(polygon(shrunk(top, 0.56, -size * 0.14, -size * 0.12)), '#ffffff', 0.9)
    const pits = Array.from({ length: 4 }, (): Point => [
      x + random.jitter(size * 0.5),
      y + random.jitter(size * 0.4),
    ])
    art.specks(pits, shade(color, 0.3), size * 0.13, { length: size * 0.08, opacity: 0.5 })
  })
}

/** Crumbled feta: a lump, or two that hang together, and the crumbs that fell off; `size` is its radius. */
export function feta(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, angle, color } = piece
  const size = piece.size * random.pick([0.5, 0.68, 0.9, 1.2])
  const crumbs = Array.from({ length: random.whole(3, 6) }, () => {
    const [turn, far] = [random.angle(), size * random.range(1.1, 2)]
    const at = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.8] as const
    return blob(random, ...at, size * random.range(0.14, 0.28), size * 0.16, {
      points: 5,
      wobble: 0.3,
    })
  })
  art.movedBy(2, 4, () => art.fill(crumbs.map(polygon).join(''), '#3a0c14', 0.5))
  art.fill(crumbs.map(polygon).join(''), color)
  if (random.next() < 0.45) {
    const beside = { x: x + Math.cos(angle) * size * 0.8, y: y + Math.sin(angle) * size * 0.6 }
    lump(art, { ...piece, ...beside, size: size * 0.62, angle: angle + 1 })
  }
  lump(art, { ...piece, size })
}
