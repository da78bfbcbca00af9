import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { closed, open, type Point, polygon } from '../../core/contour.ts'

/** A round of meringue as it is seen: its radius, how flat its circles look, how high its side looks. */
export interface Meringue {
  size: number
  flat: number
  wall: number
  color: Color
}

/** What a spatula drew up the side: where, in radians; how far its tip rises and leans. */
type Swoop = readonly [from: number, to: number, tip: number, lean: number]

/** Around the front, from the left end of the rim to its right end: each of another width. */
const FRONT: readonly Swoop[] = [
  [3.22, 2.94, 0.02, 0],
  [3.08, 2.72, 0.1, 0.1],
  [2.8, 2.36, 0.22, -0.12],
  [2.43, 2.1, 0.08, 0.1],
  [2.18, 1.74, 0.17, -0.14],
  [1.82, 1.5, 0.1, 0.12],
  [1.58, 1.16, 0.2, -0.13],
  [1.24, 0.95, 0.09, 0.1],
  [1.02, 0.62, 0.2, -0.12],
  [0.7, 0.32, 0.12, 0.12],
  [0.4, -0.16, 0.04, 0],
]

/** The rim behind the cream, seen from within. */
const BACK: readonly Swoop[] = [
  [3.4, 3.76, 0.12, -0.1],
  [3.7, 4.05, 0.22, 0.1],
  [4.0, 4.42, 0.1, -0.1],
  [4.36, 4.72, 0.19, 0.12],
  [4.66, 5.1, 0.12, -0.12],
  [5.02, 5.4, 0.24, 0.1],
  [5.34, 5.74, 0.12, -0.1],
  [5.66, 6.14, 0.18, 0.1],
]

const LIGHT = '#fffdf6'
const DIM = '#d8b891'
const DEEP = '#a37a5c'

/** How wide the round is at a share of its height: fullest a little over its foot. */
const girth = (up: number) => 1 + 0.05 * Math.sin(Math.min(1, up) * 2.6) - 0.07 * up

function placeOn({ size, flat, wall }: Meringue, angle: number, up: number): Point {
  const reach = girth(up) * size
  return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat - up * wall * size]
}

/** The outline of a swoop: up its left side, over the curled tip, down its right one. */
function outlineOf(round: Meringue, [from, to, tip, lean]: Swoop, foot: number): Point[] {
  const at = (share: number, up: number) =>
    placeOn(round, from + (to - from) * share + lean * 0.6 * (to < from ? -1 : 1) * up ** 3, up)
  return [
    at(-0.02, foot),
    at(-0.08, 0.3),
    at(-0.09, 0.62),
    at(-0.08, 0.86),
    at(0.08, 0.98 + tip * 0.1),
    at(0.4, 1 + tip * 0.55),
    at(0.66, 1 + tip),
    at(0.78, 1 + tip * 0.8),
    at(0.76, 1 + tip * 0.3),
    at(0.98, 0.98),
    at(1.1, 0.86),
    at(1.1, 0.6),
    at(1.08, 0.26),
    at(1.02, foot),
  ]
}

/** How much of the light from the upper left a place around the side gets, from 0 to 1. */
const litAt = (angle: number) => 0.5 + 0.5 * Math.cos(angle - 2.5)

/** The back of the rim, seen over the hollow. */
export function backRim(art: Canvas, round: Meringue): void {
  for (const swoop of BACK) {
    const outline = closed(outlineOf(round, swoop, 0.5))
    // Its inner face looks away from the light on the left, towards it on the right.
    const lit = 1 - litAt((swoop[0] + swoop[1]) / 2)
    art.fill(outline, mix(DIM, round.color, 0.35 + 0.65 * lit))
    const upper = art.linearGradient('x1="0" y1="0" x2=".3" y2=".5"', [
      [0, LIGHT, 0.95],
      [1, LIGHT, 0],
    ])
    art.fill(outline, upper)
    art.stroke(outline, shade(DIM, 0.22), 1.6, { opacity: 0.7 })
  }
}

