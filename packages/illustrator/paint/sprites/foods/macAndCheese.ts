import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, moved, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { footOf, heapHeights, isHidden, type Mound, moundLight, placeOn } from './grainMound.ts'
import { cheeseStrings, liftedFork } from './liftedFork.ts'
import { macaroni } from './macaroni.ts'
import { softSpot } from './softSpot.ts'
import { sunflower } from './touches.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

const SAUCE = { deep: '#dc8a18', own: '#f6ac2a', lit: '#ffd460' } as const
const ELBOWS = 138
/** They lie: seen from a chair, what is long towards the eye is short. */
const LYING = 0.8

function heapIn(art: Canvas, size: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.3,
    steep: 0.62,
    peak: [-0.15, -0.1],
    ragged: 0.02,
    swells: [
      [-0.4, 0.1, 0.44, 0.1],
      [0.3, -0.24, 0.44, 0.1],
      [0.16, 0.44, 0.4, 0.08],
      [0.62, 0.24, 0.3, 0.05],
    ],
  })
  return { x: 0, y: size * 0.01, radius: size * 0.93, flat: 0.4, heightAt }
}

/** Sauce that gathered between the elbows: where, and how wide and deep, in shares of the heap. */
const POOLS = [
  [-0.5, -0.04, 0.13, 0.05],
  [0.06, 0.04, 0.15, 0.055],
  [0.52, 0.1, 0.13, 0.05],
  [-0.26, 0.34, 0.15, 0.055],
  [0.28, 0.4, 0.15, 0.055],
  [-0.02, 0.68, 0.15, 0.05],
] as const

/** A pool of sauce, thick enough to hide what lies in it. */
function pool(art: Canvas, [x, y]: Point, rx: number, ry: number): void {
  const { random } = art
  const shore = blob(random, x, y, rx, ry, { points: 13, wobble: 0.26 })
  art.fill(closed(moved(shore, rx * 0.03, ry * 0.22)), SAUCE.deep, 0.85)
  art.fill(closed(shore), SAUCE.own)
  const lit = blob(random, x - rx * 0.1, y - ry * 0.16, rx * 0.74, ry * 0.6, { wobble: 0.22 })
  art.fill(closed(lit), SAUCE.lit, 0.75)
  const shine = blob(random, x - rx * 0.3, y - ry * 0.34, rx * 0.26, ry * 0.12, { wobble: 0.2 })
  art.fill(closed(shine), '#fff8d8', 0.95)
}

/** An elbow in the light of its place, the shade of the heap on it. */
function lyingElbow(art: Canvas, [x, y]: Point, size: number, look: Elbow): void {
  const { color, light } = look
  const tone =
    light > 0.6
      ? mix(color, '#ffe690', (light - 0.6) * 1.6)
      : mix(color, '#d07a12', (0.6 - light) * 1.7)
  softSpot(
    art,
    { x: x + size * 0.16, y: y + size * 0.26, rx: size * 0.95, ry: size * 0.66 },
    '#7a3404',
    0.6,
  )
  art.group(`transform="matrix(1 0 0 ${LYING} ${x.toFixed(1)} ${y.toFixed(1)})"`, () =>
    macaroni(art, { x: 0, y: 0, size, angle: art.random.angle(), color: tone }),
  )
  if (light > 0.6) return
  softSpot(art, { x, y, rx: size * 0.95, ry: size * 0.75 }, '#8a3a04', (0.6 - light) * 0.95)
}

/** Sauce that laps over the foot of an elbow at the shore of the heap. */
function lapping(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const foot: Point = [x + random.jitter(size * 0.3), y + size * random.range(0.5, 0.66)]
  const wide = size * random.range(0.7, 1)
  const wave = blob(art.random, ...foot, wide, size * 0.19, { points: 12, wobble: 0.2 })
  art.fill(closed(wave), '#eda025')
  const crest = blob(random, foot[0] - size * 0.1, foot[1] - size * 0.05, wide * 0.6, size * 0.06)
  art.fill(closed(crest), SAUCE.lit, 0.9)
}

interface Elbow {
  color: string
  light: number
}

/** Elbows over all of the heap, those behind first, in sauce that laps over them. */
function elbows(art: Canvas, mound: Mound, size: number, color: string): void {
  const { random } = art
  const lightAt = moundLight(mound)
  const places = sunflower(art, { x: 0, y: 0, rx: 1 }, ELBOWS, 0.5)
    // The widest ones would hang over the rim.
    .filter(([u]) => Math.abs(u) < 0.85)
    .filter(([u, v]) => mound.heightAt(u, v) >= 0 && !isHidden(mound, u, v))
    .toSorted(([, first], [, second]) => first - second)
  const pools = POOLS.toSorted(([, first], [, second]) => first - second)
  for (const [u, v] of places) {
    while (pools[0] && pools[0][1] < v) {
      const [pu, pv, wide, deep] = pools.shift() ?? POOLS[0]
      pool(art, placeOn(mound, pu, pv, 0.02), wide * size, deep * size)
    }
    const own = size * random.pick([0.14, 0.158, 0.172, 0.186])
    const at = placeOn(mound, u, v, 0.02)
    lyingElbow(art, at, own, { color, light: lightAt(u, v) })
    if (mound.heightAt(u, v) < 0.2 && v > 0.1) lapping(art, at, own)
  }
}

