import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { drawRibbon, type Project, type Ribbon, type Space } from './eggRibbon.ts'
import { footOf, heapHeights, type Mound, moundLight, placeOn } from './grainMound.ts'
import { parmesanFall } from './parmesanFall.ts'
import { raguCrumbs, type RaguPlace, raguOn } from './raguOn.ts'
import { softSpot } from './softSpot.ts'
import { twirlOnFork } from './twirlOnFork.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

/** How flat circles look from the chair. */
const FLAT = 0.5
const STEPS = 15
/** Half the width of a ribbon, as a share of the heap's radius. */
const WIDE = 0.036
const TONES: readonly Color[] = ['#7a3c0c', '#b06a18', '#dd9c30', '#f3c04c', '#fbd874', '#fff0b4']

function heapIn(art: Canvas, size: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.34,
    steep: 0.6,
    peak: [-0.1, -0.1],
    ragged: 0.05,
    swells: [
      [-0.42, 0.2, 0.4, 0.08],
      [0.4, 0.16, 0.4, 0.08],
      [0.1, 0.5, 0.34, 0.06],
    ],
  })
  return { x: 0, y: size * 0.03, radius: size * 0.88, flat: FLAT, heightAt }
}

/** A ribbon that follows the heap in a bend, its ends tucked under its neighbors. */
function ribbonOn(art: Canvas, mound: Mound, [u, v]: Point, lift: number): Ribbon {
  const { random } = art
  const long = random.range(0.8, 1.35)
  const bend = random.range(0.9, 2.6) * random.pick([-0.8, 1, 1, 1])
  const [phase, pace, twist] = [random.angle(), random.range(3, 6), random.range(0.2, 0.62)]
  // Along the rim of the heap, as a fork winds it.
  let turn = Math.atan2(v, u) + Math.PI / 2 + random.jitter(0.62) - bend / 2
  let [x, y] = [
    u - (Math.cos(turn + bend / 2) * long) / 2,
    v - (Math.sin(turn + bend / 2) * long) / 2,
  ]
  const line: Space[] = []
  const twists: number[] = []
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS
    const ends = 1 - (2 * share - 1) ** 6
    const out = Math.hypot(x, y)
    const inside = out > 0.97 ? 0.97 / out : 1
    const [a, b] = [x * inside, y * inside]
    const high = Math.max(0, mound.heightAt(a, b)) + lift * ends - (1 - ends) * 0.04
    line.push([a, b, high + 0.02 * Math.sin(phase + share * pace * 2)])
    twists.push(Math.sin(phase + share * pace) * twist)
    x += (Math.cos(turn) * long) / STEPS
    y += (Math.sin(turn) * long) / STEPS
    turn += bend / STEPS
  }
  return { line, twists, wide: WIDE * random.range(0.88, 1.14) }
}

/** What is drawn first: what lies far off, and low. */
const rank = ([u, v]: Point) => v * 0.7 - Math.hypot(u, v) * 0.9

/** Places of the ribbons around the sauce, from the far foot of the heap to its near top. */
function places({ random }: Canvas, count: number, from: number, to: number): Point[] {
  const all = Array.from({ length: count }, (_, index): Point => {
    const out = Math.sqrt(from ** 2 + ((index + 0.5) / count) * (to ** 2 - from ** 2))
    const turn = index * 2.399963 + random.jitter(0.3)
    return [Math.cos(turn) * out, Math.sin(turn) * out]
  })
  // Behind the sauce nothing of them is seen.
  const seen = all.filter(([u, v]) => v > -0.2 - Math.abs(u) * 0.5 || Math.hypot(u, v) > 0.8)
  return seen.toSorted((a, b) => rank(a) - rank(b))
}

interface Heap {
  mound: Mound
  project: Project
}

function ribbons(art: Canvas, { mound, project }: Heap, spots: readonly Point[], lift: number) {
  const shine = moundLight(mound)
  const lightAt = ([u, v]: Space) => 0.42 + 0.72 * shine(u, v)
  for (const spot of spots) {
    const ribbon = ribbonOn(art, mound, spot, lift * art.random.range(0.3, 1))
    drawRibbon(art, ribbon, project, { broth: '#8a4a0e', clear: 0.2, lightAt, tones: TONES })
  }
}

/** Where the sauce was spooned: its middle, how far it reaches. */
const RAGU: RaguPlace = { u: 0.02, v: 0.06, reach: 0.56 }

/** A bowl of tagliatelle under a ragù, a forkful wound above it; `size` is half the bowl's width. */
export function tagliatellebowl(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * FLAT,
    depth: size * 0.42,
    glaze: '#f2ebdc',
    band: color,
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.04, () => {
      const mound = heapIn(art, size)
      const project: Project = ([u, v, z]) => [
        mound.x + u * mound.radius,
        mound.y + (v * FLAT - z * Math.sqrt(1 - FLAT * FLAT)) * mound.radius,
      ]
      const heap = { mound, project }
      filledBowl(art, bowl, () => {
        softSpot(art, { x: size * 0.06, y: size * 0.1, rx: size, ry: size * 0.5 }, '#5a2c10', 0.6)
        art.fill(closed(footOf(mound, 0.92)), '#8a4c14')
        ribbons(art, heap, places(art, 36, 0.46, 0.94), 0.02)
        ribbons(art, heap, places(art, 36, 0.36, 0.84), 0.09)
        ribbons(art, heap, NEAR, 0.05)
        raguOn(art, mound, RAGU)
        ribbons(art, heap, OVER, 0.1)
        parmesanFall(art, (u, v) => placeOn(mound, u, v, 0.1), size)
      })
      twirlOnFork(art, { x: size * 0.12, y: -size * 0.62, size })
      raguCrumbs(art, mound, AT_TAILS)
    })
  })
}

/** Those at the near foot, which nothing hides. */
const NEAR: readonly Point[] = [
  [0.3, 0.62],
  [-0.34, 0.66],
  [0.02, 0.72],
  [-0.5, 0.76],
  [0.6, 0.6],
  [0.3, 0.82],
  [0.56, 0.72],
  [-0.1, 0.86],
]

/** A few that lie over the shore of the sauce. */
const OVER: readonly Point[] = [
  [-0.64, 0.1],
  [0.3, 0.6],
]

/** Meat about the ends that hang from the fork into the sauce, as raguCrumbs takes it. */
const AT_TAILS = [
  [-0.2, 0.3],
  [-0.06, 0.4],
  [0.06, 0.42],
  [0.18, 0.32],
] as const
