import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, ellipse, pack, type Point, shrunk } from '../../core/contour.ts'
import { shade, SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { laid, layered } from './touches.ts'

const PULP = '#f0a51e'

/** A drip from the rim of a heap: its neck, and the drop it ends in; 1 is how far it runs. */
const DRIP = shape(
  '-0.4 -0.5, -0.26 0, -0.19 0.45, -0.22 0.8, 0 1, 0.22 0.8, 0.19 0.45, 0.26 0, 0.4 -0.5',
)

/** Where pulp runs down, and how far as a share of the fall. */
const DRIPS = [
  [-0.78, 0.9],
  [-0.3, 1.4],
  [0.16, 1.02],
  [0.62, 1.2],
] as const

/** Yellow pulp with its black seeds, spooned over a heap `size` wide: it runs down in front. */
export function passionPulp(art: Canvas, { x, y, size }: Piece, fall: number): void {
  const { random } = art
  const around = pack(random, x, y, size * 0.9, 9, { ry: size * 0.62 })
  const pools = [
    blob(random, x, y, size * 0.78, size * 0.6, { points: 13, wobble: 0.12 }),
    ...around.map(([u, v]) => blob(random, u, v, size * random.range(0.2, 0.34), size * 0.24)),
  ]
  const drips = DRIPS.map(([u, share]) => {
    const from: Point = [x + u * size, y + size * (0.5 - 0.4 * u * u)]
    const far = fall * share * random.range(0.85, 1.1)
    return laid(
      DRIP.map(([du, dv]): Point => [du * 0.5, dv]),
      { x: from[0], y: from[1], size: far, angle: u * -0.3 },
    )
  })
  const all = [...pools, ...drips]
  layered(art, all.map(closed).join(''), [
    { color: '#8a5a1e', dx: 3, dy: 7, opacity: 0.45 },
    { color: '#d0831a' },
  ])
  art.fill(all.map((pool) => closed(shrunk(pool, 0.9, -2, -4))).join(''), PULP)
  const glow = art.radialGradient('cx=".4" cy=".3" r=".6"', [
    [0, '#ffe27a', 0.95],
    [1, '#ffcf4a', 0],
  ])
  for (const pool of pools) art.fill(closed(shrunk(pool, 0.8, -3, -6)), glow)
  const places = [
    ...pack(random, x, y, size * 0.92, 46, { ry: size * 0.6 }),
    ...drips.map((drip): Point => drip[3] ?? [x, y]),
    ...drips.map((drip): Point => drip[2] ?? [x, y]),
  ]
  seeds(art, places, size * 0.048)
  const shine = around.map(([u, v]): Point => [u - size * 0.08, v - size * 0.1])
  art.specks(shine, '#fffbe6', size * 0.05, { length: size * 0.06, angle: -0.6, opacity: 0.9 })
}

/** Black seeds, each in its drop of jelly, with a spot of light. */
function seeds(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  const upright = 1 / art.camera.foreshortening
  const each = places.map(([x, y]) => ({ x, y, size: size * random.range(0.75, 1.15) }))
  const jelly = each.map((seed) =>
    ellipse(seed.x + 2, seed.y + 3, seed.size * 1.2, seed.size * 1.1),
  )
  art.fill(jelly.join(''), '#a85a0a', 0.3)
  const dark = each.map((seed) =>
    closed(
      blob(random, seed.x, seed.y, seed.size, seed.size * 0.6 * upright, {
        points: 7,
        wobble: 0.12,
        angle: random.angle(),
      }),
    ),
  )
  art.fill(dark.join(''), '#1d1419')
  const light = each.map((seed) =>
    circle(seed.x - seed.size * 0.3, seed.y - seed.size * 0.34, seed.size * 0.17),
  )
  art.fill(light.join(''), '#ffffff')
}

/** Half a passion fruit, cut side up: its purple shell, the white pith, the pulp; `size` is its radius. */
export function passionHalf(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const shell = '#5b2440'
  const drop = size * 0.5
  art.movedBy(size * 0.3, drop + size * 0.1, () =>
    art.softFill(ellipse(x, y, size, size), SHADOW, 0.4, size * 0.16),
  )
  art.fill(ellipse(x, y + drop * 0.5, size, size * 1.08), shade(shell, 0.5))
  art.fill(ellipse(x - size * 0.06, y + drop * 0.4, size * 0.9, size * 1.02), shell)
  art.fill(ellipse(x, y, size, size), '#8a4a66')
  art.fill(ellipse(x, y, size * 0.93, size * 0.93), '#f6e6d2')
  art.fill(ellipse(x, y, size * 0.78, size * 0.77), '#c9780f')
  art.fill(closed(blob(random, x - 1, y + 2, size * 0.7, size * 0.66)), PULP)
  const gloss = blob(random, x - size * 0.16, y - size * 0.14, size * 0.36, size * 0.26)
  art.fill(closed(gloss), '#ffe07a', 0.85)
  seeds(art, pack(random, x, y, size * 0.56, 11), size * 0.12)
}
