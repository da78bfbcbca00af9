import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { softSpot } from './softSpot.ts'

/** The sauce it sets in: its shade under a shore, its own color and its wet light. */
const SAUCE = { deep: '#6e100a', own: '#b83322', lit: '#f79a74' } as const
type Spot = Omit<Piece, 'angle' | 'color'>

/** The white as it ran before it set: broad soft lobes, no two alike. */
function whiteOf({ random }: Canvas, { x, y, size, angle }: Piece): Point[] {
  const [first, second, third] = [random.angle(), random.angle(), random.angle()]
  return Array.from({ length: 24 }, (_, index): Point => {
    const turn = (index / 24) * Math.PI * 2
    const lobes =
      Math.sin(turn * 2 + first) * 0.1 +
      Math.sin(turn * 3 + second) * 0.08 +
      Math.sin(turn * 5 + third) * 0.04
    const reach = size * 0.92 * (1 + lobes)
    return [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach * 0.92]
  })
}

/** The sauce that a spoon pushed up around it: a wall, lit from the window, dark on its far side. */
function wall(art: Canvas, white: readonly Point[], { x, y, size }: Spot): void {
  const ring = closed(shrunk(white, 1.14))
  softSpot(
    art,
    { x: x + size * 0.12, y: y + size * 0.16, rx: size * 1.3, ry: size * 1.2 },
    SAUCE.deep,
    0.62,
  )
  art.softFill(ring, SAUCE.own, 0.9, size * 0.14)
  for (const [index, [u, v]] of shrunk(white, 1.14).entries()) {
    if (index % 3) continue
    const own = size * art.random.range(0.06, 0.13)
    chunk(art, { x: u + art.random.jitter(own), y: v + art.random.jitter(own), size: own })
  }
}

/** A bit of tomato or pepper in the sauce, wet on top. */
function chunk(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const bit = blob(random, x, y, size, size * 0.7, {
    points: 8,
    wobble: 0.2,
    angle: random.angle(),
  })
  art.fill(closed(moved(bit, size * 0.16, size * 0.24)), '#7c170d', 0.55)
  art.fill(closed(bit), random.pick(['#c8442e', '#d4573a', '#b93222', '#cf4a2c']))
  const lit = blob(random, x - size * 0.2, y - size * 0.22, size * 0.44, size * 0.2, {
    angle: -0.5,
  })
  art.fill(closed(lit), SAUCE.lit, random.range(0.4, 0.9))
}

/** The part of an outline that is towards the window, or away from it, from its left to its right end. */
function litSide(white: readonly Point[], way: 1 | -1): Point[] {
  const [mx, my] = [
    white.reduce((sum, [u]) => sum + u, 0) / white.length,
    white.reduce((sum, [, v]) => sum + v, 0) / white.length,
  ]
  return white
    .filter(([u, v]) => (u - mx + v - my) * way > 0)
    .toSorted(([a, b], [c, d]) => a - b - (c - d))
}

/** From a thin veil in the sauce to the thick white about the yolk. */
function albumen(art: Canvas, white: readonly Point[], { x, y, size, color }: Piece): void {
  art.fill(closed(white), mix(color, '#d4583c', 0.55))
  const round = art.radialGradient('cx=".46" cy=".46" r=".6"', [
    [0, '#ffffff'],
    [0.55, '#fffaf0'],
    [0.82, mix(color, '#e9b79c', 0.3)],
    [1, mix(color, '#dc9478', 0.5)],
  ])
  art.fill(closed(shrunk(white, 0.95)), round)
  const folds = white.filter((_, index) => index % 5 === 2)
  for (const [u, v] of folds) {
    const at: Point = [x + (u - x) * 0.66, y + (v - y) * 0.66]
    const wide = size * art.random.range(0.15, 0.24)
    softSpot(
      art,
      { x: at[0] + wide * 0.3, y: at[1] + wide * 0.36, rx: wide, ry: wide * 0.8 },
      '#c98468',
      0.4,
    )
    softSpot(art, { x: at[0], y: at[1], rx: wide * 0.9, ry: wide * 0.7 }, '#ffffff', 0.95)
  }
}

