import type { seafood as words } from '../../../language/words/foods/seafood.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, ellipse, type Point } from '../../core/contour.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import type { Piece, FoodSprites } from '../types.ts'
import { cod, friedfish } from './fillets.ts'
import { salmon } from './salmon.ts'
import { salmonbowl } from './salmonBowl.ts'
import { salmonplate } from './salmonPlate.ts'
import { shrimp } from './shrimp.ts'
import { curveOn, laid, sunflower } from './touches.ts'

const TUNA_FLAKE: readonly Point[] = [
  [-0.9, -0.3],
  [-0.3, -0.52],
  [0.5, -0.48],
  [0.9, -0.2],
  [0.84, 0.3],
  [0.2, 0.5],
  [-0.5, 0.46],
  [-0.95, 0.2],
]

/** Tuna from a tin, heaped in flakes and chunks that part along their layers; `size` is its radius. */
function tuna(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const points = sunflower(art, { x, y, rx: size * 0.74, ry: size * 0.56 }, 19, 0.8)
  art.softFill(ellipse(x + size * 0.05, y + size * 0.16, size * 0.86, size * 0.6), SHADOW, 0.5, 14)
  for (const [index, [px, py]] of points.toReversed().entries()) {
    const lift = (index / points.length) * size * 0.24
    const reach = size * random.range(0.24, 0.5)
    const flake = { x: px, y: py - lift, size: reach, angle: random.jitter(0.9) }
    const shape = TUNA_FLAKE.map(([u, v]): Point => [
      u + random.jitter(0.2),
      v + random.jitter(0.2),
    ])
    const tone = mix(mix(color, '#b8735a', random.next() * 0.8), '#fff1de', random.range(0, 0.5))
    const outline = laid(shape, flake)
    const under = { ...flake, x: px + reach * 0.05, y: py - lift + reach * 0.2 }
    art.shadow(closed(laid(shape, under)), reach * 0.14, 0.5)
    art.fill(closed(laid(shape, under)), shade(tone, 0.46))
    art.fill(closed(outline), tone)
    const layers = [-0.56, -0.2, 0.16, 0.5].map((u) =>
      curveOn(flake, [u - 0.14, -0.42, u + 0.06, 0, u - 0.1, 0.42]),
    )
    art.stroke(layers.join(''), shade(tone, 0.4), reach * 0.055, { opacity: 0.5 })
    const edge = curveOn(flake, [-0.7, -0.36, -0.1, -0.46, 0.5, -0.4])
    art.stroke(edge, '#fff8ea', reach * 0.07, { opacity: 0.7 })
  }
}

/** Fish and shellfish. */
export const seafood = {
  salmon,
  salmonplate,
  salmonbowl,
  cod,
  shrimp,
  tuna,
  friedfish,
} satisfies FoodSprites<typeof words>
