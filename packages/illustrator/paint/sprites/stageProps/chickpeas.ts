import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, num, type Point, turned } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'

/** A chickpea of size 1: two round cheeks, a small beak between them. */
const PEA = shape(
  '0.1 -1.14, 0.3 -0.92, 0.78 -0.72, 1.02 -0.1, 0.84 0.62, 0.24 1, -0.44 0.92, -0.96 0.4, -0.96 -0.3, -0.58 -0.84, -0.14 -0.96',
)

/** How far up each row of a heap lies, half how wide it is, and how dim. */
const ROWS = [
  [-174, 26, 0.05],
  [-163, 58, 0],
  [-148, 82, 0],
  [-132, 98, 0.04],
  [-115, 104, 0.1],
  [-99, 92, 0.18],
] as const

/** Chickpeas heaped in a bowl whose rim is 116 above the origin, those behind first. */
export function chickpeaHeap(art: Canvas, color: Color): void {
  const { random } = art
  const between = shade(color, 0.62)
  art.fill('M-108-112C-84-142-44-168 0-172C44-168 84-142 108-112Q0-80-108-112Z', between)
  for (const [y, half, dim] of ROWS) {
    const count = Math.max(2, Math.round((half * 2) / 29))
    for (let index = 0; index < count; index += 1) {
      const share = (index + 0.5) / count - 0.5
      const u = share * 2 * half + random.jitter(5)
      const size = random.range(16, 19.5)
      const tone = random.pick([color, tint(color, 0.14), shade(color, 0.1), tint(color, 0.24)])
      const shaded = shade(tone, Math.max(0, dim + share * 0.24))
      chickpea(art, [u, y + random.jitter(5)], size, shaded)
    }
  }
}

function chickpea(art: Canvas, [x, y]: Point, size: number, color: Color): void {
  const angle = art.random.angle()
  const points = PEA.map(([u, v]): Point => [u * size, v * size])
  const outline = closed(turned(points, angle, x, y))
  art.movedBy(2.5, 5, () => art.fill(outline, SHADOW, 0.34))
  art.fill(outline, shade(color, 0.34))
  const lit = closed(
    turned(
      points.map(([u, v]): Point => [u * 0.86, v * 0.86]),
      angle,
      x - 1.6,
      y - 2.4,
    ),
  )
  art.fill(lit, color)
  const [from, over, to] = turned(
    [
      [size * 0.08, -size * 1.06],
      [-size * 0.16, -size * 0.4],
      [-size * 0.02, size * 0.24],
    ],
    angle,
    x,
    y,
  )
  if (from && over && to) {
    const crease = `M${from.map(num).join(' ')}Q${over.map(num).join(' ')} ${to.map(num).join(' ')}`
    art.stroke(crease, shade(color, 0.42), 2.6, { opacity: 0.75 })
  }
  art.fill(circle(x - size * 0.34, y - size * 0.42, size * 0.32), tint(color, 0.5), 0.8)
  art.fill(circle(x - size * 0.42, y - size * 0.52, size * 0.13), '#ffffff', 0.9)
}
