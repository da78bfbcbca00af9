import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { type FishPiece, skinOf } from './tacoFish.ts'
import { layered } from './touches.ts'

/** Cream as it lies on fish: how far along, and how far down the front, from the left and back again. */
const POURED = [
  shape(
    '-.6 .1, -.5 .42, -.42 .66, -.35 .5, -.22 .3, -.12 .44, -.06 .95, .0 1.2, .06 .98, .12 .46, .3 .24, .46 .3, .56 .1, .46 -.24, .2 -.32, -.1 -.14, -.36 -.36, -.56 -.16',
  ),
  shape(
    '-.5 -.1, -.44 .26, -.3 .36, -.2 .66, -.14 .74, -.06 .4, .1 .3, .22 .4, .3 .74, .36 1.1, .43 .92, .46 .5, .58 .3, .6 .0, .4 -.34, .12 -.16, -.14 -.4, -.36 -.34',
  ),
  shape(
    '-.56 .2, -.44 .5, -.38 .96, -.32 1.06, -.26 .7, -.18 .36, .02 .26, .2 .5, .28 .62, .36 .4, .5 .26, .54 -.06, .3 -.2, .06 -.38, -.2 -.2, -.44 -.28',
  ),
] as const

/** Lime cream spooned along a piece of fish: it lies on its back and runs down its front. */
export function limeCream(art: Canvas, taco: Piece, fish: FishPiece): void {
  const { random } = art
  const at = skinOf(taco, fish)
  const size = taco.size * fish.long
  const pool = random.pick(POURED)
  const places = pool.map(([u, down]) => at(u + random.jitter(0.03), down))
  const light = art.linearGradient('x1=".2" y1="0" x2=".5" y2="1"', [
    [0, '#ffffff'],
    [0.5, '#fdf6e6'],
    [1, '#e6d3ae'],
  ])
  layered(art, closed(places), [
    { color: '#3a1604', dx: size * 0.03, dy: size * 0.07, opacity: 0.55 },
    { color: '#a9834c', dx: size * 0.008, dy: size * 0.03 },
    { color: light },
  ])
  const line = (points: readonly Point[]) => open(points.map(([u, down]) => at(u, down)))
  const lit =
    line([
      [-0.46, -0.06],
      [-0.34, -0.02],
      [-0.2, 0],
    ]) +
    line([
      [0.16, -0.02],
      [0.24, 0],
      [0.36, -0.04],
    ])
  art.stroke(lit, '#ffffff', size * 0.06)
  // Its near edge is thick, and turns from the light.
  const near = pool.slice(1, 9).map(([u, down]): Point => [u, down - 0.16])
  art.stroke(line(near), '#d2b888', size * 0.028, { opacity: 0.65 })
}
