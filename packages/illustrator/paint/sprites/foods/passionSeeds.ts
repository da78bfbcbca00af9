import type { Canvas } from '../../core/canvas.ts'
import { closed, ellipse, type Point, sized, turned } from '../../core/contour.ts'

/** A seed that points to the right, in shares of half its length. */
const SEED: readonly Point[] = [
  [1, 0],
  [0.3, 0.62],
  [-0.8, 0.45],
  [-0.8, -0.45],
  [0.3, -0.62],
]

/** Black seeds half sunk in pulp: each shades what is below it, and the pulp lies over its foot. */
export function passionSeeds(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  const seeds = places.map(([x, y]) => ({
    x,
    y,
    half: size * random.range(0.75, 1.1),
    angle: random.angle(),
  }))
  const each = (draw: (seed: (typeof seeds)[number]) => string) => seeds.map(draw).join('')
  const shade = each(({ x, y, half }) =>
    ellipse(x + half * 0.35, y + half * 0.45, half * 0.95, half * 0.66),
  )
  art.fill(shade, '#a65306', 0.45)
  art.fill(
    each(({ x, y, half, angle }) => closed(turned(sized(SEED, half), angle, x, y))),
    '#1b1216',
  )
  const sunk = each(({ x, y, half }) =>
    ellipse(x + half * 0.25, y + half * 0.6, half * 0.8, half * 0.34),
  )
  art.fill(sunk, '#e89a18', 0.5)
  const light = each(({ x, y, half }) =>
    ellipse(x - half * 0.25, y - half * 0.28, half * 0.28, half * 0.18),
  )
  art.fill(light, '#ffffff')
}
