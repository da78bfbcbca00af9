import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { glow } from './glow.ts'
import { ribbon } from './produce/shapes.ts'
import { fatDrops } from './puddles.ts'
import { type Fill, halves, placesIn, pour } from './surface.ts'

interface ThickSauce extends Fill {
  /** What lies in it, drawn under the shadow of the rim. */
  inside: () => void
}

/** A sauce so thick that it keeps the waves of the spoon: soft pulp under its skin, oil where it is thin. */
export function thickSauce(art: Canvas, area: Area, look: ThickSauce): void {
  const { color, scale, inside } = look
  pour(art, area, {
    ...look,
    color: shade(color, 0.06),
    depth: 0.5,
    inside: () => {
      depths(art, area, look)
      const pulp = { size: 22, height: 4, rough: 0.3, shaded: 0.24 }
      crumbs(art, placesIn(art, area, scale * 0.98, 130), mix(color, '#d8582a', 0.2), pulp)
      waves(art, area, look)
      oilAtRim(art, area, look)
      art.specks(placesIn(art, area, scale * 0.92, 50), shade(color, 0.6), 4, { opacity: 0.45 })
      inside()
    },
  })
}

/** Where it is thin and dark, and where the light comes through. */
function depths(art: Canvas, area: Area, { color, scale }: Fill): void {
  const [rx] = halves(area, scale)
  const spots = placesIn(art, area, scale * 0.9, 16).map(([x, y]) => {
    const size = rx * art.random.range(0.16, 0.34)
    return { x, y, rx: size, ry: size * 0.6, angle: art.random.angle() }
  })
  glow(art, shade(color, 0.45), 0.6, spots.slice(0, 8))
  glow(art, mix(color, '#ff9a44', 0.5), 0.55, spots.slice(8))
}

/** Broad ridges as the spoon drew them round, lit on one side, a wet line on their backs. */
function waves(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const lines = Array.from({ length: 13 }, (_, index) => {
    const reach = 0.34 + (0.58 * (index + random.next())) / 13
    const start = random.angle()
    const sweep = random.range(0.5, 1)
    return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const turn = start + share * sweep
      const away = reach + random.jitter(0.02)
      return [area.x + Math.cos(turn) * rx * away, area.y + Math.sin(turn) * ry * away]
    })
  })
  const ridges = lines.map((line) => ribbon(line, rx * random.range(0.05, 0.1))).join('')
  art.movedBy(rx * 0.012, rx * 0.026, () => art.fill(ridges, shade(color, 0.5), 0.55))
  art.fill(ridges, mix(color, '#f08a44', 0.24), 0.9)
  const backs = lines.map((line) => ribbon(line.slice(1, 4), rx * 0.016)).join('')
  art.movedBy(-rx * 0.01, -rx * 0.018, () => art.fill(backs, '#ffe0b8', 0.5))
}

/** Oil that has come out at the edge of the pot, in eyes of all sizes. */
function oilAtRim(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const oil = mix(color, '#f4902c', 0.62)
  const starts = Array.from({ length: 4 }, () => random.angle())
  const places = Array.from({ length: 40 }, (_, index): Point => {
    const turn = (starts[index % 4] ?? 0) + random.jitter(0.4)
    const reach = random.range(0.8, 0.96)
    return [area.x + Math.cos(turn) * rx * reach, area.y + Math.sin(turn) * ry * reach]
  })
  const slicks = places
    .filter((_, index) => index % 6 === 0)
    .map(([x, y]) => {
      const angle = Math.atan2(y - area.y, x - area.x) + Math.PI / 2
      return closed(blob(random, x, y, rx * 0.1, rx * 0.03, { wobble: 0.2, angle }))
    })
  art.fill(slicks.join(''), tint(oil, 0.1), 0.5)
  fatDrops(art, places, oil, 13)
}
