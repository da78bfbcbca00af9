import type { Canvas } from '../../core/canvas.ts'
import { shade } from '../../core/color.ts'
import { blob, ellipse, open, type Point, turned } from '../../core/contour.ts'
import type { Morsel } from './morsels.ts'

/** A lemon, lime or orange as it lies: `size` is its radius, `x`, `y` its middle. */
export function citrus(art: Canvas, { x, y, size, angle = 0.2, color }: Morsel, tip = 1.16): void {
  const outline = turned(
    [
      [-tip, 0],
      [-0.84, -0.52],
      [0, -0.84],
      [0.8, -0.54],
      [tip, 0],
      [0.8, 0.56],
      [0, 0.86],
      [-0.84, 0.54],
    ].map(([u = 0, v = 0]): Point => [u * size, v * size]),
    angle,
    x,
    y,
  )
  art.body(outline, color, { height: 6, lit: 0.86, shaded: 0.24, offset: 0.08 })
  const pores = Array.from({ length: 14 }, (): Point => [
    x + art.random.jitter(size * 0.6),
    y + art.random.jitter(size * 0.5),
  ])
  art.specks(pores, shade(color, 0.22), size * 0.05, { opacity: 0.6 })
  art.fill(ellipse(x - size * 0.34, y - size * 0.42, size * 0.26, size * 0.13), '#fff7d6', 0.75)
}

/** An onion cut in half, its rings up. */
export function onionHalf(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  art.rotated(angle, x, y, () => {
    const skin = blob(art.random, x, y, size, size * 0.92, { points: 12, wobble: 0.02 })
    art.body(skin, color, { height: 12, lit: 0.96, shaded: 0.3 })
    art.stroke(
      open([
        [x + size * 0.9, y],
        [x + size * 1.12, y - 4],
        [x + size * 1.25, y + 6],
      ]),
      shade(color, 0.3),
      9,
    )
    art.fill(ellipse(x, y, size * 0.9, size * 0.82), '#f6ecd2')
    for (const share of [0.76, 0.6, 0.44, 0.28]) {
      art.stroke(ellipse(x + 2, y + 1, size * share, size * share * 0.9), '#c9bd8e', 3.5, {
        opacity: 0.8,
      })
    }
    art.fill(ellipse(x + 2, y, size * 0.12, size * 0.1), '#d7d29a')
  })
}
