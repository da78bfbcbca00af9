import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { garlicChip } from './garlicChip.ts'
import { podBean } from './podBean.ts'
import { toastedNut } from './toastedNut.ts'
import { plumb } from './upright.ts'
import { zestCurl } from './zestCurl.ts'

/** Half the height of the oval, as a share of half its width. */
const OVAL = 0.56
/** Which way the beans lie, in radians. */
const LIE = -0.17

/** Layers of the heap from below; shares of half the platter's width. */
const LAYERS = [
  { count: 15, deep: 0.3, along: 0.2, high: 0, colors: ['#37802e', '#2f7430', '#438c32'] },
  { count: 12, deep: 0.23, along: 0.17, high: 0.07, colors: ['#4a9a36', '#3f8c32', '#5aa63a'] },
  { count: 10, deep: 0.16, along: 0.14, high: 0.14, colors: ['#56a23a', '#6ab040', '#4a9636'] },
  { count: 7, deep: 0.1, along: 0.1, high: 0.2, colors: ['#74b845', '#5ea63c', '#86c04c'] },
] as const

/** Nuts on the heap, some of them together, and a few that rolled off it. */
const ON_TOP: readonly Point[] = [
  [0.03, -0.26],
  [0.1, -0.24],
  [0.07, -0.19],
  [-0.17, -0.2],
  [-0.11, -0.17],
  [0.26, -0.19],
  [0.19, -0.12],
  [-0.31, -0.1],
  [0.02, -0.1],
  [-0.05, -0.08],
  [0.33, -0.07],
  [0.08, -0.05],
  [-0.19, -0.01],
  [-0.38, 0.03],
  [0.22, 0.0],
  [0.14, 0.03],
  [-0.07, 0.06],
  [0.27, 0.07],
  [-0.24, 0.12],
  [0.04, 0.13],
  [0.11, 0.16],
  [0.3, 0.2],
  [0.42, 0.27],
  [0.47, 0.21],
  [-0.42, 0.31],
]

/** Nuts that slipped between the beans before the last ones fell on them. */
const TUCKED: readonly Point[] = [
  [-0.2, -0.19],
  [-0.1, -0.12],
  [0.28, -0.14],
  [0.3, -0.04],
  [-0.02, 0.1],
  [0.1, 0.18],
  [-0.3, 0.06],
]

/** Green beans with hazelnuts and slices of garlic, lying one way on an oval platter, seen from a chair; `size` is half its width. */
export function beanplatter(art: Canvas, { x, y, size, color }: Piece): void {
  plumb(art, { x, y }, () => {
    art.movedBy(x + size * 0.03, y - size * 0.055, () => {
      platter(art, size)
      oil(art, size)
      for (const [index, layer] of LAYERS.entries()) {
        beans(art, size, { ...layer, color })
        if (index === 2) nuts(art, size, TUCKED)
      }
      chili(art, size)
      garlic(art, size)
      nuts(art, size, ON_TOP)
      zest(art, size)
    })
  })
}

/** White stoneware: a broad rim, a sloping wall, and a floor; dark below where it leaves the cloth. */
function platter(art: Canvas, size: number): void {
  const oval = (share: number, dy = 0) => {
    return ellipse(0, dy * size, size * share, size * OVAL * share)
  }
  art.softFill(oval(0.97, 0.1), SHADOW, 0.55, size * 0.06)
  art.fill(oval(0.985, 0.055), '#8d7f6c')
  art.fill(oval(1, 0.03), '#b9ab94')
  const glaze = art.linearGradient('x1="0" y1="0" x2=".9" y2="1"', [
    [0, '#fffdf4'],
    [0.5, '#f1e9d8'],
    [1, '#dccfb8'],
  ])
  art.fill(oval(1), glaze)
  art.stroke(oval(0.988), '#b98f5c', size * 0.012, { opacity: 0.8 })
  art.movedBy(-1, -2, () => art.stroke(oval(0.975), '#fffef8', size * 0.008, { opacity: 0.9 }))
  const wall = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, '#c3b59c'],
    [0.5, '#e2d6c0'],
    [1, '#fffaf0'],
  ])
  art.fill(oval(0.84, 0.006), wall)
  art.fill(oval(0.76, 0.02), '#ebe2d0')
  art.stroke(oval(0.84, 0.006), '#a8977c', size * 0.006, { opacity: 0.55 })
  const under = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0.5, '#241a10', 0.7],
    [0.8, '#3a2a1c', 0.28],
    [1, '#3a2a1c', 0],
  ])
  art.fill(ellipse(size * 0.03, size * 0.1, size * 0.68, size * 0.36), under)
}

/** Oil that ran from the beans: where, how wide and how deep its pools are, as shares of the platter. */
const POOLS = [
  [-0.1, 0.29, 0.34, 0.07],
  [0.32, 0.2, 0.2, 0.075],
  [-0.42, 0.24, 0.1, 0.04],
  [0.54, 0.17, 0.03, 0.014],
  [0.48, 0.27, 0.022, 0.011],
  [0.1, 0.385, 0.026, 0.012],
] as const

