import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Point, shrunk } from '../../core/contour.ts'
import { roundArea } from '../areas.ts'
import type { Area, Piece } from '../types.ts'
import { strew } from './grainbeds.ts'
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
      [0.6, SHADOW, 0.04],
      [0.86, '#5a3a3a', 0.3],
      [1, SHADOW, 0.5],
    ])
    art.fill(closed(shrunk(outline, 1.03)), dome)
  })
  // Grains on the crown catch the light, each for itself.
  const crown = { x: x - rx * 0.12, y: y - ry * 0.16, rx: rx * 0.72, ry: ry * 0.7 }
  plump(art, sunflower(art, crown, 120, 0.9), tint(color, 0.5))
  coconutCream(art, x - radius * 0.04, y - ry * 0.26, radius * 0.6)
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
  const grain = { length: 17, width: 13, gap: 14.5, gloss: 0.8, light: mix(color, '#ffd08a', 0.7) }
  const edge = outline
    .filter(([, v]) => v > y)
    .flatMap(([u, v]): Point[] =>
      Array.from({ length: 7 }, () => [u + random.jitter(34), v + random.jitter(16)]),
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
    [0.84, '#5a1606', 0.34],
    [1, '#4a1206', 0.6],
  ])
  art.fill(closed(outline), dome)
  strew(art, places(0.56, 0.22), color, grain)
  const crown = blob(random, x - rx * 0.16, y - ry * 0.36, rx * 0.36, ry * 0.26)
  art.softFill(closed(crown), '#ffe3b4', 0.24, size * 0.12)
}

/** Where the cream runs down the mound: at which angle, how far and how broad. */
const RUNS = [
  [0.62, 0.34, 0.34],
  [1.42, 0.66, 0.3],
  [2.36, 0.42, 0.36],
] as const

/** Cream poured over the top of a mound, running down in front. */
function coconutCream(art: Canvas, x: number, y: number, size: number): void {
  const { random } = art
  const cream = '#fffaf0'
  const stray = Array.from({ length: 6 }, () => random.range(0.9, 1.12))
  const edge = Array.from({ length: 48 }, (_, index): Point => {
    const turn = (index / 48) * Math.PI * 2
    const run = RUNS.reduce((sum, [at, fall, broad]) => {
      return sum + fall * Math.exp(-(Math.abs((turn - at) / broad) ** 2.9))
    }, 0)
    const reach = (stray[0] ?? 1) + Math.sin(turn * 3 + (stray[1] ?? 0) * 9) * 0.06
    return [x + Math.cos(turn) * size * reach, y + (Math.sin(turn) * 0.6 * reach + run) * size]
  })
  art.movedBy(size * 0.02, size * 0.04, () =>
    art.softFill(closed(edge), '#6a5a48', 0.5, size * 0.022),
  )
  art.fill(closed(edge), '#d9ccb2')
  art.clipped(closed(edge), () => {
    art.softFill(closed(shrunk(edge, 0.93, -size * 0.015, -size * 0.03)), cream, 0.97, size * 0.02)
    for (const [at, fall] of RUNS) {
      const [u, v] = [x + Math.cos(at) * size * 0.96, y + Math.sin(at) * size * 0.6]
      art.fill(
        ellipse(u + size * 0.03, v + fall * size * 0.76, size * 0.05, size * 0.07),
        '#e3d7bf',
      )
      art.specks([[u - size * 0.04, v + fall * size * 0.6]], '#ffffff', size * 0.035, {
        length: size * 0.06,
        angle: 1.5,
      })
    }
    const hollow = blob(random, x + size * 0.16, y + size * 0.12, size * 0.5, size * 0.2)
    art.softFill(closed(hollow), '#e8dcc4', 0.5, size * 0.1)
  })
  const shine = blob(random, x - size * 0.4, y - size * 0.28, size * 0.3, size * 0.09, {
    angle: -0.3,
    wobble: 0.14,
  })
  art.softFill(closed(shine), '#ffffff', 0.95, size * 0.03)
}
