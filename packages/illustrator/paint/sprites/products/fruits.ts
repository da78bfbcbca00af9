import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, ellipse, moved, open, type Point, turned } from '../../core/contour.ts'
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

/** An onion cut in half, its rings up, the skin's side seen below; red ones have purple rings. */
export function onionHalf(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  art.rotated(angle, x, y, () => {
    const skin = blob(art.random, x, y, size, size * 0.92, { points: 12, wobble: 0.02 })
    const below = moved(skin, size * 0.03, size * 0.12)
    art.shadow(closed(below), size * 0.16, 0.5)
    art.fill(closed(below), shade(color, 0.5))
    art.fill(closed(moved(skin, 0, size * 0.05)), shade(color, 0.24))
    const root = open([
      [x + size * 0.9, y],
      [x + size * 1.12, y - 4],
      [x + size * 1.25, y + 6],
    ])
    art.stroke(root, shade(color, 0.3), 9)
    art.fill(closed(skin), color)
    const flesh = art.radialGradient('cx=".42" cy=".4" r=".62"', [
      [0, '#fffdf6'],
      [0.7, '#f8eee2'],
      [1, mix(color, '#f6ecd2', 0.62)],
    ])
    art.fill(ellipse(x, y, size * 0.93, size * 0.85), flesh)
    for (const [index, share] of [0.8, 0.66, 0.53, 0.4, 0.28, 0.16].entries()) {
      const ring = ellipse(x + index * 1.5, y + index, size * share, size * share * 0.89)
      art.stroke(ring, mix(color, '#f3e6d2', 0.3), size * (0.034 - index * 0.003), { opacity: 0.8 })
      art.movedBy(-2, -3, () => art.stroke(ring, '#ffffff', size * 0.02, { opacity: 0.7 }))
    }
    art.fill(ellipse(x + 8, y + 5, size * 0.08, size * 0.07), mix(color, '#dfe0a0', 0.7))
    const wet = `M${x - size * 0.62} ${y - size * 0.36}Q${x - size * 0.42} ${y - size * 0.64} ${x - size * 0.1} ${y - size * 0.7}`
    art.stroke(wet, '#ffffff', size * 0.05, { opacity: 0.75 })
  })
}
