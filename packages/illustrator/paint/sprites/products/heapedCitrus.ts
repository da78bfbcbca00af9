import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  moved,
  pack,
  type Point,
  turned,
} from '../../core/contour.ts'
import type { Morsel } from './morsels.ts'

/** Half a lemon, from its blossom end to its stalk; the other half mirrors it. */
const LEMON_SIDE: readonly Point[] = [
  [-1.2, 0],
  [-1.08, -0.14],
  [-0.92, -0.36],
  [-0.55, -0.68],
  [0, -0.82],
  [0.55, -0.7],
  [0.9, -0.4],
  [1.04, -0.18],
  [1.14, -0.1],
]

/** A fruit of a heap: round, or long with the tips of a lemon; `size` is its radius. */
export function heapedCitrus(art: Canvas, fruit: Morsel, isRound: boolean): void {
  const { x, y, size, angle = 0, color } = fruit
  const { random } = art
  const [long, wide, lopsided] = [random.range(0.98, 1.1), random.range(0.9, 1), random.jitter(0.1)]
  const lemon = [
    ...LEMON_SIDE,
    ...LEMON_SIDE.slice(1)
      .toReversed()
      .map(([u, v]): Point => [u, -v]),
  ].map(([u, v]): Point => [u * size * long, v * size * wide * (1 + u * lopsided)])
  const outline = isRound
    ? blob(random, x, y, size * 1.03, size * random.range(0.9, 0.96), {
        points: 9,
        wobble: 0.026,
        angle: random.jitter(0.5),
      })
    : turned(lemon, angle, x, y)
  art.fill(closed(moved(outline, size * 0.1, size * 0.18)), SHADOW, 0.5)
  const ripe = art.radialGradient('cx=".36" cy=".3" r=".78"', [
    [0, tint(color, 0.5)],
    [0.3, color],
    [0.62, mix(color, shade(color, 0.5), 0.35)],
    [0.86, shade(color, 0.46)],
    [1, shade(color, 0.36)],
  ])
  art.fill(closed(outline), ripe)
  // What the fruit around it throws back on its dark side.
  art.clipped(closed(outline), () => {
    const glow = ellipse(x + size * 0.44, y + size * 0.74, size * 0.42, size * 0.12)
    art.softFill(glow, '#ffd9a0', 0.28, size * 0.12)
  })
  const pores = pack(random, x, y, size * 0.74, 34, { tries: 1 })
  art.specks(pores.slice(0, 20), shade(color, 0.4), size * 0.034, { opacity: 0.5 })
  art.specks(pores.slice(20), tint(color, 0.6), size * 0.034, { opacity: 0.6 })
  if (isRound && random.next() < 0.6) stalkEnd(art, fruit)
  const [gx, gy] = [x - size * 0.34, y - size * 0.42]
  art.softFill(ellipse(gx, gy, size * 0.17, size * 0.09), '#fffbe6', 0.9, size * 0.07)
}

/** The dimple of an orange and the green star in it. */
function stalkEnd(art: Canvas, { x, y, size, color }: Morsel): void {
  const turn = art.random.angle()
  const [u, v] = [x + Math.cos(turn) * size * 0.4, y + Math.sin(turn) * size * 0.4]
  art.fill(circle(u, v, size * 0.15), shade(color, 0.3), 0.6)
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const spoke = turn + (index / 10) * Math.PI * 2
    const far = size * (index % 2 ? 0.05 : 0.12)
    return [u + Math.cos(spoke) * far, v + Math.sin(spoke) * far]
  })
  art.fill(closed(star), '#4f6a2c')
}
