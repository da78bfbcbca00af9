import type { Canvas } from '../../core/canvas.ts'
import { closed, pack, type Point } from '../../core/contour.ts'
import { basilLeaf } from '../products/basilLeaf.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { INNER, type OnPizza, ringOf, type Topping } from './pizzaRim.ts'

/** Crushed tomato, thin enough to bubble: darker where it dried beside the rim, with oil on it. */
export function tomatoSauce(art: Canvas, { x, y, size }: Piece, at: OnPizza): void {
  const { random } = art
  const path = closed(ringOf(at, INNER + 0.04, () => 0))
  const light = art.radialGradient('cx=".42" cy=".4" r=".62"', [
    [0, '#e8502c'],
    [0.6, '#d63a20'],
    [0.86, '#bd2c1a'],
    [1, '#8f2014'],
  ])
  art.fill(path, light)
  const lumps = pack(random, x, y, size * 0.74, 46, { tries: 3 })
  const look = { wobble: 0.22, points: 8, flat: 1.5 }
  const range = [size * 0.02, size * 0.06] as const
  art.softFill(spots(random, lumps.slice(0, 24), range, look), '#9c1f12', 0.34, size * 0.012)
  art.softFill(spots(random, lumps.slice(24), range, look), '#f4774a', 0.4, size * 0.012)
  const wet = lumps.slice(24, 38).map(([u, v]): Point => [u - size * 0.012, v - size * 0.014])
  art.specks(wet, '#ffd9b8', size * 0.008, { length: size * 0.022, angle: -0.6, opacity: 0.6 })
  // The rim stands higher than the sauce, between it and the window.
  art.movedBy(size * 0.03, size * 0.04, () => {
    const edge = closed(ringOf(at, INNER + 0.02, () => 0))
    for (const wide of [0.04, 0.06, 0.08, 0.1])
      art.stroke(edge, '#3a0d0a', size * wide, { opacity: 0.16 })
  })
}

/** Leaves of basil: direction and reach of their stem, their heading, length, droop and width. */
const LEAVES = [
  [3.3, 0.22, 3.4, 0.25, 0.7, 0.6, '#2f5a22'],
  [3.3, 0.22, 2.3, 0.29, 0.5, 0.62, '#3f7430'],
  [3.5, 0.2, 4.6, 0.32, -0.5, 0.56, '#4f8a38'],
  [3.3, 0.18, 0.5, 0.2, 0.4, 0.66, '#5f9a42'],
  [5.2, 0.58, 5.9, 0.26, 0.6, 0.58, '#3a6c2c'],
  [5.2, 0.6, 4.2, 0.2, 0.3, 0.62, '#559040'],
  [1.5, 0.4, 1.9, 0.28, 0.6, 0.56, '#447c34'],
  [0.02, 0.46, 0.3, 0.21, 0.6, 0.6, '#4a8436'],
] as const

/** Basil as it falls from a hand: two or three leaves together, wilting on the heat. */
export function pizzaBasil(art: Canvas, { size }: Piece, at: OnPizza): Topping[] {
  const { random } = art
  return LEAVES.map(([turn, share, heading, long, droop, wide, color]) => ({
    turn,
    draw: () => {
      const [x, y] = at(turn, share)
      const angle = heading + random.jitter(0.2)
      const leaf = size * long * random.range(1.1, 1.3)
      basilLeaf(art, { x, y, size: leaf, angle, droop, wide, color, behind: false })
    },
  }))
}

/** Oil that gathers in drops on the sauce, each with its light. */
export function oilDrops(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const drops = pack(random, x, y, size * 0.74, 16, { tries: 2 })
  art.fill(spots(random, drops, [size * 0.008, size * 0.022], { flat: 1.1 }), '#f6a83c', 0.75)
  const lights = drops.map(([u, v]): Point => [u - size * 0.005, v - size * 0.006])
  art.specks(lights, '#fff3cf', size * 0.007)
}
