import type { tomatoes as words } from '../../../../language/words/foods/produce/tomatoes.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, ellipse, moved, shrunk, turnedPoint } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { gleam, laid, laidPoint, type Shape } from './shapes.ts'

/** A round slice of tomato, its chambers full of seeds in their jelly; `size` is its radius. */
function tomatoSlice(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, angle, color } = piece
  const oval = { points: 13, wobble: 0.035, angle }
  const outline = blob(random, x, y, size, size * random.range(0.84, 0.97), oval)
  art.shadow(closed(moved(outline, 0, size * 0.06)), size * 0.12, 0.5)
  art.fill(closed(moved(outline, size * 0.03, size * 0.1)), shade(color, 0.5))
  art.fill(closed(outline), mix(color, '#b3200f', 0.4))
  const flesh = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, mix(color, '#ffb08a', 0.6)],
    [0.5, mix(color, '#f4634a', 0.5)],
    [1, color],
  ])
  art.fill(closed(shrunk(outline, 0.92, -size * 0.01, -size * 0.02)), flesh)
  const chambers = random.whole(4, 6)
  for (let index = 0; index < chambers; index += 1) {
    const turn = angle + ((index + random.jitter(0.16)) / chambers) * Math.PI * 2
    const lying = { ...piece, size: size * random.range(0.88, 1), angle: turn }
    tomatoChamber(art, lying, (Math.PI * 1.5) / chambers)
  }
  const core = blob(random, x, y, size * 0.15, size * 0.12, { points: 7, wobble: 0.24 })
  art.fill(closed(core), '#fbd0b0', 0.8)
  gleam(art, piece, { reach: 0.84, width: 0.055, opacity: 0.75 })
}

/** A chamber between two walls of flesh, `wide` as it is at its outer end. */
function tomatoChamber(art: Canvas, piece: Piece, wide: number): void {
  const { random } = art
  const { size, color } = piece
  const half = wide * 0.3
  const form: Shape = [
    [0.2, random.jitter(0.04)],
    [0.46, -half * random.range(0.6, 0.9)],
    [0.72, -half],
    [0.84, random.jitter(0.06)],
    [0.72, half],
    [0.44, half * random.range(0.6, 0.9)],
  ]
  const points = laid(form, piece)
  art.fill(closed(points), mix(color, '#a3180c', 0.5))
  art.fill(closed(shrunk(points, 0.86, size * 0.015, size * 0.025)), mix(color, '#f08a2c', 0.5))
  art.fill(closed(shrunk(points, 0.5, size * 0.03, size * 0.04)), '#f9b04a', 0.55)
  for (let seed = 0; seed < 4; seed += 1) {
    const along = [0.4 + 0.12 * seed, random.jitter(half * 0.7)] as const
    const [sx, sy] = laidPoint(along, piece)
    art.fill(ellipse(sx, sy, size * 0.05, size * 0.036), seed % 2 ? '#fbe6ae' : '#f3cd80')
  }
  const [gx, gy] = laidPoint([0.66, -half * 0.4], piece)
  art.fill(ellipse(gx, gy, size * 0.05, size * 0.025), '#fffbe8', 0.8)
}

/** A cherry tomato, whole or halved; `size` is its radius. */
function cherryTomato(art: Canvas, piece: Piece): void {
  if (art.random.next() < 0.5) halfCherryTomato(art, piece)
  else wholeCherryTomato(art, piece)
}

function wholeCherryTomato(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.97, { wobble: 0.02 })
  art.body(outline, color, { height: 9, shaded: 0.32, offset: 0.06, highlight: 0.14 })
  if (art.random.next() < 0.4) calyx(art, piece)
  gleam(art, piece, { reach: 0.62, width: 0.13, opacity: 0.8 })
}

/** The green star where the stalk was. */
function calyx(art: Canvas, { x, y, size, angle }: Piece): void {
  const [cx, cy] = [x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.3]
  const points = Array.from({ length: 10 }, (_, index) =>
    turnedPoint([size * (index % 2 ? 0.13 : 0.48), 0], angle + (index / 10) * Math.PI * 2, cx, cy),
  )
  art.fill(closed(points), '#3f6a2e')
  art.fill(closed(shrunk(points, 0.6, -size * 0.03, -size * 0.04)), '#6d9a3f')
}

function halfCherryTomato(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size * 1.1, size * 0.88, { wobble: 0.02, angle })
  art.body(outline, color, { height: 8, lit: 0.94, shaded: 0.25 })
  art.fill(closed(shrunk(outline, 0.8)), tint(color, 0.26))
  for (const side of [-1, 1]) {
    const [cx, cy] = laidPoint([0, side * 0.34], piece)
    const pulp = blob(random, cx, cy, size * 0.64, size * 0.23, { points: 8, angle })
    art.fill(closed(pulp), mix(shade(color, 0.08), '#f0a040', 0.42))
    for (let seed = 0; seed < 4; seed += 1) {
      const at = laidPoint([-0.42 + seed * 0.28, side * (0.34 + random.jitter(0.08))], piece)
      art.fill(ellipse(at[0], at[1], size * 0.075, size * 0.055), '#fae0a0')
    }
  }
}

export const tomatoes = {
  tomato: tomatoSlice,
  cherrytomato: cherryTomato,
} satisfies FoodSprites<typeof words>