/** The wall of sauce stands over the white: it shades it, and here and there laps over its rim. */
function lapping(art: Canvas, white: readonly Point[], size: number): void {
  const { random } = art
  const back = litSide(white, -1)
  art.clipped(closed(white), () => {
    art.stroke(open(shrunk(back, 0.98)), '#b0563c', size * 0.34, { opacity: 0.3 })
    art.stroke(open(shrunk(back, 1)), '#8a2c1c', size * 0.16, { opacity: 0.5 })
  })
  for (const [u, v] of white) {
    if (random.next() < 0.3) continue
    const [rx, ry] = [size * random.range(0.1, 0.24), size * random.range(0.05, 0.1)]
    const next = white[(white.findIndex(([a, b]) => a === u && b === v) + 1) % white.length]
    const angle = next ? Math.atan2(next[1] - v, next[0] - u) : 0
    const lap = blob(random, u, v, rx, ry, { points: 9, wobble: 0.22, angle })
    art.fill(closed(lap), SAUCE.own)
    if (random.next() < 0.25) {
      const shine = blob(random, u - rx * 0.1, v - ry * 0.3, rx * 0.5, ry * 0.24, { angle })
      art.fill(closed(shine), SAUCE.lit, 0.9)
    }
  }
  const front = shrunk(litSide(white, 1), 1.05)
  const from = random.whole(2, 4)
  art.stroke(open(front.slice(from, from + 4)), SAUCE.lit, size * 0.035, { opacity: 0.85 })
}

/** A soft yolk under a milky skin of white: its rim is veiled, its color pale on top. */
function veiledYolk(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.92, { points: 11, wobble: 0.04 })
  const foot = { x: x + size * 0.16, y: y + size * 0.24, rx: size * 1.3, ry: size * 1.16 }
  softSpot(art, foot, '#c98a4c', 0.75)
  const round = art.radialGradient('cx=".4" cy=".36" r=".72"', [
    [0, '#ffd77a'],
    [0.45, '#fbb23a'],
    [0.8, '#f0901c'],
    [1, '#d06c10'],
  ])
  art.fill(closed(outline), round)
  art.stroke(closed(outline), '#fff3de', size * 0.2, { opacity: 0.32 })
  art.stroke(closed(shrunk(outline, 1.04)), '#fff8ea', size * 0.12, { opacity: 0.4 })
  art.clipped(closed(outline), () => {
    const film = { x: x - size * 0.36, y: y - size * 0.44, rx: size * 1.05, ry: size * 0.8 }
    softSpot(art, film, '#fff4e0', 0.5)
  })
  const shine = blob(random, x - size * 0.36, y - size * 0.44, size * 0.24, size * 0.1, {
    angle: -0.6,
    wobble: 0.08,
  })
  art.fill(closed(shine), '#ffffff', 0.95)
  art.specks([[x + size * 0.02, y - size * 0.62]], '#ffffff', size * 0.1, { opacity: 0.9 })
}

/** An egg poached in the sauce it lies in, which laps over its white; `size` is its radius. */
export function poachedegg(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size } = piece
  const white = whiteOf(art, piece)
  wall(art, white, piece)
  albumen(art, white, piece)
  const turn = random.angle()
  const off = size * random.range(0.02, 0.12)
  const yolk = { x: x + Math.cos(turn) * off, y: y + Math.sin(turn) * off }
  lapping(art, white, size)
  veiledYolk(art, { ...yolk, size: size * random.range(0.41, 0.46) })
  const pepper = Array.from({ length: 5 }, (): Point => [
    x + random.jitter(size * 0.6),
    y + random.jitter(size * 0.55),
  ])
  art.specks(pepper, shade('#5a3424', 0.5), size * 0.028, { opacity: 0.7 })
}
