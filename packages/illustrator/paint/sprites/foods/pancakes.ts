import { bakes } from '../../../language/words/foods/bakes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, browning, spots, wall } from './dough.ts'
import { layered } from './touches.ts'

const COUNT = 6

/** A tall stack of pancakes; `size` is the radius of one. */
export function pancakes(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const thick = (size * bakes.pancakes.top * riseIn(art.camera)) / COUNT
  art.movedBy(thick * 1.9, thick * 0.8, () =>
    art.softFill(circle(x, y, size), SHADOW, 0.45, size * 0.07),
  )
  art.movedBy(4, 7, () => art.fill(circle(x, y, size * 0.98), SHADOW, 0.5))
  for (let index = 0; index < COUNT; index += 1) {
    const wide = size * art.random.range(0.97, 1.02)
    const spot = { x: x + art.random.jitter(size * 0.03), y: y - thick * (index + 1) }
    pancake(art, { ...piece, ...spot, size: wide }, thick)
  }
}

/** One pancake: a pale soft side between two browned edges, and its face. */
function pancake(art: Canvas, { x, y, size, color }: Piece, thick: number): void {
  const { random } = art
  const rim = bow([x, y], [size, size], [0.02, Math.PI - 0.02], 30).map(([u, v]): Point => [
    u,
    v + random.jitter(1.6),
  ])
  const side = wall(rim.toReversed(), thick)
  const batter = '#f0cd8a'
  const round = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(batter, 0.34)],
    [0.22, tint(batter, 0.4)],
    [0.5, batter],
    [0.82, shade(batter, 0.3)],
    [1, shade(batter, 0.5)],
  ])
  art.fill(side, round)
  art.clipped(side, () => {
    const low = open(rim.map(([u, v]): Point => [u, v + thick]))
    art.stroke(low, mix(color, '#8a4a1a', 0.5), thick * 0.52, { opacity: 0.75 })
    art.stroke(low, SHADOW, thick * 0.3, { opacity: 0.5 })
    art.stroke(open(rim), mix(color, '#a05c22', 0.4), thick * 0.36, { opacity: 0.7 })
    const pores = rim.flatMap(([u, v]): Point[] => [
      [u + random.jitter(size * 0.05), v + thick * random.range(0.3, 0.7)],
      [u + random.jitter(size * 0.05), v + thick * random.range(0.3, 0.7)],
    ])
    art.fill(spots(random, pores, [size * 0.008, size * 0.018]), shade(batter, 0.36), 0.5)
  })
  const face = art.radialGradient('cx=".44" cy=".42" r=".56"', [
    [0, mix(color, '#c07a30', 0.3)],
    [0.7, mix(color, '#a86224', 0.5)],
    [0.86, color],
    [0.94, tint(batter, 0.1)],
    [1, shade(batter, 0.12)],
  ])
  art.fill(circle(x, y, size), face)
  browning(art, { x, y, rx: size * 0.84, count: 46, color, contrast: 0.22, grain: [0.012, 0.07] })
}

/** Where syrup runs over the edge: at which angle, how far it falls and how broad it is. */
const RUNS = [
  [0.66, 0.5, 0.12],
  [1.14, 0.34, 0.09],
  [1.6, 0.74, 0.13],
  [2.04, 0.3, 0.08],
  [2.46, 0.52, 0.12],
] as const
/** How far the edge of the pancake lies from the middle, as a share of the syrup's size. */
const EDGE = 1.17

/** A pool of syrup that runs over the edge of a stack; `size` is how far the pool reaches. */
export function syrup(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const pool = blob(random, x, y, size * 0.86, size * 0.8, { points: 14, wobble: 0.08 })
  const runs = RUNS.map(([angle, fall, broad]) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const half = size * broad * random.range(0.85, 1.15)
    const [u, v] = [x + cos * size * EDGE, y + sin * size * EDGE]
    const down = size * fall * random.range(0.8, 1.15)
    const inner = (side: -1 | 1): Point => [
      x + cos * size * 0.6 + sin * side * half * 2.4,
      y + sin * size * 0.6 - cos * side * half * 2.4,
    ]
    return [
      inner(-1),
      [u - half * 1.2, v - half * 0.6],
      [u - half * 0.8, v + down * 0.5],
      [u - half * 0.95, v + down * 0.86],
      [u, v + down],
      [u + half * 0.95, v + down * 0.86],
      [u + half * 0.8, v + down * 0.5],
      [u + half * 1.2, v - half * 0.6],
      inner(1),
    ] as const
  })
  const whole = [pool, ...runs.map((run) => run.toReversed())].map(closed).join('')
  layered(art, whole, [
    { color: SHADOW, dx: 3, dy: 6, opacity: 0.35 },
    { color: shade(color, 0.12), opacity: 0.94 },
  ])
  const amber = art.radialGradient('cx=".4" cy=".36" r=".62"', [
    [0, '#e79a3a', 0.9],
    [0.6, mix(color, '#c26a1e', 0.5), 0.7],
    [1, color, 0],
  ])
  art.fill(closed(shrunk(pool, 0.94, -2, -3)), amber)
  for (const run of runs) {
    const [, , left, low, tip, , right] = run
    art.fill(polygon([left, low, tip, right]), '#c8701f', 0.5)
    art.stroke(
      open([run[1], left, low].map(([u, v]): Point => [u + size * 0.035, v])),
      '#ffdf9e',
      size * 0.03,
      {
        opacity: 0.85,
      },
    )
    art.fill(circle(tip[0], tip[1] - size * 0.06, size * 0.03), '#ffe7b4', 0.8)
  }
  const shine = pack(random, x - size * 0.2, y - size * 0.2, size * 0.46, 4)
  art.specks(shine, '#fff0cc', size * 0.035, { length: size * 0.16, angle: -0.4, opacity: 0.85 })
}
