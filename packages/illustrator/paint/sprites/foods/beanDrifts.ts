import type { Canvas } from '../../core/canvas.ts'
import { pack } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import type { PotBean } from './potBeans.ts'
import { halves } from './surface.ts'

export interface Drift {
  /** The middle of the drift, as shares of the vessel, and how far it reaches. */
  u: number
  v: number
  reach: number
  count: number
  /** The size of a bean, as a share of the vessel. */
  size: number
  /** Between 0, on the others, and 1, under the sauce. */
  deep: readonly [from: number, to: number]
}

/** Beans as the spoon left them: close in the middle of a drift, loose at its edge. */
export function drifted(
  { random }: Canvas,
  area: Area,
  scale: number,
  drifts: readonly Drift[],
): PotBean[] {
  const [rx, ry] = halves(area, scale)
  return drifts.flatMap(({ u, v, reach, count, size, deep }) => {
    const places = pack(random, u, v, reach, count, { ry: reach * 0.9, tries: 5 })
    places.sort(([, first], [, second]) => first - second)
    return places.map(([px, py]): PotBean => {
      const away = Math.hypot(px - u, py - v) / reach
      return {
        x: area.x + px * rx,
        y: area.y + py * ry,
        size: rx * size * random.range(0.84, 1.14),
        angle: random.angle(),
        deep: deep[0] + (deep[1] - deep[0]) * away * random.range(0.6, 1),
      }
    })
  })
}