/** Where the window shines in the sauce before the heap. */
function gloss(art: Canvas, size: number): void {
  const spots = [
    [-0.66, 0.2, 0.08],
    [-0.36, 0.31, 0.1],
    [0.12, 0.35, 0.09],
    [0.46, 0.29, 0.1],
    [0.7, 0.14, 0.08],
  ] as const
  for (const [u, v, wide] of spots) {
    const spot = blob(art.random, u * size, v * size, wide * size, size * 0.02, { wobble: 0.2 })
    art.fill(closed(spot), '#ffd873', 0.95)
  }
}

/** Crumbs of bread toasted in butter: thick where they were strewn, thin around. */
function crumbs(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  for (let index = 0; index < 96; index += 1) {
    const [turn, reach] = [random.angle(), random.next() ** 1.1 * (index % 4 === 0 ? 0.8 : 0.46)]
    const [u, v] = [-0.16 + Math.cos(turn) * reach, 0.12 + Math.sin(turn) * reach]
    const [x, y] = placeOn(mound, u, v, 0.07)
    const own = size * random.range(0.012, 0.03)
    const crumb = blob(random, x, y, own, own * 0.75, { points: 6, wobble: 0.3 })
    art.fill(polygon(moved(crumb, own * 0.3, own * 0.5)), '#5a2606', 0.55)
    art.fill(polygon(crumb), random.pick(['#c27a2a', '#a55a18', '#d48c38']))
    const lit = blob(random, x - own * 0.2, y - own * 0.22, own * 0.55, own * 0.36, { points: 5 })
    art.fill(polygon(lit), '#f8cf86')
  }
}

/** Three elbows that hang on a fork over the heap, threads of cheese between the two. */
function forkful(art: Canvas, mound: Mound, size: number, color: string): void {
  const [x, y] = [-size * 0.08, -size * 0.7]
  const foot = (u: number, v: number): Point => placeOn(mound, u, v, 0.03)
  const wide = size * 0.066
  const threads = [
    [[x - size * 0.2, y + size * 0.1], foot(-0.34, -0.1), wide * 0.8],
    [[x + size * 0.2, y + size * 0.02], foot(0.16, -0.16), wide * 0.8],
    [[x - size * 0.03, y + size * 0.07], foot(-0.1, 0.02), wide * 1.35],
    [[x + size * 0.08, y + size * 0.05], foot(0.04, 0.04), wide * 0.6],
  ] as const satisfies readonly (readonly [Point, Point, number])[]
  cheeseStrings(art, threads)
  for (const [, [tx, ty], broad] of threads) {
    const shore = blob(art.random, tx, ty, broad * 1.7, broad * 0.5, { points: 11, wobble: 0.2 })
    art.fill(closed(shore), '#f2a52a')
    const crest = blob(art.random, tx - broad * 0.2, ty - broad * 0.14, broad * 1.1, broad * 0.24)
    art.fill(closed(crest), '#ffd76a')
  }
  liftedFork(art, { x, y, size: size * 0.5, angle: -0.36 })
  const held = [
    [0.15, -0.04, -1.35],
    [0.01, 0.0, -1.7],
    [-0.14, 0.06, -1.5],
  ] as const
  for (const [u, v, angle] of held) {
    const tone = mix(color, '#ffe690', art.random.range(0.2, 0.5))
    macaroni(art, { x: x + u * size, y: y + v * size, size: size * 0.16, angle, color: tone })
  }
}

/** A bowl of macaroni in cheese sauce, a fork that draws threads from it; `size` is half its width. */
export function macandcheese(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * 0.4,
    depth: size * 0.52,
    glaze: '#c9512f',
    band: '#c9512f',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.06, () => {
      const mound = heapIn(art, size)
      filledBowl(art, bowl, () => {
        art.fill(closed(footOf(mound, 1.02)), SAUCE.deep)
        softSpot(art, { x: -size * 0.1, y: 0, rx: size * 0.9, ry: size * 0.36 }, SAUCE.own, 0.9)
        gloss(art, size)
        elbows(art, mound, size, color)
        crumbs(art, mound, size)
      })
      forkful(art, mound, size, color)
    })
  })
}
