import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, moved, num, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { type Bump, bumpsOn, heightOf, lightOn } from './heapLight.ts'
import { heaped, riceGrains, type RiceLook, riceMass, type Tones } from './softRice.ts'
import { type Fill, halves } from './surface.ts'

/** Dents and swellings of the mound where the bowl let go of it: place, width and height as shares of its radius. */
const DENTS = [
  [-0.42, 0.3, 0.34, 0.07],
  [0.44, 0.1, 0.36, 0.07],
  [0.1, 0.62, 0.34, 0.06],
  [-0.66, -0.16, 0.26, 0.05],
  [0.52, -0.46, 0.3, 0.05],
  [0.52, 0.56, 0.24, 0.05],
  [-0.3, 0.74, 0.22, 0.05],
  [-0.5, -0.56, 0.24, 0.04],
] as const

/** Steamed rice that coconut milk has made glassy: hardly darker where it is shaded. */
const glassy = (color: Color): Tones => [
  mix(color, '#6a4a48', 0.5),
  mix(color, '#a08068', 0.5),
  mix(color, '#e2d0aa', 0.55),
  mix(color, '#f6ead0', 0.55),
]

/** A mound of sticky rice turned out of a bowl: the grains cling together and gleam, coconut cream runs down. */
export function stickyrice(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const radius = Math.min(...halves(area, scale))
  const { x } = area
  const rise = radius * 0.5 * riseIn(art.camera)
  // What stands out above its foot, seen from lower down, reaches further up the sheet.
  const y = area.y - rise * 0.5
  const [rx, ry] = [radius, Math.hypot(radius, rise) - rise * 0.1]
  const outline = blob(random, x, y, rx, ry, { points: 18, wobble: 0.022 })
  art.movedBy(radius * 0.16, radius * 0.2, () =>
    art.softFill(closed(outline), SHADOW, 0.42, radius * 0.08),
  )
  creamPool(art, x, y, rx, ry)
  art.movedBy(4, 8, () => art.fill(closed(outline), '#7a6252', 0.6))
  const oval = { x, y, rx, ry }
  const dents = bumpsOn(random, DENTS, oval, { stray: 0.05, flat: 0.85 })
  const dome: Bump = { x, y: y - ry * 0.06, rx: rx * 1.12, ry: ry * 1.14, height: rx * 0.66 }
  const look: RiceLook = {
    tones: glassy(color),
    grain: [7, 7],
    lightAt: lightOn(heightOf([dome, ...dents])),
  }
  art.fill(closed(outline), look.tones[1])
  const places = (gap: number, share: number) => heaped(art, oval, { gap, share, stray: 0.9 })
  riceMass(art, places(13, 0.95), look, 24)
  riceGrains(
    art,
    places(9, 0.99).filter(([u, v]) => random.next() < 0.3 + 0.4 * look.lightAt(u, v)),
    look,
  )
  coconutCream(art, x - radius * 0.06, y - ry * 0.32, radius * 0.66)
}

/** Cream that ran off the mound and stands around its foot. */
function creamPool(art: Canvas, x: number, y: number, rx: number, ry: number): void {
  const pool = blob(art.random, x + rx * 0.12, y + ry * 0.3, rx * 1.02, ry * 0.86, {
    points: 12,
    wobble: 0.05,
  })
  art.movedBy(3, 6, () => art.softFill(closed(pool), SHADOW, 0.4, 5))
  art.fill(closed(pool), '#dccbaa')
  art.fill(closed(moved(pool, -3, -5)), '#fff8ea')
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

/** At which angle it leaves the pool, how far it falls and how broad it is. */
type Run = readonly [angle: number, fall: number, broad: number]

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
  art.movedBy(size * 0.03, size * 0.06, () => art.softFill(whole, '#5a4638', 0.55, size * 0.03))
  art.fill(whole, '#cbb48c')
  art.clipped(whole, () => {
    art.movedBy(-size * 0.02, -size * 0.036, () => art.softFill(whole, cream, 0.98, size * 0.012))
    const sheet = art.radialGradient(
      `gradientUnits="userSpaceOnUse" cx="${num(x - size * 0.4)}" cy="${num(y - size * 0.3)}" r="${num(size * 1.5)}"`,
      [
        [0, '#ffffff', 0.6],
        [0.4, '#fff6e2', 0],
        [0.62, '#c9a878', 0.16],
        [1, '#8f6a58', 0.42],
      ],
    )
    art.fill(whole, sheet)
    for (const run of RUNS) runLight(art, pool, run)
    const hollow = blob(random, x + size * 0.24, y + size * 0.16, size * 0.5, size * 0.13)
    art.softFill(closed(hollow), '#d9c096', 0.3, size * 0.12)
  })
  const shine = blob(random, x - size * 0.44, y - size * 0.24, size * 0.26, size * 0.06, {
    angle: -0.42,
    wobble: 0.14,
  })
  art.softFill(closed(shine), '#ffffff', 0.95, size * 0.02)
}

/** The light down a run of cream, and on the drop at its end. */
function runLight(art: Canvas, { x, y, size }: Pool, [angle, fall, broad]: Run): void {
  const [u, v] = poolEdge({ x, y, size }, angle, 0.96)
  const lean = Math.cos(angle) * broad * size * 1.4
  const left = u - size * broad * 0.42
  const line = `M${num(left)} ${num(v + size * fall * 0.2)}L${num(left + lean * 0.7)} ${num(v + size * fall * 0.66)}`
  art.stroke(line, '#ffffff', size * 0.03, { opacity: 0.9 })
  const drop: Point = [left + lean, v + (fall - broad * 1.05) * size]
  art.specks([drop], '#ffffff', size * 0.05, { length: size * 0.02, angle: 1.5 })
}
