import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'

/** A cookie with pools of chocolate and flakes of salt; `size` is its radius. */
export function cookie(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.97, { points: 17, wobble: 0.035 })
  const thick = size * 0.13
  art.movedBy(size * 0.12, size * 0.2, () =>
    art.softFill(closed(outline), SHADOW, 0.4, size * 0.05),
  )
  art.fill(closed(moved(outline, thick * 0.2, thick)), shade(color, 0.62))
  art.fill(closed(moved(outline, 0, thick * 0.55)), shade(color, 0.4))
  const baked = art.radialGradient('cx=".44" cy=".4" r=".6"', [
    [0, tint(color, 0.4)],
    [0.45, tint(color, 0.1)],
    [0.74, mix(color, '#a8601f', 0.45)],
    [0.9, mix(color, '#86430f', 0.75)],
    [1, shade(color, 0.3)],
  ])
  art.fill(closed(outline), baked)
  art.clipped(closed(outline), () => {
    wrinkles(art, piece)
    const specks = pack(random, x, y, size * 0.94, 90, { tries: 1 })
    art.fill(
      spots(random, specks.slice(0, 50), [size * 0.01, size * 0.035]),
      shade(color, 0.4),
      0.4,
    )
    art.fill(spots(random, specks.slice(50), [size * 0.01, size * 0.04]), tint(color, 0.6), 0.6)
  })
  const pools = pack(random, x, y, size * 0.68, random.whole(6, 8), { tries: 12 })
  for (const [u, v] of pools) {
    chocolatePool(art, { ...piece, x: u, y: v, size: size * random.range(0.11, 0.3) })
  }
  saltFlakes(art, piece)
}

/** The rings in which a cookie sinks as it cools, lit on their upper sides. */
function wrinkles(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const lines = Array.from({ length: 16 }, () => {
    const start = random.angle()
    const far = random.range(0.46, 0.9)
    const sweep = random.range(0.3, 0.8)
    const points = [0, 0.33, 0.66, 1].map((share): Point => {
      const turn = start + share * sweep
      const stray = far + random.jitter(0.03)
      return [x + Math.cos(turn) * size * stray, y + Math.sin(turn) * size * stray]
    })
    return open(points)
  }).join('')
  art.movedBy(size * 0.012, size * 0.02, () =>
    art.stroke(lines, tint(color, 0.5), size * 0.03, { opacity: 0.6 }),
  )
  art.stroke(lines, shade(color, 0.5), size * 0.024, { opacity: 0.55 })
}

/** A pool of melted chocolate, sunk into the dough: its far edge in shade, its near lip lit. */
function chocolatePool(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const look = { points: 11, wobble: 0.16, angle: random.angle() }
  const pool = blob(random, x, y, size, size * random.range(0.6, 0.82), look)
  art.fill(closed(shrunk(pool, 1.1, size * 0.06, size * 0.08)), '#ffdc98', 0.5)
  art.fill(closed(shrunk(pool, 1.12, -size * 0.02, -size * 0.03)), '#6d3410', 0.7)
  const melted = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, '#24100a'],
    [0.5, '#3d1c10'],
    [1, '#55301c'],
  ])
  art.fill(closed(pool), melted)
  art.softFill(closed(shrunk(pool, 0.44, size * 0.14, size * 0.14)), '#8a5634', 0.5, size * 0.14)
  const shine = blob(random, x - size * 0.22, y - size * 0.2, size * 0.34, size * 0.09, {
    angle: -0.5,
    wobble: 0.24,
  })
  art.fill(closed(shine), '#f2d6b8', 0.55)
}

function saltFlakes(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  for (const [u, v] of pack(random, x, y, size * 0.66, 9, { tries: 2 })) {
    const reach = size * random.range(0.03, 0.06)
    const flake = blob(random, u, v, reach, reach * 0.7, { points: 4, wobble: 0.2 })
    art.fill(polygon(moved(flake, 1.5, 2.5)), '#3a160c', 0.4)
    art.fill(polygon(flake), '#fffaf0')
  }
}