/** A film of oil around the foot of the heap, and drops of it: clear, darkest where it meets the beans. */
function oil(art: Canvas, size: number): void {
  const { random } = art
  const clear = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#8a7420', 0.75],
    [0.55, '#b79a3c', 0.42],
    [1, '#dcc67e', 0.32],
  ])
  for (const [u, v, wide, deep] of POOLS) {
    const look = { points: 13, wobble: 0.09 }
    const pool = blob(random, u * size, v * size, wide * size, deep * size, look)
    art.movedBy(1, 3, () => art.fill(closed(pool), '#7a5a26', 0.22))
    art.fill(closed(pool), clear)
    const near = bow([u * size, v * size], [wide * size * 0.86, deep * size * 0.72], [0.9, 1.9], 6)
    art.stroke(open(near), '#fffdf0', size * 0.006, { opacity: 0.85 })
  }
}

/** A layer, and the color that the beans have. */
type Layer = (typeof LAYERS)[number] & { color: Color }

/** One layer of the heap; a few beans lie across the others. */
function beans(art: Canvas, size: number, layer: Layer): void {
  const { random } = art
  const rows = Array.from({ length: layer.count }, (_, index) => {
    return ((index + 0.5) / layer.count) * 2 - 1 + random.jitter(0.08)
  })
  for (const v of random.shuffled(rows)) {
    // Those at the edge of the heap keep to its way, or their tails would hang over the rim.
    const stray =
      Math.abs(v) < 0.6 && random.next() < 0.22 ? random.jitter(0.5) : random.jitter(0.12)
    const reach = layer.along * Math.sqrt(Math.max(0.2, 1 - v * v * 0.6))
    podBean(art, {
      x: size * (random.jitter(reach) - v * layer.deep * 0.3),
      y: size * (v * layer.deep - layer.high + 0.03),
      size: size * random.range(0.84, 1.06) * (1 - Math.abs(v) * 0.1),
      angle: LIE + stray + v * 0.1 + (random.next() < 0.5 ? Math.PI : 0),
      droop: layer.high * random.range(0.3, 0.8) - v * 0.02,
      color: mix(random.pick([...layer.colors]), layer.color, 0.35),
    })
  }
}

function nuts(art: Canvas, size: number, places: readonly Point[]): void {
  const { random } = art
  for (const [u, v] of places) {
    toastedNut(art, {
      x: size * (u + random.jitter(0.02)),
      y: size * (v + random.jitter(0.015)),
      size: size * random.range(0.031, 0.04),
      angle: random.jitter(0.9) + (random.next() < 0.4 ? Math.PI : 0),
      color: random.pick(['#a8672f', '#8f5226', '#b87a3c']),
    })
  }
}

/** Flakes of red pepper on the beans. */
function chili(art: Canvas, size: number): void {
  const { random } = art
  const flakes = Array.from({ length: 22 }, () => {
    const x = size * (random.jitter(0.44) * random.next() + 0.02)
    const y = size * (random.jitter(0.24) * random.next() - 0.03)
    const reach = size * random.range(0.004, 0.009)
    return polygon(blob(random, x, y, reach * 1.4, reach, { points: 5, wobble: 0.3 }))
  }).join('')
  art.movedBy(1, 2, () => art.fill(flakes, SHADOW, 0.5))
  art.fill(flakes, '#c4301c')
}

/** Slices of garlic on the beans: where, and how they are turned. */
const GARLIC = [
  [-0.04, -0.23, 0.4],
  [0.17, -0.2, -0.7],
  [-0.24, -0.15, 0.9],
  [-0.02, -0.02, -0.3],
  [0.27, -0.1, 0.5],
  [-0.3, 0.02, -0.6],
  [0.06, 0.06, 1],
  [-0.13, 0.1, 0.1],
  [0.2, 0.13, -0.4],
  [-0.3, 0.19, 0.4],
  [0.36, 0.13, 0.7],
] as const

function garlic(art: Canvas, size: number): void {
  const { random } = art
  for (const [u, v, angle] of GARLIC) {
    const long = size * random.range(0.03, 0.042)
    garlicChip(art, { x: u * size, y: v * size, size: long, angle: angle + random.jitter(0.3) })
  }
}

/** Curls of zest near the top of the heap. */
function zest(art: Canvas, size: number): void {
  const curls = [
    [-0.3, -0.12, 0.06, 0.4],
    [-0.2, -0.21, 0.07, 2.2],
    [-0.14, -0.1, 0.065, 4.1],
    [-0.26, -0.03, 0.055, 5.2],
    [0.22, -0.2, 0.06, 1.3],
    [-0.1, 0.05, 0.055, 3.2],
    [-0.4, 0.03, 0.05, 0.9],
  ] as const
  for (const [u, v, reach, angle] of curls) {
    zestCurl(art, { x: u * size, y: v * size, size: reach * size, angle })
  }
}
