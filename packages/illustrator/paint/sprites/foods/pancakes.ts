import { bakes } from '../../../language/words/foods/bakes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, spots } from './dough.ts'
import { patches } from './touches.ts'

/** How thick each is against the others, how wide, and how far it was put off the middle. */
const STACK = [
  [1, 0.99, 0.01],
  [0.94, 1.02, -0.035],
  [1.08, 0.97, 0.03],
  [1.04, 0.995, -0.01],
] as const
const TOP = STACK[3]

/** A tall stack of pancakes; `size` is the radius of one. */
export function pancakes(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const high = size * bakes.pancakes.top * riseIn(art.camera)
  const total = STACK.reduce((sum, [thick]) => sum + thick, 0)
  art.movedBy(high * 0.34, high * 0.14, () =>
    art.softFill(circle(x, y, size), SHADOW, 0.45, size * 0.07),
  )
  art.movedBy(4, 7, () => art.fill(circle(x, y, size * 0.94), SHADOW, 0.55))
  let foot = y
  for (const [share, wide, off] of STACK) {
    const thick = (high * share) / total
    pancake(art, { ...piece, x: x + size * off, y: foot, size: size * wide }, thick)
    foot -= thick
  }
  face(art, { ...piece, x: x + size * TOP[2], y: foot, size: size * TOP[1] })
}

/** The profile of a soft edge from its foot up: how far it stands out, and how brown it is. */
const EDGE = [
  [0, 0.93, 0.95],
  [0.1, 0.965, 0.75],
  [0.22, 0.986, 0.34],
  [0.34, 0.996, 0.06],
  [0.48, 1, 0],
  [0.6, 0.998, 0],
  [0.72, 0.99, 0.16],
  [0.82, 0.978, 0.5],
  [0.91, 0.962, 0.78],
  [1, 0.94, 0.7],
] as const

/** One pancake: slices from its foot up, which make a round edge, pale between two browned rims. */
function pancake(art: Canvas, { x, y, size, color }: Piece, thick: number): void {
  const { random } = art
  const outline = blob(random, x, y, size, size, { points: 26, wobble: 0.008 })
  const batter = '#f3d290'
  const brown = mix(color, '#8e4a16', 0.7)
  art.movedBy(2, thick * 0.1, () =>
    art.softFill(closed(shrunk(outline, 0.975)), '#3a1608', 0.8, thick * 0.12),
  )
  for (const [up, reach, baked] of EDGE) {
    const slice = shrunk(outline, reach, 0, -thick * up)
    art.fill(closed(slice), acrossLight(art, mix(batter, brown, baked)))
    if (up === 0.34 || up === 0.6) pores(art, { x, y: y - thick * up, size, color: batter }, thick)
  }
}

/** Light across something round: brightest on its left, in the shade on its right. */
function acrossLight(art: Canvas, color: string): string {
  return art.linearGradient('x1="0" x2="1" y1="0" y2=".12"', [
    [0, shade(color, 0.3)],
    [0.18, tint(color, 0.4)],
    [0.46, color],
    [0.78, shade(color, 0.26)],
    [1, shade(color, 0.5)],
  ])
}

/** The fine holes that bubbles left in the pale edge. */
function pores(art: Canvas, { x, y, size, color }: Omit<Piece, 'angle'>, thick: number): void {
  const { random } = art
  const line = bow([x, y], [size * 0.985, size * 0.985], [0.15, Math.PI - 0.15], 34)
  const holes = line
    .filter(() => random.next() < 0.62)
    .map(([u, v]): Point => [u + random.jitter(size * 0.03), v + random.jitter(thick * 0.1)])
  art.fill(spots(random, holes, [size * 0.006, size * 0.017]), shade(color, 0.42), 0.5)
}

/** The upper face: golden brown and mottled, paler towards its rim, where it met the pan last. */
function face(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size * 0.94, size * 0.94, { points: 24, wobble: 0.008 })
  const baked = art.radialGradient('cx=".46" cy=".46" r=".54"', [
    [0, mix(color, '#b86f28', 0.45)],
    [0.66, mix(color, '#a85e1e', 0.6)],
    [0.84, mix(color, '#c98238', 0.5)],
    [0.94, tint(color, 0.16)],
    [1, mix(color, '#b06a26', 0.4)],
  ])
  art.fill(closed(outline), baked)
  art.clipped(closed(outline), () => {
    const spread = { x, y, rx: size * 0.86, count: 26 }
    art.softFill(patches(art, { ...spread, grain: size * 0.16 }), '#8a4614', 0.3, size * 0.02)
    art.softFill(patches(art, { ...spread, grain: size * 0.1 }), '#f0bd70', 0.4, size * 0.012)
    art.fill(patches(art, { ...spread, count: 60, grain: size * 0.03 }), '#7a3c10', 0.4)
    art.fill(patches(art, { ...spread, count: 40, grain: size * 0.024 }), '#f8d896', 0.6)
  })
}
