import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { glow } from './glow.ts'
import { ribbon } from './produce/shapes.ts'
import { fatDrops } from './puddles.ts'
import { type Fill, halves, placesIn, pour } from './surface.ts'

/** A curry: thick, in soft folds as the ladle left it, its oil standing out along them and at the rim. */
export function curry(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    depth: 0.42,
    inside: () => {
      depths(art, area, look)
      folds(art, area, look)
      const oil = mix(shade(color, 0.06), '#d9641c', 0.42)
      fatDrops(art, atTheRim(art, area, scale, 34), oil, 15)
      fatDrops(art, placesIn(art, area, scale * 0.86, 26), oil, 11)
      art.specks(placesIn(art, area, scale * 0.94, 70), shade(color, 0.55), 4, { opacity: 0.5 })
      art.specks(placesIn(art, area, scale * 0.9, 24), '#4f6a24', 4, { length: 7, opacity: 0.6 })
      wetSpots(art, area, look)
    },
  })
}

/** Where it is thin and dark, and where cream comes up. */
function depths(art: Canvas, area: Area, { color, scale }: Fill): void {
  const [rx] = halves(area, scale)
  const spots = placesIn(art, area, scale * 0.9, 14).map(([x, y]) => {
    const size = rx * art.random.range(0.16, 0.36)
    return { x, y, rx: size, ry: size * 0.6, angle: art.random.angle() }
  })
  glow(art, shade(color, 0.3), 0.5, spots.slice(0, 7))
  glow(art, tint(color, 0.5), 0.6, spots.slice(7))
}

/** Ridges that bend around the middle, each lit above and dark below. */
function folds(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const ridges = Array.from({ length: 18 }, (_, index) => {
    const reach = 0.3 + (0.64 * (index + random.next())) / 18
    const start = random.angle()
    const sweep = random.range(0.4, 0.9)
    const line = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const turn = start + share * sweep
      const away = reach + random.jitter(0.025)
      return [area.x + Math.cos(turn) * rx * away, area.y + Math.sin(turn) * ry * away]
    })
    return ribbon(line, rx * random.range(0.05, 0.13))
  }).join('')
  art.movedBy(rx * 0.012, rx * 0.024, () => art.fill(ridges, shade(color, 0.42), 0.5))
  art.fill(ridges, tint(color, 0.22), 0.85)
  art.movedBy(-rx * 0.004, -rx * 0.008, () => art.fill(ridges, tint(color, 0.6), 0.3))
}

/** Places close to the rim, in loose clusters. */
function atTheRim({ random }: Canvas, area: Area, scale: number, count: number): Point[] {
  const [rx, ry] = halves(area, scale)
  const starts = Array.from({ length: 6 }, () => random.angle())
  return Array.from({ length: count }, (_, index): Point => {
    const turn = (starts[index % starts.length] ?? 0) + random.jitter(0.3)
    const reach = random.range(0.8, 0.95)
    return [area.x + Math.cos(turn) * rx * reach, area.y + Math.sin(turn) * ry * reach]
  })
}

/** The window on the wet folds, broken into drops. */
function wetSpots(art: Canvas, area: Area, { scale }: Fill): void {
  const { random } = art
  const [rx] = halves(area, scale)
  const spots = placesIn(art, area, scale * 0.9, 16).map(([x, y]) => {
    const long = rx * random.range(0.012, 0.035)
    return closed(blob(random, x, y, long, long * 0.36, { points: 7, wobble: 0.2, angle: -0.5 }))
  })
  art.fill(spots.join(''), '#fffaf0', 0.6)
}
