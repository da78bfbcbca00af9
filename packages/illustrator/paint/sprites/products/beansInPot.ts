import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, ellipse, type Point } from '../../core/contour.ts'
import { laid, patches } from '../foods/touches.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { leaf } from './morsels.ts'
import { pairs } from './pairs.ts'
import { type Opening, withinRim } from './stewInPot.ts'

const KIDNEY = pairs('-1,0 -.8,-.46 -.2,-.62 .5,-.56 .96,-.16 .92,.3 .5,.5 .1,.34 -.36,.48 -.8,.4')

interface Beans extends Opening {
  color: Color
}

/** Pinto beans in their broth, a heap of them above it; the opening of the pot is 2 `rx` wide. */
export function beansIn(art: Canvas, beans: Beans): void {
  const { x, y, rx, ry, color } = beans
  const broth = art.radialGradient('cx=".4" cy=".3" r=".8"', [
    [0, mix(color, '#c07a44', 0.5)],
    [0.55, shade(color, 0.36)],
    [1, shade(color, 0.7)],
  ])
  art.fill(ellipse(x, y, rx, ry), broth)
  art.clipped(withinRim(beans), () => heap(art, beans))
  leaf(art, { x: x - rx * 0.6, y: y - ry * 0.1, size: rx * 0.46, angle: -0.25, color: '#7d8c4a' })
  const sprig = { x: x - rx * 0.02, y: y + ry * 0.36, size: rx * 0.5, angle: 0.2 }
  thymeSprig(art, { ...sprig, color: '#5f8a3c' })
}

function heap(art: Canvas, { x, y, rx, ry, color }: Beans): void {
  const { random } = art
  const rows = [-0.8, -0.58, -0.36, -0.14, 0.08, 0.3, 0.52]
  for (const [row, v] of rows.entries()) {
    const half = Math.sqrt(1 - v * v) * 0.94
    const count = Math.round((10.4 - row * 0.3) * half)
    for (let index = 0; index < count; index += 1) {
      const u = ((index + 0.5 + (row % 2 ? 0.25 : -0.25)) / count - 0.5) * 2 * half
      // Here and there the broth shows between them.
      if (random.next() < 0.08) continue
      const rise = (1 - u * u - v * v * 0.5) * 14
      const at = { x: x + u * rx + random.jitter(10), y: y + v * ry - rise + random.jitter(6) }
      bean(art, { ...at, size: random.range(18, 24) + row * 0.8, angle: random.jitter(1.5), color })
    }
  }
}

interface Bean {
  x: number
  y: number
  size: number
  angle: number
  color: Color
}

/** One cooked bean: round and wet, its skin streaked, pale where it grew on its pod. */
function bean(art: Canvas, spot: Bean): void {
  const { x, y, size, angle } = spot
  const { random } = art
  const color = mix(
    spot.color,
    random.pick(['#e8c096', '#96532f', '#d9a070', '#f0d2ac']),
    random.next() * 0.75,
  )
  const outline = laid(KIDNEY, spot)
  const below = outline.map(([u, v]): Point => [u + 3, v + 7])
  art.fill(closed(below), '#2a0f0a', 0.7)
  art.fill(closed(outline), shade(color, 0.32))
  const lit = outline.map(([u, v]): Point => [x + (u - x) * 0.88 - 1, y + (v - y) * 0.84 - 2])
  art.fill(closed(lit), color)
  const streaks = patches(art, {
    x,
    y,
    angle,
    rx: size * 0.7,
    ry: size * 0.34,
    count: 5,
    grain: size * 0.16,
  })
  art.fill(streaks, mix(color, '#5a2412', 0.75), 0.6)
  art.fill(
    ellipse(x - size * 0.3, y - size * 0.3, size * 0.17, size * 0.07),
    tint(color, 0.85),
    0.9,
  )
}
