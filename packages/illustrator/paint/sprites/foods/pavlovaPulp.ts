import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  ellipse,
  open,
  pack,
  type Path,
  type Point,
  shrunk,
  sized,
  turned,
} from '../../core/contour.ts'

/** Pulp that lies on the cream, and what ran down from it, in shares of the meringue's radius. */
interface Pool {
  at: Point
  rx: number
  ry: number
  /** Where a run begins, how far down it ends and how broad it is. */
  runs: readonly (readonly [x: number, end: number, broad: number])[]
  /** How many groups of seeds it holds. */
  nests: number
}

/** From the back to the front. */
const POOLS: readonly Pool[] = [
  { at: [0.36, -0.46], rx: 0.25, ry: 0.12, runs: [[0.45, 0.1, 0.036]], nests: 6 },
  {
    at: [-0.24, -0.42],
    rx: 0.33,
    ry: 0.15,
    runs: [
      [-0.38, -0.04, 0.034],
      [-0.19, 0.34, 0.044],
    ],
    nests: 10,
  },
  { at: [0.14, -0.2], rx: 0.16, ry: 0.075, runs: [[0.17, 0.16, 0.03]], nests: 3 },
]

/** Passion fruit spooned over the cream; `size` is the meringue's radius. */
export function pavlovaPulp(art: Canvas, size: number): void {
  for (const pool of POOLS) drawPool(art, pool, size)
}

function drawPool(art: Canvas, pool: Pool, size: number): void {
  const path = outlineOf(art, pool, size)
  art.movedBy(size * 0.016, size * 0.024, () => art.softFill(path, '#7a3c1c', 0.5, size * 0.014))
  // Before the fill, so that no line parts a run from its pool.
  art.stroke(path, '#9c4508', 5, { opacity: 0.85 })
  const body = art.radialGradient('cx=".42" cy=".14" r=".9"', [
    [0, '#ffd445'],
    [0.4, '#fdb81f'],
    [0.72, '#f29a0e'],
    [1, '#d97406'],
  ])
  art.fill(path, body)
  art.clipped(path, () => sacs(art, pool, size))
  seeds(art, pool, size)
  glints(art, pool, size)
}

function outlineOf({ random }: Canvas, { at: [x, y], rx, ry, runs }: Pool, size: number): Path {
  const pool = blob(random, x * size, y * size, rx * size, ry * size, { points: 11, wobble: 0.22 })
  return [closed(pool), ...runs.map((run) => closed(sized(runOutline(y, run), size)))].join('')
}

/** A run is broad where it leaves its pool, narrow below that, and ends in a drop. */
function runOutline(from: number, [x, end, broad]: Pool['runs'][number]): Point[] {
  const long = end - from
  // It follows the cream outwards, and falls straight only at the end.
  const bend = x * 0.1
  return [
    [x - bend + broad * 1.9, from + long * 0.12],
    [x - bend * 0.6 + broad, from + long * 0.4],
    [x + broad * 0.62, from + long * 0.7],
    [x + broad, from + long * 0.9],
    [x, end],
    [x - broad, from + long * 0.9],
    [x - broad * 0.62, from + long * 0.7],
    [x - bend * 0.6 - broad, from + long * 0.4],
    [x - bend - broad * 1.9, from + long * 0.12],
  ]
}

/** Sacs of juice without a seed, lit through on their far side. */
function sacs(art: Canvas, { at: [x, y], rx, ry, nests }: Pool, size: number): void {
  const { random } = art
  for (const [u, v] of sized(pack(random, x, y, rx, nests * 3, { ry, tries: 6 }), size)) {
    const reach = size * random.range(0.03, 0.055)
    const sac = { wobble: 0.12, angle: random.jitter(0.5), points: 8 }
    const outline = blob(random, u, v, reach, reach * 0.72, sac)
    art.fill(closed(outline), '#c76405', 0.32)
    art.fill(closed(shrunk(outline, 0.84, -reach * 0.06, -reach * 0.1)), '#ffc22c', 0.7)
    art.fill(ellipse(u + reach * 0.2, v + reach * 0.2, reach * 0.4, reach * 0.2), '#ffe792', 0.7)
  }
}

/** Seeds in loose groups and one in the end of each run. */
function seeds(art: Canvas, { at: [x, y], rx, ry, runs, nests }: Pool, size: number): void {
  const { random } = art
  const groups = pack(random, x, y, rx * 0.84, nests, { ry: ry * 0.74, tries: 12 })
  const places = groups.flatMap(([u, v]) =>
    pack(random, u, v, 0.06, random.whole(2, 4), { ry: 0.04, tries: 12 }),
  )
  const strays = runs.map(([u, end, broad]): Point => [u, end - broad * 2])
  for (const [u, v] of sized([...places, ...strays], size)) {
    drawSeed(art, u, v, size * random.range(0.022, 0.034))
  }
}

/** A seed that points to the right, in shares of half its length. */
const SEED: readonly Point[] = [
  [1, 0],
  [0.3, 0.62],
  [-0.8, 0.45],
  [-0.8, -0.45],
  [0.3, -0.62],
]

/** A seed in a drop of paler jelly. */
function drawSeed(art: Canvas, u: number, v: number, reach: number): void {
  const outline = turned(sized(SEED, reach), art.random.angle(), u, v)
  art.fill(ellipse(u + 1, v + 2, reach * 1.6, reach * 1.25), '#ffdc66', 0.55)
  art.fill(ellipse(u + 2, v + 3, reach * 1.2, reach), '#a04c06', 0.5)
  art.fill(closed(outline), '#1b1216')
  art.fill(ellipse(u - reach * 0.25, v - reach * 0.3, reach * 0.26, reach * 0.18), '#fff')
}

/** Where light stands in it: a window on the far left of the pool, a line down each run. */
function glints(art: Canvas, { at: [x, y], rx, ry, runs }: Pool, size: number): void {
  const window: Point[] = [
    [x - rx * 0.78, y - ry * 0.12],
    [x - rx * 0.5, y - ry * 0.62],
    [x - rx * 0.1, y - ry * 0.76],
    [x - rx * 0.42, y - ry * 0.46],
  ]
  art.fill(closed(sized(window, size)), '#fffef6', 0.92)
  const lines = runs.map(([u, end, broad]) => {
    const long = end - y
    const [from, to] = [y + long * 0.45, end - broad * 2.6]
    const line: Point[] = [
      [u - broad * 0.35, from],
      [u - broad * 0.3, to],
    ]
    return open(sized(line, size))
  })
  art.stroke(lines.join(''), '#fffbe0', size * 0.012, { opacity: 0.9 })
}
