import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { glow } from './glow.ts'
import { fatDrops } from './puddles.ts'
import { type Fill, halves, placesIn } from './surface.ts'
import { layered } from './touches.ts'

/** A pool of gravy that does not reach the rim: thin and red at its edge, dark where it is deep. */
export function gravy(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const { x, y } = area
  const [rx, ry] = halves(area, scale)
  const outline = closed(blob(random, x, y, rx, ry, { points: 20, wobble: 0.06 }))
  layered(art, outline, [
    { color: SHADOW, dx: 3, dy: 6, opacity: 0.3 },
    { color: mix(color, '#a8431c', 0.4) },
  ])
  art.clipped(outline, () => {
    glow(art, shade(color, 0.35), 0.95, [{ x, y, rx: rx * 1.04, ry: ry * 1.04 }])
    const spots = placesIn(art, area, scale * 0.9, 12).map(([u, v]) => {
      const size = rx * random.range(0.14, 0.34)
      return { x: u, y: v, rx: size, ry: size * 0.5, angle: random.jitter(0.5) }
    })
    glow(art, shade(color, 0.6), 0.5, spots.slice(0, 6))
    glow(art, mix(color, '#c8603a', 0.6), 0.5, spots.slice(6))
    fatDrops(art, placesIn(art, area, scale * 0.9, 34), mix(color, '#e39a4a', 0.4), 10)
    art.specks(placesIn(art, area, scale * 0.9, 60), shade(color, 0.7), 5, { opacity: 0.5 })
    const wet = placesIn(art, area, scale * 0.92, 12).map(([u, v]) => {
      const long = rx * random.range(0.012, 0.04)
      return closed(blob(random, u, v, long, long * 0.3, { points: 7, wobble: 0.2, angle: -0.3 }))
    })
    art.fill(wet.join(''), tint(color, 0.85), 0.5)
  })
}
