import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, open, shrunk, turned, turnedPoint } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Food, Piece } from '../types.ts'

/** A round slice of tomato with its chambers and seeds; `size` is its radius. */
function tomatoSlice(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.97, { points: 12, wobble: 0.025 })
  art.body(outline, color, { height: 8, lit: 0.95, shaded: 0.24 })
  art.fill(closed(shrunk(outline, 0.84, -1, -1)), tint(color, 0.3))
  const core = blob(random, x, y, size * 0.2, size * 0.2, { points: 7, wobble: 0.15 })
  art.fill(closed(core), tint(color, 0.5))
  const chambers = random.whole(5, 6)
  const start = random.angle()
  for (let index = 0; index < chambers; index += 1) {
    tomatoChamber(art, { x, y, size, color, angle: start + (index / chambers) * Math.PI * 2 })
  }
  const gleam = [
    [-0.5, -0.66],
    [-0.2, -0.82],
    [0.12, -0.84],
  ] as const
  const line = gleam.map(([u, v]) => [u * size, v * size] as const)
  art.stroke(open(turned(line, -0.25, x, y)), '#fff', size * 0.05, { opacity: 0.6 })
}

function tomatoChamber(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const shape = [
    [0.26, -0.1],
    [0.5, -0.23],
    [0.72, -0.17],
    [0.74, 0.12],
    [0.52, 0.24],
    [0.27, 0.1],
  ] as const
  const points = turned(
    shape.map(([u, v]) => [u * size, v * size] as const),
    angle,
    x,
    y,
  )
  art.fill(closed(points), shade(color, 0.1))
  art.fill(closed(shrunk(points, 0.8, size * 0.02, size * 0.03)), mix(color, '#f29a3e', 0.45))
  for (let seed = 0; seed < 3; seed += 1) {
    const along = size * (0.38 + 0.13 * seed)
    const [sx, sy] = turnedPoint([along, art.random.jitter(size * 0.1)], angle, x, y)
    art.fill(ellipse(sx, sy, size * 0.048, size * 0.035), '#f8dc94')
  }
}

export const vegetables = {
  tomato: {
    shows: 'slices of tomato',
    placed: 'scatter',
    size: 0.24,
    count: 6,
    color: '#d64a2c',
    draw: tomatoSlice,
  },
} satisfies Record<string, Food>
