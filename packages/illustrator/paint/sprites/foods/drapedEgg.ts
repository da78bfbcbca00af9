import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, moved, open, type Point } from '../../core/contour.ts'
import { type Mound, placeOn } from './grainMound.ts'
import { patches } from './touches.ts'

/** A fried egg on a heap: where its middle lies, and how far its white reaches, in shares of the heap. */
interface DrapedEgg {
  u: number
  v: number
  reach: number
}

/** An outline on the surface of a heap, as it is seen. */
function onHeap(mound: Mound, points: readonly Point[], lift: number): Point[] {
  return points.map(([u, v]) => placeOn(mound, u, v, lift))
}

const around = (points: readonly Point[], { u, v }: DrapedEgg, share: number): Point[] =>
  points.map(([a, b]) => [u + (a - u) * share, v + (b - v) * share])

/** The white: crisp lace at its edge, thick and glossy around the yolk, hanging over the rice. */
function white(art: Canvas, mound: Mound, egg: DrapedEgg): void {
  const { random } = art
  const { radius } = mound
  const rim = blob(random, egg.u, egg.v, egg.reach, egg.reach * 0.95, { points: 23, wobble: 0.1 })
  const at = (share: number, lift: number) => onHeap(mound, around(rim, egg, share), lift)
  const under = moved(at(1, 0), radius * 0.03, radius * 0.055)
  art.softFill(closed(under), '#3f0c04', 0.6, radius * 0.03)
  art.fill(closed(at(1, 0.005)), '#8f4f16')
  art.fill(closed(at(0.975, 0.015)), '#d79c4e')
  art.fill(closed(at(0.93, 0.02)), '#f3e0bb')
  const lit = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#ffffff'],
    [0.5, '#fdf9ee'],
    [0.82, '#efe4d2'],
    [1, '#d3bfae'],
  ])
  art.fill(closed(at(0.87, 0.03)), lit)
  const lace = at(0.95, 0.02).map(([x, y]) =>
    patches(art, { x, y, rx: radius * 0.03, count: 3, grain: radius * 0.032 }),
  )
  art.fill(lace.join(''), '#a3621e', 0.75)
  const swelling = at(0.62, 0.04)
  art.fill(closed(moved(swelling, radius * 0.02, radius * 0.03)), '#cdb8a6', 0.6)
  art.fill(closed(swelling), '#ffffff')
  const [mx, my] = placeOn(mound, egg.u, egg.v)
  const arc = at(0.76, 0.04).filter(([x, y]) => x + y < mx + my - radius * 0.2)
  art.specks(arc, '#ffffff', radius * 0.024, { length: radius * 0.04, angle: -0.5, opacity: 0.9 })
}

/** How the yolk runs from its middle: how far aside, how far down and how wide, in shares of the egg. */
const COURSE: readonly (readonly [aside: number, down: number, half: number])[] = [
  [-0.02, 0.08, 0.28],
  [-0.06, 0.28, 0.28],
  [-0.11, 0.46, 0.2],
  [-0.2, 0.68, 0.12],
  [-0.23, 0.86, 0.085],
  [-0.21, 1.02, 0.07],
  [-0.25, 1.18, 0.075],
  [-0.27, 1.3, 0.095],
  [-0.26, 1.4, 0.09],
]

/** Both shores of a part of the course and its round end. */
function shores({ u, v, reach }: DrapedEgg, share: number): Point[] {
  const place = (aside: number, down: number): Point => [u + aside * reach, v + down * reach]
  const near = COURSE.map(([aside, down, half]) => place(aside - half * share, down))
  const far = COURSE.map(([aside, down, half]) => place(aside + half * share, down))
  const [aside, down, half] = COURSE.at(-1) ?? [0, 0, 0]
  const end = [-0.7, 0, 0.7].map((side) =>
    place(aside + side * half * share, down + half * share * (side ? 0.9 : 1.25)),
  )
  return [...near, ...end, ...far.toReversed()]
}

/** What ran out of the yolk, over the white and down the rice. */
function run(art: Canvas, mound: Mound, egg: DrapedEgg): void {
  const { radius } = mound
  const at = (share: number, lift: number) => onHeap(mound, shores(egg, share), lift)
  art.fill(closed(moved(at(1.04, 0.03), radius * 0.014, radius * 0.022)), '#6a2404', 0.42)
  art.fill(closed(at(1.05, 0.03)), '#d67a08')
  art.fill(closed(at(0.92, 0.035)), '#fbae20')
  const light = COURSE.slice(3).map(([aside, down, half]): Point => [
    egg.u + (aside - half * 0.4) * egg.reach,
    egg.v + down * egg.reach,
  ])
  const line = onHeap(mound, light, 0.04)
  art.stroke(open(line.slice(0, 3)), '#ffe38a', radius * 0.02, { opacity: 0.95 })
  art.specks(line.slice(-2, -1), '#fff6d0', radius * 0.03, { opacity: 0.95 })
}

/** The yolk stands up and shines. */
function yolk(art: Canvas, mound: Mound, { u, v, reach }: DrapedEgg): void {
  const [x, y] = placeOn(mound, u, v, 0.05)
  const size = mound.radius * reach * 0.37
  const tall = size * 0.74
  art.fill(ellipse(x + size * 0.02, y, size, tall), '#c76a06', 0.7)
  const round = art.radialGradient('cx=".36" cy=".28" r=".8"', [
    [0, '#ffd95e'],
    [0.4, '#fdb526'],
    [0.78, '#ee8a08'],
    [1, '#bd5a04'],
  ])
  art.fill(ellipse(x, y - size * 0.06, size, tall), round)
  art.rotated(-0.5, x - size * 0.4, y - size * 0.34, () => {
    art.fill(ellipse(x - size * 0.4, y - size * 0.34, size * 0.22, size * 0.1), '#fffdf0', 0.95)
  })
  art.fill(ellipse(x - size * 0.12, y - size * 0.5, size * 0.06, size * 0.05), '#fffdf0', 0.9)
}

/** A fried egg draped over a heap, its yolk running down the near side. */
export function drapedEgg(art: Canvas, mound: Mound, egg: DrapedEgg): void {
  white(art, mound, egg)
  run(art, mound, egg)
  yolk(art, mound, egg)
}
