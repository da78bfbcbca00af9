import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, circle, closed, num, type Point, shrunk } from '../../core/contour.ts'
import { patches } from './touches.ts'

/** A point of a pizza: its direction in radians, and its share of the way to the rim. */
export type OnPizza = (turn: number, share: number) => Point

interface Round {
  x: number
  y: number
  size: number
  color: Color
  at: OnPizza
}

const BROWN = '#9a531c'
const CHAR = '#34170c'

/** Where sauce ends and the rim begins to rise. */
export const INNER = 0.82

/** The outline of dough that was pulled by hand: round, but nowhere by a compass. */
export function roundOf({ random }: Canvas, x: number, y: number, size: number): OnPizza {
  const phases = [random.angle(), random.angle(), random.angle()] as const
  return (turn, share) => {
    const stray =
      0.012 * Math.sin(turn * 3 + phases[0]) +
      0.011 * Math.sin(turn * 7 + phases[1]) +
      0.007 * Math.sin(turn * 13 + phases[2])
    const reach = size * share * (1 + stray)
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.985]
  }
}

/** A line around a pizza at a share of the way to its rim. */
export function ringOf(at: OnPizza, share: number, stray: (index: number) => number): Point[] {
  return Array.from({ length: 64 }, (_, index) =>
    at((index / 64) * Math.PI * 2, share + stray(index)),
  )
}

/** Something on a pizza, and in which direction it lies. */
export interface Topping {
  turn: number
  draw: () => void
}

/** The puffed rim: a ring around the sauce, round across, browned by the oven. */
export function pizzaRim(art: Canvas, look: Round): void {
  const { x, y, size, color, at } = look
  const { random } = art
  const inner = closed(ringOf(at, INNER, () => random.jitter(0.016)))
  const ring = `${closed(ringOf(at, 1, () => 0))}${inner}`
  const reach = `gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(size * 1.03)}"`
  const across = art.radialGradient(reach, [
    [0.74, shade(color, 0.5)],
    [0.81, mix(color, BROWN, 0.5)],
    [0.86, tint(color, 0.2)],
    [0.9, tint(color, 0.42)],
    [0.945, color],
    [0.98, mix(color, BROWN, 0.75)],
    [1, mix(color, '#6a3210', 0.85)],
  ])
  art.stroke(inner, '#8a3212', size * 0.03, { opacity: 0.5 })
  for (const paint of [across, daylight(art)])
    art.raw(`<path d="${ring}" fill="${paint}" fill-rule="evenodd"/>`)
  browned(art, look)
  const flour = Array.from({ length: 90 }, () => at(random.angle(), random.range(0.84, 0.99)))
  art.specks(flour, '#fff6df', size * 0.007, { opacity: 0.6 })
}

/** What the fire left on the rim: bubbles, and scorched spots. */
export function blistersOf(art: Canvas, look: Round): Topping[] {
  return [
    ...BUBBLES.map(([turn], index) => ({
      turn,
      draw: () => within(art, look, turn, () => bubble(art, look, index)),
    })),
    ...CROWDS.map((turn) => ({
      turn,
      draw: () => within(art, look, turn, () => charred(art, look, turn)),
    })),
  ]
}

/** Soft edges are painted no farther than a clip reaches, and so are quick within a small one. */
function within(art: Canvas, { size, at }: Round, turn: number, draw: () => void): void {
  const [x, y] = at(turn, 0.92)
  art.clipped(circle(x, y, size * 0.3), draw)
}

/** The side of the ring towards the window, and the one away from it. */
function daylight(art: Canvas): Color {
  return art.linearGradient('x1=".14" y1=".06" x2=".86" y2=".94"', [
    [0, '#fff0c8', 0.4],
    [0.4, '#fff0c8', 0],
    [0.62, '#5a2410', 0],
    [1, '#5a2410', 0.5],
  ])
}

/** Broad fields where the oven browned the dough. */
function browned(art: Canvas, { size, at }: Round): void {
  const { random } = art
  const fields = Array.from({ length: 22 }, () => {
    const turn = random.angle()
    const [u, v] = at(turn, random.range(0.88, 0.98))
    const along = size * random.range(0.05, 0.13)
    const shape = { wobble: 0.2, angle: turn + Math.PI / 2 }
    return closed(blob(random, u, v, along, along * 0.36, shape))
  })
  art.softFill(fields.join(''), '#b0661f', 0.5, size * 0.025)
}

/** Bubbles of the dough: where on the ring, and how large; they gather as bubbles do. */
const BUBBLES = [
  [0.62, 0.05],
  [1.5, 0.06],
  [1.72, 0.1],
  [3.0, 0.11],
  [3.24, 0.055],
  [4.5, 0.12],
  [4.76, 0.06],
  [5.3, 0.07],
  [5.9, 0.08],
] as const

/** One of them: risen out of the rim, thin and dark on top. */
function bubble(art: Canvas, { size, color, at }: Round, index: number): void {
  const { random } = art
  const [turn, share] = BUBBLES[index] ?? [0, 0.06]
  const where = turn + random.jitter(0.08)
  const [u, v] = at(where, random.range(0.895, 0.93))
  const wide = size * share * random.range(0.85, 1.15)
  const shape = { wobble: 0.07, angle: where + Math.PI / 2 }
  const dome = blob(random, u, v, wide * 1.2, wide * 0.8, shape)
  art.movedBy(wide * 0.2, wide * 0.34, () =>
    art.softFill(closed(dome), '#5a2a10', 0.45, wide * 0.22),
  )
  art.softFill(closed(shrunk(dome, 0.92)), mix(color, BROWN, 0.16), 0.9, wide * 0.2)
  const crown = shrunk(dome, 0.46, -wide * 0.26, -wide * 0.26)
  art.softFill(closed(crown), tint(color, 0.62), 0.7, wide * 0.3)
  if (index % 3 !== 2) return
  const top = { ...shape, wobble: 0.34, points: 9 }
  const scorched = blob(random, u - wide * 0.2, v + wide * 0.2, wide * 0.8, wide * 0.42, top)
  art.clipped(closed(dome), () => {
    art.softFill(closed(scorched), '#7a3a12', 0.7, wide * 0.2)
    art.softFill(closed(shrunk(scorched, 0.6)), CHAR, 0.85, wide * 0.07)
  })
}

/** Where scorched flecks crowd: in some places many, in others none. */
const CROWDS = [0.12, 0.85, 0.98, 2.2, 2.34, 3.42, 3.56, 3.7, 4.3, 5.1] as const

/** A leopard spot: scorched flecks around a larger one. */
function charred(art: Canvas, { size, at }: Round, towards: number): void {
  const { random } = art
  const [u, v] = at(towards + random.jitter(0.12), random.range(0.88, 0.965))
  const turn = towards + Math.PI / 2
  const reach = size * random.range(0.03, 0.07)
  const heart = blob(random, u, v, reach, reach * 0.5, { wobble: 0.3, angle: turn })
  art.softFill(closed(heart), '#7a3a12', 0.62, size * 0.022)
  const core = blob(random, u, v, reach * 0.62, reach * 0.3, { wobble: 0.36, angle: turn })
  art.softFill(closed(core), CHAR, 0.85, size * 0.006)
  const around = { x: u, y: v, rx: reach * 2, ry: reach, angle: turn }
  art.fill(patches(art, { ...around, count: 7, grain: reach * 0.22 }), CHAR, 0.6)
}