/** The side in front: the swoops at both ends lie behind those in the middle. */
export function frontWall(art: Canvas, round: Meringue): void {
  bareWall(art, round)
  const order = FRONT.toSorted((first, second) => far(second) - far(first))
  for (const swoop of order) swoopOf(art, round, swoop)
}

/** The side under its swoops, and the thickness of the rim. */
function bareWall(art: Canvas, round: Meringue): void {
  const { size, flat, wall } = round
  const steps = Array.from({ length: 25 }, (_, index) => (index / 24) * Math.PI)
  const around = [
    ...steps.map((angle) => placeOn(round, angle, 0)),
    ...steps.toReversed().map((angle) => placeOn(round, angle, 1)),
  ]
  art.fill(polygon(around), DIM)
  const rim = steps.map((angle): Point => {
    const [u, v] = placeOn(round, angle, 1)
    return [u * 0.97, v + wall * size * 0.02]
  })
  art.stroke(open(rim), DIM, size * flat * 0.14)
  art.stroke(open(rim), round.color, size * flat * 0.12)
}

const far = ([from, to]: Swoop) => Math.abs((from + to) / 2 - Math.PI / 2)

function swoopOf(art: Canvas, round: Meringue, swoop: Swoop): void {
  const [from, to, tip, lean] = swoop
  const outline = outlineOf(round, [from, to, tip * 1.7, lean], art.random.range(-0.03, 0.02))
  const path = closed(outline)
  const lit = litAt((from + to) / 2)
  const body = mix(DIM, round.color, 0.25 + 0.75 * lit)
  const bright = mix(round.color, LIGHT, 0.2 + 0.8 * lit)
  const across = art.linearGradient('x1="0" y1=".4" x2="1" y2=".52"', [
    [0, body],
    [0.14, bright],
    [0.44, bright],
    [0.7, body],
    [0.9, mix(body, DEEP, 0.5)],
    [1, mix(body, DEEP, 0.75)],
  ])
  art.fill(path, across)
  const low = art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
    [0.62, DEEP, 0],
    [1, DEEP, 0.42],
  ])
  art.fill(path, low)
  art.fill(path, '#8d5a4a', Math.round(34 * (1 - lit) ** 1.5) / 100)
  art.clipped(path, () => grooves(art, round, swoop))
  art.stroke(open(outline.slice(6)), DEEP, 2.4, { opacity: 0.75 })
  art.stroke(open(outline.slice(1, 7)), '#ffffff', 3.4, { opacity: 0.35 + 0.6 * lit })
  curl(art, outline)
}

/** What the edge of the spatula left: lines that follow the swoop. */
function grooves(art: Canvas, round: Meringue, [from, to, tip, lean]: Swoop): void {
  const { random } = art
  for (const share of [0.3, 0.52, 0.74]) {
    const off = random.jitter(0.06)
    const start = random.range(0.08, 0.4)
    const line = [0, 0.3, 0.6, 0.85, 1].map((along): Point => {
      const up = start + (0.86 + tip - start) * along
      const angle = from + (to - from) * (share + off + (0.56 - share) * 0.6 * along ** 3)
      return placeOn(round, angle - lean * 0.6 * up ** 3, up)
    })
    art.stroke(open(line), DEEP, 1.8, { opacity: 0.34 })
    art.movedBy(-2.4, 0, () => art.stroke(open(line), '#ffffff', 2, { opacity: 0.6 }))
  }
}

/** The tip, dried to a pale tan, with the shade under its hook. */
function curl(art: Canvas, outline: readonly Point[]): void {
  const tip = outline.slice(5, 9)
  const toast = art.linearGradient('x1="0" y1="1" x2=".6" y2="0"', [
    [0, '#e0ae74', 0],
    [1, '#e0ae74', 0.6],
  ])
  art.fill(closed(tip), toast)
}
