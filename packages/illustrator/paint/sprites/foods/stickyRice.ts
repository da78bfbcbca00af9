import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, moved, pack, type Point, shrunk } from '../../core/contour.ts'
import { roundArea } from '../areas.ts'
import type { Area, Piece } from '../types.ts'
import { type Grain, strew } from './grainbeds.ts'
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

/** How wide a heap of rice is for its depth, and how high, as shares of its size. */
const HEAP = { wide: 1.5, high: 0.56 } as const

/** Rice heaped on a platter, every grain apart and glossy with oil; `size` is half its depth. */
export function ricemound(art: Canvas, { x, y: foot, size, color }: Piece): void {
  const { random } = art
  const rise = size * HEAP.high * riseIn(art.camera)
  const y = foot - rise * 0.45
  const [rx, ry] = [size * HEAP.wide, size + rise * 0.5]
  const outline = blob(random, x, y, rx, ry, { points: 26, wobble: 0.035 })
  art.movedBy(size * 0.1, size * 0.13, () =>
    art.softFill(closed(outline), SHADOW, 0.45, size * 0.07),
  )
  const grain = { length: 14, width: 8.5, gap: 11.5, gloss: 0.8, light: mix(color, '#ffd08a', 0.7) }
  const edge = outline
    .filter(([, v]) => v > y)
    .flatMap(([u, v]): Point[] =>
      Array.from({ length: 7 }, () => [u + random.jitter(16), v + random.jitter(6)]),
    )
  strew(art, edge, shade(color, 0.12), grain)
  art.fill(closed(outline), shade(color, 0.34))
  const places = (share: number, lift: number) => {
    const spread = { x: x - rx * lift * 0.4, y: y - ry * lift, rx: rx * share, ry: ry * share }
    const count = Math.round((Math.PI * spread.rx * spread.ry) / grain.gap ** 2)
    return sunflower(art, spread, count, 0.7)
  }
  strew(art, places(0.99, 0), shade(color, 0.06), grain)
  const dome = art.radialGradient('cx=".36" cy=".24" r=".8"', [
    [0, '#ffd9a0', 0.3],
    [0.34, '#ffd9a0', 0],
    [0.56, '#5a1606', 0.04],
    [0.84, '#6a1c06', 0.26],
    [1, '#5a1606', 0.44],
  ])
  strew(art, stained(art, places(0.97, 0.02), 0.2), deepened(color), { ...grain, gloss: 0.5 })
  art.fill(closed(outline), dome)
  strew(art, stained(art, edge, 0.5), mix(color, '#8e2408', 0.3), grain)
  strew(art, places(0.6, 0.2), color, grain)
  strew(art, stained(art, places(0.66, 0.18), 0.3), glowing(color), grain)
  strew(art, stained(art, places(0.64, 0.18), 0.16), deepened(color), grain)
  for (const [u, v] of pack(random, x, y - ry * 0.12, rx * 0.66, 9, { ry: ry * 0.56 })) {
    knoll(art, [u, v], { size: size * random.range(0.13, 0.24), color, grain })
  }
  const crown = blob(random, x - rx * 0.16, y - ry * 0.36, rx * 0.36, ry * 0.26)
  art.softFill(closed(crown), '#ffd79a', 0.12, size * 0.12)
}

/** Some of these places, chosen by chance. */
function stained({ random }: Canvas, places: readonly Point[], share: number): Point[] {
  return places.filter(() => random.next() < share)
}

/** A grain that lay at the bottom of the pot, and one that the oil has gilded. */
const deepened = (color: Color): Color => mix(color, '#b02606', 0.5)
const glowing = (color: Color): Color => mix(color, '#ffb04a', 0.5)

interface Knoll {
  size: number
  color: Color
  grain: Grain
}

/** A lump that the spoon left: its far side dark, its top of grains that stand up into the light. */
function knoll(art: Canvas, [x, y]: Point, { size, color, grain }: Knoll): void {
  const round = blob(art.random, x, y, size * 1.2, size * 0.8, { wobble: 0.16 })
  const shadow = mix(shade(color, 0.6), '#5a1606', 0.4)
  art.softFill(closed(moved(round, size * 0.24, size * 0.34)), shadow, 0.34, size * 0.3)
  const count = Math.round((3 * size * size) / grain.gap ** 2)
  const top = sunflower(art, { x, y, rx: size * 1.1, ry: size * 0.74 }, count, 0.8)
  strew(art, top, mix(color, '#ff9a3c', art.random.range(0, 0.4)), grain)
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
