import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { basilLeaf } from '../products/basilLeaf.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { INNER, type OnPizza, ringOf, type Topping } from './pizzaRim.ts'
import { patches } from './touches.ts'

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

/** Pools of mozzarella: direction, share of the way to the rim, size, how drawn out, how turned. */
const POOLS = [
  [3.75, 0.5, 0.23, 0.72, 0.5],
  [3.05, 0.64, 0.15, 0.8, 1.2],
  [4.6, 0.54, 0.21, 0.76, -0.2],
  [5.2, 0.4, 0.09, 0.8, 0.2],
  [5.9, 0.58, 0.21, 0.7, 0.6],
  [0.44, 0.47, 0.18, 0.78, 0.3],
  [0.06, 0.7, 0.1, 0.8, 0.5],
  [1.06, 0.56, 0.2, 0.7, 0.7],
  [1.8, 0.6, 0.15, 0.72, 0.1],
  [2.45, 0.44, 0.21, 0.74, -0.5],
  [2.2, 0.7, 0.08, 0.84, 0.9],
  [0.3, 0.04, 0.13, 0.85, 0.4],
] as const

/** Mozzarella that melted into the sauce: soft at its edge, blistered brown, shining. */
function mozzarella(art: Canvas, { x, y, size, angle }: Piece, flat: number): void {
  const { random } = art
  const pool = blob(random, x, y, size, size * flat, { points: 14, wobble: 0.12, angle })
  const path = closed(pool)
  art.softFill(path, '#f08a52', 0.75, size * 0.13)
  art.movedBy(size * 0.02, size * 0.05, () => art.softFill(path, '#a84a20', 0.5, size * 0.03))
  const light = art.radialGradient('cx=".4" cy=".34" r=".72"', [
    [0, '#fffdf4'],
    [0.5, '#fdf3da'],
    [0.8, '#f6dfae'],
    [1, '#e6b676'],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    const low = blob(random, x + size * 0.3, y + size * 0.26, size * 0.5, size * 0.16, { angle })
    art.softFill(closed(low), '#dca25c', 0.4, size * 0.12)
    const toasted = pack(random, x + size * 0.16, y + size * 0.06, size * 0.5, 3, { tries: 2 })
    const look = { wobble: 0.34, points: 9, flat: 1.5 }
    const range = [size * 0.1, size * 0.24] as const
    art.softFill(spots(random, toasted, range, look), '#e0a04a', 0.45, size * 0.08)
    const [[u, v] = [x, y]] = toasted
    const flecks = { x: u, y: v, rx: size * 0.2, ry: size * 0.12, count: 6, grain: size * 0.06 }
    art.softFill(patches(art, flecks), '#9a541c', 0.6, size * 0.02)
  })
  const gloss = shrunk(pool, 0.62, -size * 0.08, -size * 0.08).slice(6, 9)
  art.stroke(open(gloss), '#ffffff', size * 0.07, { opacity: 0.85 })
}

/** All of the mozzarella of a pizza. */
export function mozzarellaPools(art: Canvas, piece: Piece, at: OnPizza): Topping[] {
  const { random } = art
  return POOLS.map(([turn, share, reach, flat, angle]) => ({
    turn,
    draw: () => {
      const [x, y] = at(turn + random.jitter(0.08), share)
      const pool = { ...piece, x, y, size: piece.size * reach, angle }
      // Soft edges are painted no farther than a clip reaches, and so are quick within a small one.
      art.clipped(circle(x, y, pool.size * 1.5), () =>
        mozzarella(art, pool, flat + random.jitter(0.06)),
      )
    },
  }))
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
