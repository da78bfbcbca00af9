import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, pack, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { creamCloud, type Spoonful } from './creamCloud.ts'
import { meringueShell } from './meringueShell.ts'
import { passionHalf } from './passionFruit.ts'
import { passionPulp, type Sac } from './passionPulp.ts'

/** How high the shell is; 1 is its radius, as all numbers here. */
const HIGH = 0.62

/** The cloud of cream as it is seen, over the middle of the shell's foot. */
const CLOUD: readonly Spoonful[] = [
  { u: -0.4, v: -0.82, wide: 0.42, high: 0.26, near: 0, turn: 0.5, sharp: 4.5 },
  { u: 0.36, v: -0.84, wide: 0.42, high: 0.27, near: 0, turn: 2.4, sharp: -6 },
  { u: -0.04, v: -1.0, wide: 0.4, high: 0.26, near: 0.02, turn: 4, sharp: 5 },
  { u: 0.6, v: -0.5, wide: 0.34, high: 0.26, near: 0.12, turn: 1.2, sharp: -5 },
  { u: -0.62, v: -0.46, wide: 0.3, high: 0.25, near: 0.14, turn: 3.4, sharp: 6.5 },
  { u: 0.08, v: -0.72, wide: 0.32, high: 0.2, near: 0.14, turn: 0, sharp: 3 },
  { u: -0.3, v: -0.3, wide: 0.36, high: 0.27, near: 0.26, turn: 5.2, sharp: -6 },
  { u: 0.26, v: -0.24, wide: 0.4, high: 0.26, near: 0.28, turn: 2, sharp: 5.5 },
]

/** A pavlova: a shell of meringue, a cloud of cream, passion fruit that runs; `size` is its radius. */
export function pavlova(art: Canvas, given: Piece): void {
  const piece = { ...given, size: given.size * 0.86, y: given.y + given.size * 0.2 }
  const { x, y, size } = piece
  const foot = closed(
    blob(art.random, x, y, size * 1.04, size * 0.99, { points: 18, wobble: 0.02 }),
  )
  art.movedBy(size * 0.2, size * 0.1, () => art.softFill(foot, SHADOW, 0.4, size * 0.08))
  art.movedBy(4, 7, () => art.softFill(foot, SHADOW, 0.5, 5))
  meringueShell(art, piece, HIGH)
  creamCloud(art, piece, CLOUD)
  passionPulp(art, piece, spooned(art))
  shards(art, piece)
  passionHalf(art, { ...piece, x: x - size * 1.13, y: y + size * 0.3, size: size * 0.2 })
  passionHalf(art, { ...piece, x: x - size * 0.93, y: y + size * 0.72, size: size * 0.21 })
}

/** Where pulp lies in the cream, and how many sacs there are; the last numbers are its reach. */
const POOLS = [
  [0.02, -0.86, 30, 0.3, 0.11],
  [0.1, -0.62, 56, 0.34, 0.16],
  [-0.26, -0.6, 24, 0.17, 0.14],
  [0.44, -0.5, 14, 0.12, 0.12],
  [-0.46, -0.42, 8, 0.07, 0.07],
] as const

/** The one run of pulp, from the cream over the shell's rim down to its foot, and how wide it is. */
const RUN = [
  [-0.08, -0.44, 0.1],
  [-0.1, -0.35, 0.082],
  [-0.12, -0.26, 0.064],
  [-0.15, -0.17, 0.052],
  [-0.19, -0.08, 0.046],
  [-0.21, 0.01, 0.05],
  [-0.2, 0.1, 0.058],
  [-0.18, 0.19, 0.05],
  [-0.18, 0.27, 0.056],
  [-0.19, 0.31, 0.062],
  [0.3, -0.42, 0.07],
  [0.37, -0.33, 0.06],
  [0.41, -0.25, 0.046],
  [0.42, -0.18, 0.05],
  [0.41, -0.12, 0.056],
] as const

function spooned({ random }: Canvas): Sac[] {
  const pools = POOLS.flatMap(([u, v, count, wide, high]) =>
    pack(random, u, v, wide, count, { ry: high }).map(([su, sv]): Sac => [
      su,
      sv,
      random.range(0.036, 0.066),
    ]),
  )
  const run = RUN.flatMap(([u, v, wide]): Sac[] => [
    [u + random.jitter(0.01), v, wide],
    [u + random.jitter(0.012), v + 0.045, wide * 0.92],
  ])
  return [...pools, ...run]
}

/** Bits that broke off the shell. */
function shards(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const places = [
    ...pack(random, x + size * 0.5, y + size * 1.03, size * 0.2, 7, { ry: size * 0.06, tries: 1 }),
    ...pack(random, x + size * 0.95, y + size * 0.62, size * 0.1, 4, { tries: 1 }),
  ]
  for (const [u, v] of places) {
    const reach = size * random.range(0.012, 0.042)
    const bit = blob(random, u, v, reach, reach * 0.9, { points: 6, wobble: 0.24 })
    art.movedBy(reach * 0.3, reach * 0.5, () => art.fill(polygon(bit), SHADOW, 0.4))
    art.fill(polygon(bit), shade(color, 0.18))
    art.fill(
      polygon(shrunk(bit, 0.66, -reach * 0.14, -reach * 0.24)),
      tint(mix(color, '#ffffff', 0.6), 0.2),
    )
  }
}
