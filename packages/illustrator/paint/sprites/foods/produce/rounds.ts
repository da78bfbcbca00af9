import type { rounds as words } from '../../../../language/words/foods/produce/rounds.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import {
  arc,
  blob,
  circle,
  closed,
  num,
  type Path,
  type Point,
  polygon,
  shrunk,
} from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { cucumberDice } from './cucumberDice.ts'
import { around, browned, gleam, rays, varied, within } from './shapes.ts'

/** Seeds lying in a ring, pointing outwards, as one path. */
function seedRing(art: Canvas, { x, y, size }: Piece, count: number, reach: number): Path {
  const seeds = around(art, count).map((angle) => {
    const from = size * (reach - 0.06 + art.random.jitter(0.03))
    const [u, v] = [Math.cos(angle), Math.sin(angle)]
    return `M${num(x + u * from)} ${num(y + v * from)}l${num(u * size * 0.11)} ${num(v * size * 0.11)}`
  })
  return seeds.join('')
}

/** A slice of cucumber; `size` is its radius, its colour that of the rind. */
function cucumberSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.96, { points: 12, wobble: 0.02 })
  art.body(outline, color, { height: 6, lit: 0.94, shaded: 0.26 })
  art.fill(closed(shrunk(outline, 0.87)), '#e2ecb9')
  art.fill(closed(shrunk(outline, 0.73)), '#d3e3a0')
  art.fill(closed(shrunk(outline, 0.53)), '#c6d98f')
  art.stroke(rays(art, piece, { count: 3, from: 0.04, to: 0.2 }), '#e6efc0', size * 0.05)
  art.stroke(seedRing(art, piece, 9, 0.37), '#f8f5d6', size * 0.085)
  gleam(art, piece, { reach: 0.74, width: 0.06, opacity: 0.65 })
}

/** A seared slice of zucchini; `size` is its radius, its colour that of the rind. */
function zucchiniSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * random.range(0.84, 0.97), { wobble: 0.03 })
  art.body(outline, color, { height: 7, lit: 0.95, shaded: 0.28 })
  const flecks = around(art, 7).map((angle): Point => {
    return [x + Math.cos(angle) * size * 0.93, y + Math.sin(angle) * size * 0.9]
  })
  art.specks(flecks, tint(color, 0.4), size * 0.06)
  art.fill(closed(shrunk(outline, 0.86, -0.5, -1)), '#eee6ad')
  art.stroke(arc(x, y, size * 0.72, 0.2, 2.6), '#c98f3e', size * 0.12, { opacity: 0.5 })
  art.fill(closed(shrunk(outline, 0.5)), '#e2dc94')
  art.stroke(seedRing(art, piece, 7, 0.36), '#fbf5cf', size * 0.085)
  browned(art, within(art, piece, 5, 0.66), '#a8682c', { size: size * 0.16, opacity: 0.6 })
  gleam(art, piece, { reach: 0.7, width: 0.05, opacity: 0.5 })
}

/** A crinkle-cut slice of pickle; `size` is its radius. */
function pickleSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const notches = 18
  const outline = Array.from({ length: notches * 2 }, (_, index): Point => {
    const angle = piece.angle + (index / notches) * Math.PI
    const far = size * (index % 2 ? 0.92 : 1.02)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.95]
  })
  art.body(outline, shade(color, 0.2), { height: 6, lit: 0.96, shaded: 0.3, angular: true })
  art.fill(polygon(shrunk(outline, 0.83, -1, -1)), tint(color, 0.16))
  art.fill(circle(x, y, size * 0.66), color)
  art.fill(circle(x, y, size * 0.36), tint(color, 0.24))
  art.stroke(seedRing(art, piece, 8, 0.48), '#efe8a8', size * 0.085)
  gleam(art, piece, { reach: 0.74, width: 0.08, opacity: 0.75 })
}

