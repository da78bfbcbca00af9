import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { fatDrops } from './puddles.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Fill, halves, placesIn } from './surface.ts'

/** How broad its rounded edge is, and how high it stands there, as shares of its width. */
const EDGE = { broad: 0.09, high: 0.035 } as const

/** A pool of gravy that does not reach the rim: thick, its rounded edge in the light, red where it is thin. */
export function gravy(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const { x, y } = area
  const [rx, ry] = halves(area, scale)
  const [shore, ripples] = [cloudsOf(random), cloudsOf(random)]
  /** How far from the edge of the pool a place is, as a share of its width. */
  const depthAt = (px: number, py: number) => {
    const [u, v] = [(px - x) / rx, (py - y) / ry]
    const turn = Math.atan2(v, u)
    return 1 + 0.26 * shore(Math.cos(turn) * 1.4 + 5, Math.sin(turn) * 1.4) - Math.hypot(u, v)
  }
  const pool = reliefOf(
    (px, py) => {
      const share = Math.min(1, Math.max(0, depthAt(px, py) / EDGE.broad))
      const round = Math.sqrt(1 - (1 - share) ** 2)
      return rx * (EDGE.high * round + 0.012 * ripples(px / 90, py / 60))
    },
    {
      box: { x: x - rx * 1.2, y: y - ry * 1.2, width: rx * 2.4, height: ry * 2.4 },
      inside: depthAt,
      colors: [
        shade(color, 0.75),
        shade(color, 0.5),
        shade(color, 0.2),
        color,
        mix(color, '#e08a4a', 0.5),
        '#ffd9ae',
      ],
      cell: 5,
      crease: 0.1,
      contrast: 1.3,
      paleAt: (px, py) => 0.22 * Math.max(0, 1 - depthAt(px, py) / 0.07) - 0.12,
    },
  )
  art.movedBy(3, 5, () => art.softFill(pool.outline, SHADOW, 0.3, 6))
  pool.draw(art)
  const alongEdge = (from: number, to: number, deep: number) =>
    open(
      Array.from({ length: 14 }, (_, step): Point => {
        const turn = from + ((to - from) * step) / 13
        const far =
          depthAt(x + Math.cos(turn) * rx * 0.5, y + Math.sin(turn) * ry * 0.5) + 0.5 - deep
        return [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far]
      }),
    )
  art.clipped(pool.outline, () => {
    for (const wide of [0.1, 0.06, 0.03]) {
      art.stroke(alongEdge(1.0, 2.5, 0.17), '#e08a58', rx * wide, { opacity: 0.13 })
    }
    art.stroke(alongEdge(1.5, 2.3, 0.13), '#ffe6cc', rx * 0.018, { opacity: 0.8 })
    art.stroke(alongEdge(1.24, 1.4, 0.13), '#ffe6cc', rx * 0.016, { opacity: 0.7 })
    art.stroke(alongEdge(3.3, 4.2, 0.06), '#ffe6cc', rx * 0.014, { opacity: 0.5 })
    fatDrops(art, placesIn(art, area, scale * 0.94, 22), mix(color, '#e39a4a', 0.45), 9)
    const wet = placesIn(art, area, scale * 0.92, 10).map(([u, v]) => {
      const long = rx * random.range(0.015, 0.05)
      return closed(blob(random, u, v, long, long * 0.3, { points: 7, wobble: 0.2, angle: -0.3 }))
    })
    art.fill(wet.join(''), tint(color, 0.85), 0.55)
  })
}
