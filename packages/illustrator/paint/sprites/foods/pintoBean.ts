import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point, shrunk, turned } from '../../core/contour.ts'
import { laid } from './touches.ts'

/** Beans of one pot: plump, bowed around the place where they hung. */
const FORMS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-1, 0.1],
    [-0.82, -0.46],
    [-0.16, -0.64],
    [0.6, -0.56],
    [1, -0.02],
    [0.86, 0.5],
    [0.4, 0.5],
    [0.02, 0.26],
    [-0.4, 0.46],
    [-0.82, 0.54],
  ],
  [
    [-1.04, 0.02],
    [-0.72, -0.52],
    [0, -0.6],
    [0.72, -0.5],
    [1.02, 0.08],
    [0.74, 0.56],
    [0.3, 0.42],
    [-0.1, 0.3],
    [-0.44, 0.5],
    [-0.86, 0.46],
  ],
  [
    [-0.94, -0.06],
    [-0.6, -0.6],
    [0.08, -0.66],
    [0.76, -0.44],
    [0.98, 0.14],
    [0.7, 0.6],
    [0.24, 0.54],
    [-0.24, 0.46],
    [-0.7, 0.5],
  ],
]

interface Spot {
  x: number
  y: number
  /** Half its length. */
  size: number
}

/** A stewed pinto bean, half sunk in the sauce it was cooked in. */
export function pintoBean(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const angle = random.pick([-0.5, 0.1, 0.5, 2.8, 3.3, -0.2, 1.1, 3.9]) + random.jitter(0.3)
  const shape = laid(random.pick(FORMS), { x: 0, y: 0, size, angle }).map(([u, v]): Point => [
    x + u,
    y + v * 0.8,
  ])
  const own = mix('#cf8458', random.pick(['#e4b184', '#b0603c', '#dc9a68']), random.next() * 0.8)
  art.movedBy(size * 0.08, size * 0.2, () =>
    art.softFill(closed(shape), '#1a0303', 0.75, size * 0.1),
  )
  art.fill(closed(shape), '#43130c')
  const round = art.radialGradient('cx=".36" cy=".26" r=".78"', [
    [0, mix(own, '#ffe6c2', 0.5)],
    [0.3, mix(own, '#fac894', 0.4)],
    [0.56, own],
    [0.84, mix(own, '#3a0e08', 0.55)],
    [1, '#3a0e08'],
  ])
  art.fill(closed(shrunk(shape, 0.95, 0, -size * 0.02)), round)
  if (random.next() < 0.4) {
    const [u, v] = turned([[0, size * 0.16]], angle, x, y)[0] ?? [x, y]
    art.fill(ellipse(u, v, size * 0.14, size * 0.07), '#f2d2b4', 0.75)
  }
  lapped(art, { x, y, size }, shape)
  shine(art, { x, y, size })
}

/** From where on a bean is under the sauce, along the way to its near end; some lie on top. */
const SHORES = [0.66, 0.74, 0.84, 0.7, 0.92] as const

/** Sauce that laps over one end of a bean and goes over into what lies around it. */
function lapped(art: Canvas, { size }: Spot, shape: readonly Point[]): void {
  const { random } = art
  const shore = random.pick(SHORES)
  const lean = random.pick([-0.5, -0.3, 0.3, 0.5])
  const across = `x1="${num(0.5 - lean)}" x2="${num(0.5 + lean)}" y1="0" y2="1"`
  const sauce = art.linearGradient(across, [
    [shore, '#8a2a14', 0],
    [shore + 0.03, '#8a2a14', 0.7],
    [Math.min(1, shore + 0.2), '#7a220e', 0.95],
  ])
  art.fill(closed(shrunk(shape, 1.04, 0, size * 0.02)), sauce)
}

/** The window on its wet skin. */
function shine(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const bar: Point[] = [
    [-0.26, 0.07],
    [0, -0.03],
    [0.26, -0.04],
  ]
  const at = bar.map(([u, v]): Point => [x + (u - 0.2) * size, y + (v - 0.32) * size])
  art.stroke(open(at), '#fff4e6', size * random.range(0.09, 0.13), {
    opacity: random.range(0.7, 0.95),
  })
}