/** A thin slice of radish; `size` is its radius, its colour that of the skin. */
function radishSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.95, { points: 12, wobble: 0.03 })
  art.body(outline, color, { height: 5, lit: 0.94, shaded: 0.18 })
  art.fill(closed(shrunk(outline, 0.86)), tint(color, 0.8))
  art.fill(closed(shrunk(outline, 0.8)), '#fcf3ea')
  const lines = rays(art, piece, { count: 12, from: 0.22, to: 0.62 })
  art.stroke(lines, '#efc7c4', size * 0.045, { opacity: 0.75 })
  gleam(art, piece, { reach: 0.7, width: 0.05, opacity: 0.9 })
}

/** A coin of carrot; `size` is its radius. */
function carrotCoin(art: Canvas, piece: Piece): void {
  const { x, y, angle } = piece
  const { random } = art
  const color = varied(art, piece.color, 0.08)
  const size = piece.size * random.range(0.74, 1.12)
  const ry = size * random.range(0.72, 0.98)
  const top = blob(random, x, y, size, ry, { points: 12, wobble: 0.035, angle })
  const foot = shrunk(top, 0.97, size * 0.07, size * 0.24)
  art.shadow(closed(foot), size * 0.16, 0.5)
  art.fill(closed(foot), mix(shade(color, 0.34), '#a8420c', 0.4))
  art.stroke(closed(top), shade(color, 0.22), size * 0.05)
  art.fill(closed(top), mix(color, '#e8681a', 0.4))
  art.fill(closed(shrunk(top, 0.88, -size * 0.02, -size * 0.03)), color)
  art.stroke(closed(shrunk(top, 0.62)), mix(color, '#d9560f', 0.5), size * 0.035, { opacity: 0.7 })
  const core = blob(random, x, y, size * 0.44, ry * 0.44, { points: 9, wobble: 0.16, angle })
  art.fill(closed(core), tint(color, 0.4))
  art.fill(closed(shrunk(core, 0.5)), mix(color, '#f6b04a', 0.6))
  const lines = rays(art, { ...piece, size }, { count: 7, from: 0.42, to: 0.62 })
  art.stroke(lines, tint(color, 0.4), size * 0.05, { opacity: 0.6 })
  gleam(art, { x, y, size }, { reach: 0.76, width: 0.12, opacity: 0.85 })
}

/** A thin slice of potato with a golden rim; `size` is its radius. */
function potatoSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.9, { points: 11, wobble: 0.035, angle })
  art.body(outline, '#b9772f', { height: 7, lit: 0.96, shaded: 0.26 })
  art.fill(closed(shrunk(outline, 0.9, -1, -1)), shade(color, 0.1))
  art.fill(closed(shrunk(outline, 0.74, -2, -2)), tint(color, 0.3))
  browned(art, within(art, piece, 5, 0.78), '#b5742c', { size: size * 0.14, opacity: 0.5 })
  art.specks(within(art, piece, 4, 0.6), '#5b7a3a', size * 0.05, { length: size * 0.07 })
  gleam(art, piece, { reach: 0.68, width: 0.05, opacity: 0.55 })
}

/** A round of eggplant, roasted golden; `size` is its radius, its colour that of the skin. */
function eggplantSlice(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.88, { points: 11, wobble: 0.04, angle })
  art.body(outline, color, { height: 9, lit: 0.96, shaded: 0.4 })
  art.fill(closed(shrunk(outline, 0.87, -1, -2)), '#b9793a')
  art.fill(closed(shrunk(outline, 0.78, -1.5, -2)), '#dfb26a')
  art.fill(closed(shrunk(outline, 0.5, -3, -4)), '#ecca8a', 0.8)
  art.specks(within(art, piece, 14, 0.6), '#8d5a26', size * 0.045, { length: size * 0.06 })
  browned(art, within(art, piece, 6, 0.7), '#7d431c', { size: size * 0.17, opacity: 0.55 })
  gleam(art, piece, { reach: 0.7, width: 0.05, opacity: 0.6 })
}

/** Vegetables cut into round slices. */
export const rounds = {
  cucumber: cucumberSlice,
  cucumberdice: cucumberDice,
  radish: radishSlice,
  carrot: carrotCoin,
  zucchini: zucchiniSlice,
  potatoslice: potatoSlice,
  eggplant: eggplantSlice,
  pickle: pickleSlice,
} satisfies FoodSprites<typeof words>
