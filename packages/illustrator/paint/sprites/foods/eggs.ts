import type { eggs as words } from '../../../language/words/foods/eggs.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, FoodSprites } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { jammyegg } from './jammyEgg.ts'
import { poachedegg } from './poachedEgg.ts'
import { scrambledegg } from './scrambledEgg.ts'
import { curveOn, gleam, laid, patches, slanted } from './touches.ts'

const YOLK = '#f2a422'

/** A whole yolk that stands up and shines. */
function yolk(art: Canvas, { x, y, size, color }: Omit<Piece, 'angle'>): void {
  const outline = blob(art.random, x, y, size, size * 0.97, { points: 11, wobble: 0.02 })
  art.body(outline, color, {
    height: size * 0.17,
    lit: 0.9,
    shaded: 0.24,
    offset: 0.06,
    highlight: 0.22,
  })
  gleam(art, { x, y, size }, { width: 0.14, reach: 0.66, opacity: 0.9, color: '#fffbe8' })
}

/** A fried egg, its edge browned to lace; `size` is its radius, `color` the white's. */
function friedegg(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.9, { points: 17, wobble: 0.075, angle })
  art.shadow(closed(outline), 7, 0.34)
  art.fill(closed(outline), '#b9793a')
  art.fill(closed(shrunk(outline, 0.965, -1, -2)), '#e3bd84')
  art.fill(closed(shrunk(outline, 0.91, -1, -3)), mix(color, '#f0d9b0', 0.6))
  art.fill(closed(shrunk(outline, 0.84, -2, -3)), color)
  art.fill(closed(shrunk(outline, 0.58, -size * 0.1, -size * 0.12)), '#ffffff')
  const lace = outline.map(([u, v]) => {
    const at = { x: x + (u - x) * 0.95, y: y + (v - y) * 0.95 }
    return patches(art, { ...at, rx: size * 0.08, count: 2, grain: size * 0.075 })
  })
  art.clipped(closed(outline), () => art.fill(lace.join(''), '#a8682c', 0.6))
  const bubbles = outline
    .filter((_, index) => index % 2 === 0)
    .map(([u, v]) => {
      const reach = random.range(0.62, 0.74)
      const [bx, by] = [x + (u - x) * reach, y + (v - y) * reach]
      return `M${bx.toFixed(1)} ${by.toFixed(1)}q${(size * 0.05).toFixed(1)} ${(-size * 0.06).toFixed(1)} ${(size * 0.1).toFixed(1)} 0`
    })
  art.stroke(bubbles.join(''), '#e0cfae', size * 0.035, { opacity: 0.85 })
  const [u, v] = turnedPoint([size * 0.08, 0], angle, x, y)
  yolk(art, { x: u, y: v, size: size * 0.38, color: YOLK })
}

const HALF: readonly Point[] = [
  [-0.8, 0],
  [-0.66, -0.5],
  [-0.2, -0.74],
  [0.42, -0.64],
  [0.86, -0.36],
  [1, 0],
  [0.86, 0.36],
  [0.42, 0.64],
  [-0.2, 0.74],
  [-0.66, 0.5],
]

/** Half a boiled egg with a jammy yolk; `size` is half its length. */
function halvedegg(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const outline = laid(HALF, piece)
  art.shadow(closed(outline), size * 0.15, 0.36)
  art.fill(closed(outline), mix(color, '#b9945c', 0.55))
  art.fill(closed(shrunk(outline, 0.95, -1.5, -3)), color)
  art.fill(closed(shrunk(outline, 0.72, -size * 0.05, -size * 0.06)), '#ffffff', 0.7)
  const [u, v] = turnedPoint([-size * 0.1, 0], angle, x, y)
  const heart = blob(art.random, u, v, size * 0.47, size * 0.45, { points: 11, wobble: 0.03 })
  art.fill(closed(heart), '#f3bb52')
  art.fill(closed(shrunk(heart, 0.88, -size * 0.01, -size * 0.02)), '#e5841a')
  art.fill(closed(shrunk(heart, 0.66, -size * 0.03, -size * 0.04)), '#f09a24')
  art.fill(closed(shrunk(heart, 0.36, -size * 0.08, -size * 0.1)), '#f9c252', 0.9)
  gleam(art, { x: u, y: v, size: size * 0.46 }, { width: 0.15, reach: 0.66, opacity: 0.9 })
}

const FOLDED: readonly Point[] = [
  [-1, 0.12],
  [-0.86, -0.3],
  [-0.4, -0.52],
  [0.1, -0.56],
  [0.6, -0.44],
  [0.94, -0.14],
  [1, 0.16],
  [0.6, 0.34],
  [0, 0.4],
  [-0.6, 0.34],
]

/** A folded omelette, its filling showing along the fold; `size` is half its length. */
function omelette(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const lying = { ...piece, angle: slanted(piece.angle, -0.3) }
  const { x, y, angle } = lying
  const under = laid(
    FOLDED.map(([u, v]): Point => [u * 0.97, v + 0.12]),
    lying,
  )
  art.body(under, shade(color, 0.12), { height: 16, lit: 0.96, shaded: 0.34, offset: 0.02 })
  const filling = Array.from({ length: 22 }, (): Point => {
    const u = art.random.jitter(0.8)
    return turnedPoint([u * size, (0.4 - 0.1 * u * u) * size], angle, x, y)
  })
  crumbs(art, filling, '#7fa046', { size: size * 0.06, height: 3 })
  crumbs(art, filling.slice(0, 9), '#f7e3b0', { size: size * 0.055, height: 3, angular: true })
  const outline = laid(FOLDED, lying)
  art.body(outline, color, { height: 8, lit: 0.95, shaded: 0.28, offset: 0.03, highlight: 0.3 })
  art.clipped(closed(outline), () => {
    const spread = { x, y, angle, rx: size * 0.9, ry: size * 0.4 }
    art.fill(patches(art, { ...spread, count: 12, grain: size * 0.18 }), '#d9892c', 0.45)
    art.fill(patches(art, { ...spread, count: 8, grain: size * 0.08 }), '#a85c1e', 0.4)
    art.fill(patches(art, { ...spread, count: 8, grain: size * 0.1 }), '#fff0b8', 0.6)
  })
  const fold = curveOn(lying, [-0.9, 0.2, -0.4, 0.31, 0.2, 0.32, 0.86, 0.2])
  art.stroke(fold, tint(color, 0.55), size * 0.035, { opacity: 0.8 })
  const light = laid(
    [
      [-0.7, -0.26],
      [-0.2, -0.42],
      [0.3, -0.42],
    ] as const,
    lying,
  )
  art.stroke(open(light), '#fffbe0', size * 0.04, { opacity: 0.8 })
}

/** Eggs, cooked every way. */
export const eggs = {
  friedegg,
  poachedegg,
  halvedegg,
  jammyegg,
  scrambledegg,
  omelette,
} satisfies FoodSprites<typeof words>
