import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  closed,
  ellipse,
  moved,
  num,
  open,
  type Path,
  type Point,
  shrunk,
  turned,
} from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { laid, layered } from './touches.ts'
import { type Fill, filling } from './surface.ts'

/** The edge on which the sauce runs out over the rice, from the far wall to the near one. */
const SHORE: readonly Point[] = [
  [0.21, -0.97],
  [0.15, -0.88],
  [0.04, -0.74],
  [0.04, -0.62],
  [0.08, -0.52],
  [-0.02, -0.42],
  [-0.13, -0.34],
  [-0.13, -0.22],
  [-0.05, -0.13],
  [-0.12, -0.02],
  [-0.22, 0.08],
  [-0.21, 0.22],
  [-0.12, 0.3],
  [-0.17, 0.42],
  [-0.21, 0.56],
  [-0.1, 0.66],
  [-0.02, 0.76],
  [0.04, 0.9],
  [0.16, 0.98],
]

/** Along the wall of the vessel, back from the near end to the far one. */
const WALL: readonly Point[] = Array.from({ length: 11 }, (_, index): Point => {
  const turn = 1.3 - (index / 10) * 2.6
  return [Math.cos(turn) * 1.025, Math.sin(turn) * 1.025]
})

/** Beans spooned over one half of a bowl: their thick sauce runs out over what lies beside them. */
export function stewedBeans(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = [(area.width / 2) * scale, (area.height / 2) * scale]
  const place = ([u, v]: Point): Point => [area.x + u * rx, area.y + v * ry]
  const shore = SHORE.map(([u, v]) => place([u + random.jitter(0.03), v + random.jitter(0.02)]))
  const pool = [...shore, ...WALL.map(place)]
  const sauce = mix(color, '#6a3012', 0.72)
  art.movedBy(-4, 4, () => art.softFill(closed(pool), '#6b3414', 0.5, 16))
  art.movedBy(5, 8, () => art.fill(closed(pool), SHADOW, 0.45))
  art.fill(closed(pool), shade(sauce, 0.3))
  const wet = art.radialGradient('cx=".4" cy=".36" r=".72"', [
    [0, mix(sauce, '#9a5526', 0.6)],
    [0.5, sauce],
    [1, shade(sauce, 0.4)],
  ])
  art.fill(closed(shrunk(pool, 0.985)), wet)
  // Thick sauce stands up at its edge and mirrors the window there.
  for (const [from, to, width] of [
    [2, 5, 5],
    [6, 8, 4],
    [9, 12, 6],
    [13, 16, 4],
  ] as const) {
    art.stroke(open(moved(shore.slice(from, to), 9, 4)), '#f0c49a', width, { opacity: 0.6 })
  }
  art.clipped(closed(pool), () => {
    heap(art, area, pool, { color, sauce, size: rx * 0.078 })
    gloss(art, area, rx)
  })
}

/** The window's light on the heap, and the shade of its far side and of the rim. */
function gloss(art: Canvas, area: Area, reach: number): void {
  const at = (u: number, v: number) => `${num(area.x + u * reach)}" cy="${num(area.y + v * reach)}`
  const light = art.radialGradient(
    `gradientUnits="userSpaceOnUse" cx="${at(0.22, -0.3)}" r="${num(reach * 0.86)}"`,
    [
      [0, '#ffc48a', 0.3],
      [0.5, '#ffb27a', 0.1],
      [0.6, SHADOW, 0],
      [1, SHADOW, 0.2],
    ],
  )
  const { x, y } = area
  art.fill(ellipse(x, y, reach * 1.1, reach * 1.1), light)
  art.movedBy(-reach * 0.06, reach * 0.03, () =>
    art.stroke(ellipse(x, y, reach * 1.06, reach * 1.06), SHADOW, reach * 0.1, { opacity: 0.16 }),
  )
}

interface Heap {
  color: Color
  sauce: Color
  size: number
}

