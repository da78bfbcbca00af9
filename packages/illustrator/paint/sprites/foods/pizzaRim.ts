import type { Color } from '../../../language/paints.ts'
import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Point } from '../../core/contour.ts'
import { type Clouds, cloudsOf } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'

/** A point of a pizza: its direction in radians, and its share of the way to the rim. */
export type OnPizza = (turn: number, share: number) => Point

interface Round {
  x: number
  y: number
  size: number
  color: Color
  at: OnPizza
}

/** From a scorched crease to a floury crest; the dough's own color is between them. */
const SCORCHED = ['#4a1f0e', '#84481a', '#b3742c', '#d0984e'] as const
const FLOURY = ['#f0cb8c', '#fae3b4', '#fff4da'] as const

/** How flat the round lies on the sheet. */
const FLAT = 0.985

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
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * FLAT]
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

/** Bubbles of the dough: their direction, how far out, and how large; they gather as bubbles do. */
const BUBBLES = [
  [0.2, 0.91, 0.05],
  [0.62, 0.92, 0.08],
  [1.36, 0.9, 0.07],
  [1.58, 0.93, 0.11],
  [2.5, 0.91, 0.06],
  [3.0, 0.91, 0.12],
  [3.26, 0.93, 0.07],
  [4.05, 0.9, 0.06],
  [4.5, 0.91, 0.13],
  [4.8, 0.93, 0.07],
  [5.34, 0.91, 0.09],
  [5.9, 0.92, 0.11],
] as const

interface Bubble {
  x: number
  y: number
  r: number
  /** How dark the fire left its top, from 0 to 1. */
  burnt: number
}

function bubblesOf(random: Random, { size, at }: Round): Bubble[] {
  return BUBBLES.map(([turn, share, reach], index) => {
    const [x, y] = at(turn + random.jitter(0.1), share + random.jitter(0.012))
    const burnt = index % 3 === 0 ? 0 : random.range(0.3, 1)
    return { x, y, r: size * reach * random.range(0.85, 1.2), burnt }
  })
}

/** Which share of the way to the rim a place is. */
function shareOf({ x, y, at }: Round): HeightAt {
  return (px, py) => {
    const [u, v] = [px - x, (py - y) / FLAT]
    const [ex, ey] = at(Math.atan2(v, u), 1)
    return Math.hypot(u, v) / Math.hypot(ex - x, (ey - y) / FLAT)
  }
}

/** How much of a bubble is at a place: 1 on its top. */
const swelling = ({ x, y, r }: Bubble, px: number, py: number, reach = 1) =>
  Math.exp(-(((px - x) ** 2 + (py - y) ** 2) / (r * reach) ** 2) * 1.5)

/** Dark where bubbles blistered, freckled like a leopard around them, browner towards the outside. */
function browning(
  { size }: Round,
  bubbles: readonly Bubble[],
  clouds: { spots: Clouds; fields: Clouds },
): (px: number, py: number, share: number) => number {
  return (px, py, share) => {
    const fine = clouds.spots(px / (size * 0.045), py / (size * 0.045))
    const field = clouds.fields(px / (size * 0.2), py / (size * 0.2))
    const burnt = bubbles.reduce(
      (most, bubble) => Math.max(most, swelling(bubble, px, py, 0.8) * bubble.burnt),
      0,
    )
    const char = Math.max(0, burnt * 0.85 + fine * 0.6 - 0.46) * 1.7
    const leopard = Math.max(0, fine - 0.2 + field * 0.45) * 1.7
    return 0.11 - Math.min(0.62, char + leopard) - field * 0.16 - Math.max(0, share - 0.96) * 2.4
  }
}

/** Within the sauce and out on the board nothing of the rim needs to be known. */
const isFarOff = (share: number) => share < INNER - 0.07 || share > 1.04

/** The puffed rim: a ring around the sauce, blistered and scorched by a hot oven. */
export function pizzaRim(art: Canvas, look: Round): void {
  const { x, y, size, color } = look
  const { random } = art
  const [swell, edge] = [cloudsOf(random), cloudsOf(random)]
  const bubbles = bubblesOf(random, look)
  const brown = browning(look, bubbles, { spots: cloudsOf(random), fields: cloudsOf(random) })
  const share = shareOf(look)
  const puff = (px: number, py: number) => {
    const width = (1 - INNER) / 2
    const to = share(px, py)
    if (isFarOff(to)) return 0
    const off = Math.min(1, Math.abs(to - INNER - width) / width)
    const bubbled = bubbles.reduce((sum, bubble) => sum + swelling(bubble, px, py) * bubble.r, 0)
    return (
      (1 - off ** 2.4) * size * 0.058 +
      bubbled * 0.62 +
      swell(px / (size * 0.2), py / (size * 0.2)) * size * 0.07 +
      swell(px / (size * 0.05), py / (size * 0.05)) * size * 0.008
    )
  }
  const inside = (px: number, py: number) => {
    const to = share(px, py)
    if (isFarOff(to)) return -size * 0.01
    const inner = INNER + edge(px / (size * 0.12), py / (size * 0.12)) * 0.06
    return Math.min(1 - to, to - inner) * size * 0.2
  }
  const crust = reliefOf(puff, {
    box: { x: x - size * 1.06, y: y - size * 1.06, width: size * 2.12, height: size * 2.12 },
    inside,
    cell: size / 66,
    foreshortening: art.camera.foreshortening,
    tones: 12,
    colors: [...SCORCHED, color, ...FLOURY],
    contrast: 0.6,
    crease: 0.22,
    paleAt: (px, py) => {
      const to = share(px, py)
      return isFarOff(to) ? 0 : brown(px, py, to)
    },
  })
  crust.draw(art)
  const flour = Array.from({ length: 90 }, () => look.at(random.angle(), random.range(0.84, 0.99)))
  art.specks(flour, '#fff6df', size * 0.007, { opacity: 0.6 })
}
