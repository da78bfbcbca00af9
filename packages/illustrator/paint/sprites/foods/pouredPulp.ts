import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { seeds } from './passionFruit.ts'
import { cloudsOf, softMax, softMin } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { tiltOf } from './relief/tilt.ts'

/** A drop of pulp: where it is seen from the foot of the dish, in shares of its radius, and its own radius. */
type Drop = readonly [across: number, down: number, radius: number]

/** What lies on the cream. */
const POOL: readonly Drop[] = [
  [-0.04, -0.36, 0.36],
  [-0.26, -0.26, 0.27],
  [0.24, -0.32, 0.27],
  [0.06, -0.14, 0.2],
  [0.08, -0.56, 0.19],
  [-0.2, -0.5, 0.17],
]

/** What runs down from it, from where it leaves the cream to the drop it ends in. */
const RUNS: readonly (readonly Drop[])[] = [
  [
    [-0.34, -0.18, 0.16],
    [-0.41, 0.02, 0.09],
    [-0.44, 0.18, 0.054],
    [-0.46, 0.4, 0.044],
    [-0.47, 0.58, 0.07],
  ],
  [
    [-0.16, -0.1, 0.12],
    [-0.2, 0.02, 0.06],
    [-0.21, 0.09, 0.046],
    [-0.21, 0.12, 0.052],
  ],
  [
    [0.1, -0.04, 0.13],
    [0.12, 0.1, 0.075],
    [0.14, 0.24, 0.044],
    [0.145, 0.34, 0.04],
    [0.145, 0.4, 0.068],
  ],
  [
    [0.34, -0.28, 0.13],
    [0.45, -0.1, 0.07],
    [0.49, 0.02, 0.042],
    [0.49, 0.09, 0.06],
  ],
]

/** Where the longest run meets the plate. */
const PUDDLE: readonly Drop[] = [
  [-0.5, 0.655, 0.21],
  [-0.64, 0.645, 0.14],
]

/** Passion fruit poured over a heap of this size: a glossy pool, runs down one side, clusters of seeds. */
export function pouredPulp(art: Canvas, { x, y, size }: Piece): void {
  const { flat } = tiltOf(art.camera)
  const bend = cloudsOf(art.random)
  const heightAt = (px: number, py: number) => {
    const [u, w] = [(px - x) / size, ((py - y) * flat) / size]
    return pulpAt(u + 0.05 * bend(u * 2.6, w * 2.6), w + 0.05 * bend(u * 2.6 + 9, w * 2.6)) * size
  }
  const pulp = reliefOf(heightAt, {
    box: { x: x - size, y: y - size / flat, width: size * 1.8, height: (size * 1.9) / flat },
    cell: size / 74,
    foreshortening: flat,
    blur: 1,
    tones: 11,
    crease: 0.3,
    contrast: 1.1,
    paleAt: (px, py) => {
      const [u, w] = [(px - x) / size, ((py - y) * flat) / size]
      return 0.3 * bend(u * 4 + 3, w * 4) - 0.1 * Math.max(-0.5, w)
    },
    colors: ['#8a3604', '#c46208', '#ea8c0e', '#f9a818', '#ffc63a', '#ffe998'],
  })
  art.movedBy(size * 0.02, size * 0.045, () =>
    art.softFill(pulp.outline, '#6e3410', 0.5, size * 0.025),
  )
  pulp.draw(art)
  const onSheet = ([u, w]: readonly [number, number, ...number[]]): Point => [
    x + u * size,
    y + (w * size) / flat,
  ]
  const places = seedPlaces(art).map(onSheet)
  art.clipped(pulp.outline, () => jelly(art, places, size))
  seeds(art, places, size * 0.033)
  gloss(art, onSheet, size)
}

/** The jelly around each seed: a darker rim, lit through on its far side. */
function jelly(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  const drops = places.map(([u, v]) =>
    blob(random, u, v, size * random.range(0.056, 0.08), size * random.range(0.05, 0.064), {
      points: 8,
      wobble: 0.12,
      angle: random.jitter(0.6),
    }),
  )
  art.fill(drops.map((drop) => closed(drop)).join(''), '#b85c06', 0.34)
  const lit = drops.map((drop) => closed(shrunk(drop, 0.82, size * 0.004, size * 0.006)))
  art.fill(lit.join(''), '#ffd24a', 0.55)
}

/** How thick the pulp is at a place, below 0 where there is none. */
function pulpAt(u: number, w: number): number {
  let thick = -0.2
  const add = (off: number, radius: number) => {
    thick = softMax(thick, radius * (1 - (off / radius) ** 2), 0.05)
  }
  for (const [cu, cw, radius] of POOL) add(Math.hypot(u - cu, (w - cw) * 1.25), radius)
  for (const [cu, cw, radius] of PUDDLE) add(Math.hypot(u - cu, (w - cw) * 2.7), radius)
  for (const run of RUNS) {
    for (const [index, [cu, cw, radius]] of run.entries()) {
      const [nu, nw, next] = run[index + 1] ?? [cu, cw, radius]
      const [du, dw] = [nu - cu, nw - cw]
      const along = ((u - cu) * du + (w - cw) * dw) / Math.max(1e-6, du * du + dw * dw)
      const share = Math.min(1, Math.max(0, along))
      const off = Math.hypot(u - cu - du * share, w - cw - dw * share)
      add(off, radius + (next - radius) * share)
    }
  }
  return softMin(thick, w > 0.56 ? 0.05 : 0.085, 0.06)
}

/** Seeds: close together on the cream, a few that went along with a run. */
function seedPlaces({ random }: Canvas): Point[] {
  const nests = pack(random, -0.03, -0.32, 0.38, 13, { ry: 0.21 })
  const strays = RUNS.flatMap((run) =>
    run.slice(1, 3).map(([u, w, radius]): Point => [u + random.jitter(radius * 0.4), w]),
  )
  return [
    ...nests.flatMap(([u, w]) =>
      pack(random, u, w, 0.09, random.whole(2, 6), { ry: 0.07, tries: 6 }),
    ),
    ...strays,
    [-0.62, 0.66],
    [-0.53, 0.69],
    [-0.46, 0.56],
  ]
}

/** The window in the wet pulp: along the upper left of the pool, down the left side of each run. */
function gloss(art: Canvas, onSheet: (place: Point) => Point, size: number): void {
  const line = (...points: Point[]) => open(points.map(onSheet))
  const window: Point[] = [
    [-0.42, -0.3],
    [-0.38, -0.44],
    [-0.28, -0.55],
    [-0.2, -0.58],
    [-0.27, -0.48],
    [-0.33, -0.38],
    [-0.36, -0.28],
  ]
  art.fill(closed(window.map(onSheet)), '#fffdf0', 0.92)
  const broad = [line([-0.37, -0.2], [-0.38, -0.14]), line([0.02, -0.66], [0.12, -0.68])]
  art.stroke(broad.join(''), '#fffbe6', size * 0.034, { opacity: 0.9 })
  const slim = RUNS.map((run) => {
    const [from, to] = run.slice(-3)
    return from && to ? line([from[0] - from[2] * 0.4, from[1]], [to[0] - to[2] * 0.4, to[1]]) : ''
  })
  art.stroke(slim.join(''), '#fff6cc', size * 0.02, { opacity: 0.85 })
}
