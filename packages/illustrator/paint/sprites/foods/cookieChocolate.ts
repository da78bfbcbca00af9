import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  moved,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
  turned,
} from '../../core/contour.ts'
import type { ThickCookie } from './cookieFace.ts'

/** Chocolate on a cookie in shares of its radius: where, how large, how turned, whether it kept its corners. */
export type ChocolateSpot = readonly [
  u: number,
  v: number,
  share: number,
  turn: number,
  kind: 'pool' | 'chunk',
]

/** Chopped pieces are never alike: corners of four, for a piece of size 1. */
const CHUNKS: readonly (readonly Point[])[] = [
  [
    [-0.9, -0.5],
    [0.1, -0.8],
    [0.95, -0.2],
    [0.6, 0.6],
    [-0.5, 0.55],
  ],
  [
    [-0.7, -0.75],
    [0.8, -0.5],
    [0.35, 0.75],
    [-0.85, 0.3],
  ],
  [
    [-1, 0.1],
    [-0.2, -0.6],
    [1, -0.35],
    [0.7, 0.25],
    [-0.3, 0.6],
  ],
]

/** Chopped chocolate in a cookie, some of it run, and a few flakes of salt. */
export function chocolateOn(art: Canvas, piece: ThickCookie, list: readonly ChocolateSpot[]): void {
  const { x, y, r } = piece
  list.forEach(([u, v, share, turn, kind], index) => {
    const spot = { x: x + u * r, y: y + v * r, size: share * r, turn }
    if (kind === 'pool') pool(art, spot)
    else chunk(art, spot, CHUNKS[index % CHUNKS.length] ?? [])
  })
  salt(art, piece, list)
}

interface Spot {
  x: number
  y: number
  size: number
  turn: number
}

/** A pool: uneven, sunk into the dough, with one broad soft light. */
function pool(art: Canvas, { x, y, size, turn }: Spot): void {
  const { random } = art
  const look = { points: 11, wobble: 0.2, angle: turn }
  const shore = blob(random, x, y, size, size * 0.72, look)
  art.fill(closed(shrunk(shore, 1.1, size * 0.05, size * 0.07)), '#ffdc98', 0.55)
  art.fill(closed(shrunk(shore, 1.1, -size * 0.03, -size * 0.04)), '#6a3210', 0.8)
  art.fill(closed(shore), '#2b110a')
  art.fill(closed(shrunk(shore, 0.82, size * 0.06, size * 0.08)), '#45200f')
  art.softFill(closed(shrunk(shore, 0.42, size * 0.16, size * 0.16)), '#7a4526', 0.6, size * 0.12)
  const shine = blob(random, x - size * 0.26, y - size * 0.26, size * 0.4, size * 0.1, {
    angle: -0.5,
    wobble: 0.2,
  })
  art.fill(closed(shine), '#f6dcc0', 0.75)
}

/** A piece that kept its corners: it stands out of the dough, which rises around its foot. */
function chunk(art: Canvas, { x, y, size, turn }: Spot, corners: readonly Point[]): void {
  const scaled = corners.map(([u, v]): Point => [u * size, v * size])
  const top = turned(scaled, turn, x, y - size * 0.16)
  const foot = shrunk(moved(top, 0, size * 0.2), 1.1)
  art.fill(closed(shrunk(foot, 1.1, size * 0.1, size * 0.12)), '#5a2a0c', 0.5)
  art.fill(closed(foot), '#1f0b06')
  art.fill(polygon(top), '#5d311f')
  art.fill(polygon(shrunk(top, 0.72, size * 0.08, size * 0.08)), '#47220f')
  const lit = [...top].toSorted(([ax, ay], [bx, by]) => ax + ay * 1.4 - bx - by * 1.4).slice(0, 2)
  art.stroke(polygon(lit), '#d7a781', size * 0.1, { opacity: 0.85 })
}

function salt(art: Canvas, { x, y, r }: ThickCookie, list: readonly ChocolateSpot[]): void {
  const { random } = art
  const flakes = list
    .slice(0, 3)
    .flatMap(([u, v, share]) =>
      pack(random, x + (u + share * 0.7) * r, y + v * r, share * r, 3, { tries: 2 }),
    )
  for (const [u, v] of flakes) {
    const reach = r * random.range(0.016, 0.04)
    const flake = blob(random, u, v, reach, reach * 0.7, { points: 4, wobble: 0.2 })
    art.fill(polygon(moved(flake, r * 0.01, r * 0.014)), '#3a160c', 0.5)
    art.fill(polygon(flake), '#fffaf0')
  }
}

interface Drip {
  x: number
  y: number
  r: number
  /** How far it has run down. */
  fall: number
}

/** Chocolate that runs out of a break, down over what lies below, and gathers at its end. */
export function drip(art: Canvas, { x, y, r, fall }: Drip): void {
  const low = y + fall
  const left: Point[] = [
    [x - r * 0.17, y - r * 0.04],
    [x - r * 0.1, y + fall * 0.3],
    [x - r * 0.085, y + fall * 0.6],
    [x - r * 0.13, low - r * 0.06],
  ]
  const right: Point[] = [
    [x + r * 0.12, low - r * 0.07],
    [x + r * 0.06, y + fall * 0.62],
    [x + r * 0.09, y + fall * 0.3],
    [x + r * 0.19, y - r * 0.04],
  ]
  const end: Point[] = [
    [x - r * 0.11, low + r * 0.03],
    [x - r * 0.02, low + r * 0.08],
    [x + r * 0.09, low + r * 0.02],
  ]
  const run = [...left, ...end, ...right]
  art.movedBy(r * 0.03, r * 0.035, () => art.fill(closed(run), '#3a1606', 0.6))
  art.fill(closed(run), '#2c110a')
  art.fill(closed(shrunk(run, 0.66, -r * 0.012, 0, 0.86)), '#54291a')
  art.stroke(
    open(left.map(([u, v]): Point => [u + r * 0.05, v + r * 0.01])),
    '#e9bd92',
    r * 0.024,
    {
      opacity: 0.85,
    },
  )
}
