import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, pack, type Point, turnedPoint } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'
import type { Piece } from '../types.ts'

/** The skin of a potato in the light from the upper left. */
function skinLight(art: Canvas, color: string): string {
  return art.radialGradient('cx=".34" cy=".24" r=".86"', [
    [0, tint(color, 0.55)],
    [0.3, tint(color, 0.12)],
    [0.62, mix(color, '#a8642a', 0.3)],
    [0.88, shade(color, 0.5)],
    [1, mix(shade(color, 0.62), SHADOW, 0.3)],
  ])
}

/** A potato in its skin, long and lumpy, with its eyes; `size` is half its length. */
export function wholePotato(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const look = { points: 11, wobble: 0.06, angle }
  const outline = closed(blob(random, x, y, size, size * 0.74, look))
  art.softFill(
    ellipse(x + size * 0.16, y + size * 0.68, size * 0.86, size * 0.16),
    SHADOW,
    0.6,
    size * 0.1,
  )
  art.fill(outline, skinLight(art, color))
  art.clipped(outline, () => {
    art.specks(
      pack(random, x, y, size, 70, { ry: size * 0.7, tries: 1 }),
      shade(color, 0.5),
      size * 0.035,
      {
        opacity: 0.45,
      },
    )
    for (const [u, v] of pack(random, 0, 0, size * 0.72, 4, { ry: size * 0.44, tries: 8 })) {
      eye(art, turnedPoint([u, v], angle, x, y), size * random.range(0.05, 0.09))
    }
    art.softFill(
      ellipse(x - size * 0.34, y - size * 0.36, size * 0.2, size * 0.09),
      '#fff6e0',
      0.6,
      size * 0.07,
    )
    art.stroke(
      open([
        [x + size * 0.3, y + size * 0.62],
        [x + size * 0.7, y + size * 0.34],
        [x + size * 0.86, y],
      ]),
      '#d9906a',
      size * 0.06,
      { opacity: 0.35 },
    )
  })
}

/** A dent with a brow of skin over it. */
function eye(art: Canvas, [x, y]: Point, size: number): void {
  const lean = art.random.jitter(0.7)
  const brow = [-1, 0, 1].map((u): Point => {
    return turnedPoint([u * size, (u * u - 1) * size * 0.3], lean, x, y)
  })
  layered(art, open(brow), [
    { color: '#fbe2b4', width: size * 0.5, dy: size * 0.44, opacity: 0.5 },
    { color: '#5a2e14', width: size * 0.42, opacity: 0.75 },
  ])
}

/** Half a potato that leans back, its cut face to us, pale and wet; `size` is half its length. */
export function cutPotato(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  art.softFill(
    ellipse(x + size * 0.14, y + size * 0.66, size * 0.9, size * 0.16),
    SHADOW,
    0.6,
    size * 0.1,
  )
  const look = { points: 11, wobble: 0.035, angle }
  const skin = blob(random, x + size * 0.06, y + size * 0.04, size, size * 0.72, look)
  art.fill(closed(skin), skinLight(art, shade(color, 0.2)))
  const rim = skin.map(([u, v]): Point => [
    x + (u - x) * 0.95 - size * 0.05,
    y + (v - y) * 0.92 - size * 0.05,
  ])
  art.fill(closed(rim), '#c48a3c')
  const face = rim.map(([u, v]): Point => [x + (u - x) * 0.965, y + (v - y) * 0.955])
  const flesh = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, '#fffbe2'],
    [0.5, '#fbeeb0'],
    [1, '#e6c468'],
  ])
  art.fill(closed(face), flesh)
  const ring = face.map(([u, v]): Point => [x + (u - x) * 0.8, y + (v - y) * 0.78])
  art.stroke(closed(ring), '#e0be62', size * 0.035, { opacity: 0.6 })
  art.softFill(
    ellipse(x - size * 0.36, y - size * 0.26, size * 0.26, size * 0.06),
    '#ffffff',
    0.85,
    size * 0.04,
  )
}