/** How far a place lies within a contour: 0 at its edge, and outside of it. */
function depthIn(contour: readonly Point[], [x, y]: Point): number {
  let inside = false
  let nearest = Infinity
  contour.forEach(([ax, ay], index) => {
    const [bx, by] = contour[(index + 1) % contour.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    nearest = Math.min(
      nearest,
      Math.hypot(ax - x, ay - y),
      Math.hypot((ax + bx) / 2 - x, (ay + by) / 2 - y),
    )
  })
  return inside ? nearest : 0
}

/** The beans: those at the edge lie under the sauce, those in the middle on top of each other. */
function heap(art: Canvas, area: Area, pool: readonly Point[], { color, sauce, size }: Heap): void {
  const { random } = art
  const places = filling(art, area, 1.04, size * 1.14)
    .map((at): Point => [at[0] + random.jitter(size * 0.4), at[1] + random.jitter(size * 0.4)])
    .map((at) => ({ at, depth: depthIn(pool, at) / size }))
    .filter(({ depth }) => depth > 0.9 && (depth > 1.8 || random.next() < 0.66))
    .toSorted(
      (one, other) =>
        Math.min(2.4, one.depth) - Math.min(2.4, other.depth) || one.at[1] - other.at[1],
    )
  for (const { at, depth } of places) {
    const sunk = Math.max(0, Math.min(1, (2.3 - depth) / 1.3))
    bean(art, at, { color, sauce, size: size * random.range(0.9, 1.12) }, sunk)
  }
}

/** Beans of one pot: plump, long, bowed. */
const FORMS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-1, 0.02],
    [-0.72, -0.56],
    [0, -0.7],
    [0.74, -0.54],
    [1, 0.04],
    [0.66, 0.56],
    [0, 0.5],
    [-0.66, 0.58],
  ],
  [
    [-0.94, 0.1],
    [-0.74, -0.5],
    [-0.06, -0.66],
    [0.64, -0.6],
    [0.98, -0.06],
    [0.72, 0.54],
    [0.04, 0.64],
    [-0.66, 0.6],
  ],
  [
    [-1.08, -0.04],
    [-0.7, -0.52],
    [0.04, -0.58],
    [0.8, -0.46],
    [1.06, 0.1],
    [0.64, 0.48],
    [0.02, 0.36],
    [-0.7, 0.44],
  ],
]

function bean(art: Canvas, [x, y]: Point, { color, sauce, size }: Heap, sunk: number): void {
  const { random } = art
  const spot = { x, y, size, angle: random.angle() }
  const slim = random.range(0.78, 0.92)
  const form = random.pick(FORMS).map(([u, v]): Point => [u, v * slim])
  const shape = laid(form, spot)
  const own = mix(
    mix(color, random.pick(['#46201a', '#20120f', '#5a2c1c']), random.range(0.1, 0.6)),
    sauce,
    sunk * 0.5,
  )
  layered(art, closed(shape), [
    { color: '#120606', dx: size * 0.14, dy: size * 0.26, opacity: 0.6 - sunk * 0.3 },
    { color: shade(own, 0.5) },
  ])
  const round = art.radialGradient('cx=".36" cy=".3" r=".74"', [
    [0, mix(tint(own, 0.2), '#a0603c', 0.34)],
    [0.4, own],
    [1, mix(own, '#0c0406', 0.6)],
  ])
  art.fill(closed(shrunk(shape, 0.94, -size * 0.03, -size * 0.05)), round)
  if (sunk > 0.3) art.fill(film(spot, shape), sauce, sunk * 0.62)
  if (sunk < 0.3 && random.next() < 0.28) {
    const [u, v] = turned([[0, size * 0.3]], spot.angle, x, y)[0] ?? [x, y]
    art.fill(ellipse(u, v, size * 0.15, size * 0.09), '#cdb6a4', 0.75)
  }
  shine(art, spot, sunk)
}

/** The sauce that stands over the near half of a bean. */
function film(
  { x, y, size }: { x: number; y: number; size: number },
  shape: readonly Point[],
): Path {
  const near = shape.map(([u, v]): Point => [u, Math.max(v, y + size * 0.06 + (u - x) * 0.1)])
  return closed(near)
}

/** A window on a wet skin: a short bent bar on most, a point on some. */
function shine(
  art: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  sunk: number,
): void {
  const { random } = art
  if (random.next() < 0.22) return
  const bar: Point[] = [
    [-0.3, 0.06],
    [0, -0.05],
    [0.24, -0.04],
  ]
  const at = turned(
    bar.map(([u, v]): Point => [u * size, v * size]),
    -0.5 + random.jitter(0.3),
    x - size * 0.24,
    y - size * 0.28,
  )
  art.stroke(open(at), '#fff0de', size * random.range(0.1, 0.17), {
    opacity: random.range(0.4, 0.85) * (1 - sunk * 0.4),
  })
}
