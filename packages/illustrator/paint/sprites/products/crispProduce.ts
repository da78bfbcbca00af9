import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, open, type Point, turned } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  size: number
  color: Color
}

/** Half a bell pepper from its stalk's dent around its shoulder down to its foot. */
const PEPPER: readonly Point[] = [
  [0, -0.66],
  [-0.22, -0.78],
  [-0.56, -0.8],
  [-0.84, -0.58],
  [-0.92, -0.2],
  [-0.84, 0.24],
  [-0.68, 0.66],
  [-0.46, 0.94],
  [-0.22, 0.96],
  [0, 0.84],
]

/** A bell pepper from the side, three lobes and a green stalk; `size` is half its height. */
export function bellPepper(art: Canvas, { x, y, size, color }: Spot): void {
  const place = ([u, v]: Point): Point => [x + u * size, y + v * size]
  const outline = closed([
    ...PEPPER.map(place),
    ...PEPPER.slice(1, -1)
      .toReversed()
      .map(([u, v]) => place([-u * 1.04, v])),
  ])
  art.shadow(outline, 20, 0.45)
  const skin = art.radialGradient('cx=".32" cy=".24" r=".9"', [
    [0, tint(color, 0.5)],
    [0.22, mix(color, '#ff5a34', 0.4)],
    [0.56, color],
    [0.84, shade(color, 0.44)],
    [1, shade(color, 0.6)],
  ])
  art.fill(outline, skin)
  art.clipped(outline, () => {
    for (const side of [-1, 1]) {
      const groove = open(
        [
          [side * 0.1, -0.66],
          [side * 0.3 - 0.05, -0.3],
          [side * 0.34 - 0.09, 0.3],
          [side * 0.22 - 0.04, 0.95],
        ].map(([u = 0, v = 0]) => place([u, v])),
      )
      art.stroke(groove, shade(color, 0.6), size * 0.16, { opacity: 0.2 })
      art.stroke(groove, shade(color, 0.66), size * 0.06, { opacity: 0.4 })
      art.movedBy(size * 0.07, 0, () =>
        art.stroke(groove, tint(color, 0.5), size * 0.035, { opacity: 0.4 }),
      )
    }
    art.softFill(ellipse(x, y - size * 0.68, size * 0.3, size * 0.12), shade(color, 0.7), 0.6, 8)
    const gleam = open([place([-0.72, -0.36]), place([-0.74, 0.02]), place([-0.64, 0.36])])
    art.stroke(gleam, '#ffd2b8', size * 0.2, { opacity: 0.25 })
    art.stroke(gleam, '#fff4ea', size * 0.08, { opacity: 0.8 })
    const spot = blob(art.random, ...place([-0.12, -0.36]), size * 0.05, size * 0.15, {
      wobble: 0.1,
    })
    art.softFill(closed(spot), '#fff4ea', 0.8, 6)
  })
  stalk(art, { x, y: y - size * 0.66, size, color: '#5f8f35' })
}

function stalk(art: Canvas, { x, y, size, color }: Spot): void {
  const cap = closed(blob(art.random, x, y, size * 0.24, size * 0.1, { points: 9, wobble: 0.16 }))
  art.fill(cap, shade(color, 0.34))
  const line = open([
    [x, y],
    [x + size * 0.04, y - size * 0.2],
    [x + size * 0.16, y - size * 0.36],
  ])
  art.stroke(line, shade(color, 0.4), size * 0.17)
  art.movedBy(-2, -1, () => art.stroke(line, tint(color, 0.1), size * 0.1))
  art.fill(ellipse(x + size * 0.17, y - size * 0.38, size * 0.08, size * 0.05), '#c9d98a')
}

/** A zucchini that sticks out, its stalk end up; `x`, `y` is that end, `lean` 0 upright. */
export function zucchini(art: Canvas, { x, y, size, color, lean }: Spot & { lean: number }): void {
  const place = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      lean,
      x,
      y,
    )
  const side = [0.2, 0.3, 0.36, 0.4, 0.42].map((half, index): Point => [
    -half,
    [0, 0.12, 0.4, 1.2, 3][index] ?? 0,
  ])
  const outline = closed(place([...side, ...side.map(([u, v]): Point => [-u, v]).toReversed()]))
  art.shadow(outline, 20, 0.45)
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = place([
    [-0.4, 1],
    [0.4, 1],
  ])
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  art.fill(
    outline,
    art.linearGradient(line, [
      [0, shade(color, 0.24)],
      [0.24, tint(mix(color, '#7fb04a', 0.5), 0.24)],
      [0.5, color],
      [1, shade(color, 0.6)],
    ]),
  )
  art.clipped(outline, () => {
    const { random } = art
    const flecks = Array.from({ length: 60 }, (): Point => [
      random.jitter(0.4),
      random.range(0.1, 2.6),
    ])
    art.specks(place(flecks), '#a9cf72', size * 0.05, {
      length: size * 0.09,
      angle: lean + Math.PI / 2,
      opacity: 0.6,
    })
    art.stroke(
      open(
        place([
          [-0.2, 0.2],
          [-0.22, 0.8],
          [-0.22, 1.4],
        ]),
      ),
      '#f2f8d8',
      size * 0.07,
      { opacity: 0.6 },
    )
  })
  const stem = open(
    place([
      [0, 0.06],
      [0.02, -0.2],
      [0.1, -0.36],
    ]),
  )
  art.stroke(stem, shade('#7fa048', 0.45), size * 0.34)
  art.stroke(stem, '#8fae55', size * 0.22)
  const [u, v] = place([[0.11, -0.42]])[0] ?? [x, y]
  art.fill(ellipse(u, v, size * 0.15, size * 0.1), '#d9e2a4')
  art.softFill(ellipse(x, y + size * 0.1, size * 0.2, size * 0.06), SHADOW, 0.2, 4)
}
