import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, turned } from '../../core/contour.ts'
import { enamel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { footShadow, gleam } from './parts.ts'

/** A colander heaped with spinach just rinsed, some of it over its rim, for a table with greens. */
export function colander(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 170, 790)
  art.group('transform="translate(600 786) scale(1.16) translate(-600 -776)"', () => {
    art.fill(ellipse(600, 470, 276, 40), shade(color, 0.55))
    const { random } = art
    for (const { count, high, spread, share, size } of LAYERS) {
      for (let index = 0; index < count; index += 1) {
        const u = (((index + 0.5) / count) * 2 - 1) * spread + random.jitter(14)
        const top = high * (1 - (u / 300) ** 2)
        const leaf = {
          x: 600 + u * 0.8,
          y: 500 - top + random.jitter(12),
          size: random.range(size[0], size[1]),
          angle: -Math.PI / 2 + (u / 230) * 1.15 + random.jitter(0.6),
          color: mix(accent, '#0b2e26', Math.max(0, share + random.jitter(0.08))),
        }
        spinach(art, leaf, random.pick([-1, 1]) * random.range(0.1, 0.5))
      }
    }
    body(art, color)
    const over = [
      { x: 380, y: 452, size: 128, angle: 2.5, bend: -0.5 },
      { x: 480, y: 466, size: 104, angle: 1.9, bend: 0.4 },
      { x: 780, y: 456, size: 132, angle: 0.72, bend: 0.5 },
    ]
    for (const { bend, ...spot } of over) {
      spinach(art, { ...spot, color: tint(accent, 0.08) }, bend)
    }
  })
}

/** From the leaves at the back to those in front: how high they reach, how dark they are. */
const LAYERS = [
  { count: 11, high: 104, spread: 220, share: 0.56, size: [120, 160] },
  { count: 12, high: 74, spread: 250, share: 0.36, size: [110, 150] },
  { count: 12, high: 40, spread: 262, share: 0.16, size: [110, 146] },
  { count: 11, high: -2, spread: 256, share: 0, size: [104, 140] },
] as const

interface Leaf {
  x: number
  y: number
  size: number
  angle: number
  color: Color
}

/** A leaf from its stalk at `x`, `y`: round, puckered between its ribs, bent over to one side. */
function spinach(art: Canvas, { x, y, size, angle, color }: Leaf, bend: number): void {
  const { random } = art
  const rib = (t: number): Point => [t * size, bend * size * t * t]
  const half = (t: number) => size * 0.39 * Math.sin(Math.PI * t ** 0.62) ** 0.8
  const rim = (side: number) =>
    [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.9, 0.97].map((t, index): Point => {
      const [u, v] = rib(t)
      return [u, v + side * half(t) * (1 + (index % 2 ? 0.1 : -0.06) + random.jitter(0.05))]
    })
  const place = (points: readonly Point[]) => turned(points, angle, x, y)
  const [left, right] = [rim(-1), rim(1)]
  const outline = closed(place([[0, 0], ...left, rib(1), ...right.toReversed()]))
  art.shadow(outline, 16, 0.4)
  art.fill(outline, shade(color, 0.16))
  const spine = [0.92, 0.7, 0.45, 0.2, 0].map(rib)
  const lit = Math.cos(angle) * 0.85 - Math.sin(angle) * 0.55 > 0 ? left : right
  art.fill(closed(place([...lit, ...spine])), tint(color, 0.16))
  const puckers = [0.3, 0.48, 0.66].flatMap((t) =>
    [-0.55, 0.55].map((side): Point => {
      const [u, v] = rib(t)
      return [u + size * 0.05, v + side * half(t)]
    }),
  )
  for (const [u, v] of place(puckers)) {
    art.fill(ellipse(u - 2, v - 3, size * 0.075, size * 0.05), '#e6f2b8', 0.15)
    art.fill(ellipse(u + 4, v + 6, size * 0.07, size * 0.04), SHADOW, 0.08)
  }
  const ribs = [0.22, 0.4, 0.58, 0.75].flatMap((t) =>
    [-1, 1].map((side) => {
      const [u, v] = rib(t)
      return open(place([rib(t), [u + size * 0.08, v + side * half(t) * 0.8]]))
    }),
  )
  art.stroke(ribs.join(''), tint(color, 0.4), size * 0.014, { opacity: 0.7 })
  art.stroke(
    open(place([[-size * 0.16, 0], ...spine.toReversed()])),
    tint(color, 0.5),
    size * 0.028,
  )
  if (random.next() < 0.3) drop(art, place([[size * 0.6, bend * size * 0.36 - size * 0.12]])[0])
}

/** A drop of the water it was rinsed in. */
function drop(art: Canvas, [x, y]: Point = [0, 0]): void {
  art.fill(ellipse(x + 1, y + 3, 6, 5), '#123a2a', 0.5)
  art.fill(ellipse(x, y, 6, 5), '#dff0e0', 0.85)
  art.fill(ellipse(x - 2, y - 2, 2.4, 1.8), '#ffffff')
}

function body(art: Canvas, color: Color): void {
  art.fill('M480 776L500 730H700L720 776Z', shade(color, 0.4))
  art.fill(
    'M326 474C420 512 780 512 874 474C870 622 790 722 700 744H500C410 722 334 622 326 474Z',
    enamel(art, color),
  )
  const holes: Point[] = []
  for (let row = 0; row < 5; row += 1) {
    const half = 236 - row * 20 - row * row * 4
    for (let place = 0; place < 9 - row; place += 1) {
      const u = ((place / (8 - row)) * 2 - 1) * half
      holes.push([600 + u, 566 + row * 38 - (u / 240) ** 2 * 22])
    }
  }
  art.specks(holes, shade(color, 0.62), 17)
  art.movedBy(2, 4, () => art.specks(holes, tint(color, 0.4), 5, { opacity: 0.6 }))
  const rim = 'M322 470C420 512 780 512 878 470'
  art.stroke(rim, shade(color, 0.3), 26)
  art.movedBy(0, -4, () => art.stroke(rim, tint(color, 0.14), 16))
  art.stroke('M372 482C470 506 560 508 620 508', tint(color, 0.7), 5)
  for (const side of [-1, 1]) {
    const x = 600 + side * 288
    art.stroke(
      `M${x} 466q${side * 46} 4 ${side * 40} 52q-${side * 2} 26-${side * 36} 30`,
      shade(color, 0.3),
      18,
    )
  }
  gleam(art, 'M360 520C366 600 410 680 462 720C430 660 412 600 410 534Z', 0.4)
}
