import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Point, shrunk } from '../../core/contour.ts'
import { roundArea } from '../areas.ts'
import type { Area } from '../types.ts'
import { type Fill, filling, halves } from './surface.ts'
import { layered, sunflower } from './touches.ts'

/** A mound of sticky rice turned out of a bowl: the grains cling together and gleam, coconut cream runs down. */
export function stickyrice(art: Canvas, area: Area, { color, scale }: Fill): void {
  const radius = Math.min(...halves(area, scale))
  const { x } = area
  const rise = radius * 0.5 * riseIn(art.camera)
  // What stands out above its foot, seen from lower down, reaches further up the sheet.
  const y = area.y - rise * 0.5
  const [rx, ry] = [radius, Math.hypot(radius, rise) - rise * 0.1]
  const outline = blob(art.random, x, y, rx, ry, { points: 16, wobble: 0.025 })
  art.movedBy(radius * 0.16, radius * 0.2, () =>
    art.softFill(closed(outline), SHADOW, 0.42, radius * 0.08),
  )
  art.movedBy(3, 7, () => art.fill(closed(outline), SHADOW, 0.5))
  art.fill(closed(outline), mix(color, '#b09468', 0.45))
  const place = { ...roundArea(x, y, rx), height: ry * 2 }
  plump(art, filling(art, place, 0.98, 13), mix(color, '#e2cfa4', 0.3))
  art.clipped(closed(shrunk(outline, 1.03)), () => {
    const dome = art.radialGradient('cx=".36" cy=".26" r=".78"', [
      [0, '#fffdf4', 0.5],
      [0.36, '#fffdf4', 0.1],
      [0.56, '#5a3a3a', 0.06],
      [0.82, '#4a2a3a', 0.42],
      [1, SHADOW, 0.64],
    ])
    art.fill(closed(shrunk(outline, 1.03)), dome)
  })
  // Grains on the crown catch the light, each for itself.
  const crown = { x: x - rx * 0.12, y: y - ry * 0.16, rx: rx * 0.6, ry: ry * 0.56 }
  plump(art, sunflower(art, crown, 80, 0.9), tint(color, 0.5))
  coconutCream(art, x - radius * 0.06, y - ry * 0.36, radius * 0.6)
}

/** Short swollen grains, which cling to each other: hardly a shadow between them, and a wet light. */
function plump(art: Canvas, points: readonly Point[], color: Color): void {
  const { random } = art
  for (const sweep of [0, 1, 2]) {
    const chosen = points.filter((_, index) => index % 3 === sweep)
    const grains = chosen.map(([x, y]) => {
      const [long, wide] = [random.range(9, 12.5), random.range(5.6, 7.4)]
      const look = { points: 6, wobble: 0.1, angle: random.angle() }
      return closed(blob(random, x, y, long, wide, look))
    })
    const tone = mix(color, '#fffaf0', sweep * 0.24)
    layered(art, grains.join(''), [
      { color: '#7d6446', dx: 1.4, dy: 2.6, opacity: 0.4 },
      { color: mix(tone, '#c2a878', 0.34) },
    ])
    const lit = chosen.map(([x, y]) => ellipse(x - 1.4, y - 1.8, 7, 4.2))
    art.fill(lit.join(''), tone, 0.9)
    const wet = chosen.filter((_, index) => index % 3 === 0)
    art.specks(moved(wet, -3, -3), '#ffffff', 2.4, { length: 2.6, opacity: 0.8 })
  }
}

/** Where the cream runs down the mound: at which angle, how far and how broad. */
const RUNS = [
  [0.42, 0.42, 0.1],
  [1.06, 0.3, 0.085],
  [1.5, 0.82, 0.11],
  [2.02, 0.36, 0.09],
  [2.6, 0.6, 0.105],
] as const

/** A run of cream: broad where it leaves the pool, slim, and round at its end. */
function runOutline({ random }: Canvas, pool: Pool, [angle, fall, broad]: Run): Point[] {
  const { x, y, size } = pool
  const half = broad * size
  const [u, v] = poolEdge(pool, angle, 0.96)
  const low = v + fall * size
  const lean = Math.cos(angle) * half * 1.4 + random.jitter(half * 0.3)
  return [
    poolEdge(pool, angle + broad * 3, 0.98),
    [x + (u - x) * 0.7, y + (v - y) * 0.7],
    poolEdge(pool, angle - broad * 3, 0.98),
    [u + half * 1.2 + lean * 0.2, v + (low - v) * 0.34],
    [u + half * 0.9 + lean * 0.6, v + (low - v) * 0.6],
    [u + half + lean, low - half * 0.9],
    [u + half * 0.6 + lean, low - half * 0.14],
    [u - half * 0.2 + lean, low],
    [u - half * 0.86 + lean, low - half * 0.5],
    [u - half + lean, low - half * 1.3],
    [u - half * 0.86 + lean * 0.6, v + (low - v) * 0.5],
    [u - half * 1.3 + lean * 0.2, v + (low - v) * 0.24],
  ]
}

type Run = (typeof RUNS)[number]

interface Pool {
  x: number
  y: number
  size: number
}

const poolEdge = ({ x, y, size }: Pool, angle: number, reach: number): Point => [
  x + Math.cos(angle) * size * reach,
  y + Math.sin(angle) * size * 0.56 * reach,
]

/** Cream poured over the top of a mound, running down in front. */
function coconutCream(art: Canvas, x: number, y: number, size: number): void {
  const { random } = art
  const cream = '#fffaf0'
  const pool = { x, y, size }
  const top = Array.from({ length: 16 }, (_, index) =>
    poolEdge(pool, (index / 16) * Math.PI * 2, random.range(0.95, 1.06)),
  )
  const parts = [top, ...RUNS.map((run) => runOutline(art, pool, run))]
  const whole = parts.map(closed).join('')
  art.movedBy(size * 0.02, size * 0.045, () => art.softFill(whole, '#6a5a48', 0.5, size * 0.022))
  art.fill(whole, '#d6c6a6')
  art.clipped(whole, () => {
    art.movedBy(-size * 0.018, -size * 0.034, () => art.softFill(whole, cream, 0.97, size * 0.008))
    for (const [angle, fall] of RUNS) {
      const [u, v] = poolEdge(pool, angle, 0.96)
      const gleam: Point = [
        u - size * 0.03 + Math.cos(angle) * size * 0.1,
        v + (fall - 0.13) * size,
      ]
      art.specks([gleam], '#ffffff', size * 0.04, { length: size * 0.05, angle: 1.5 })
    }
    const hollow = blob(random, x + size * 0.16, y + size * 0.2, size * 0.56, size * 0.16)
    art.softFill(closed(hollow), '#e6d8bc', 0.5, size * 0.09)
  })
  const shine = blob(random, x - size * 0.4, y - size * 0.26, size * 0.3, size * 0.08, {
    angle: -0.3,
    wobble: 0.14,
  })
  art.softFill(closed(shine), '#ffffff', 0.95, size * 0.03)
}
