import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { centroid, closed, type Path, type Point } from '../../core/contour.ts'

const CREAM = '#fffaf0'

/** One fold of cream: its soft shadow, its dim underside, the light on its upper left. */
export function creamFold(art: Canvas, outline: readonly Point[], size: number): void {
  const { random } = art
  const path = closed(outline)
  art.movedBy(size * 0.025, size * 0.05, () => art.softFill(path, '#6b4a44', 0.4, size * 0.03))
  const round = art.radialGradient('cx=".4" cy=".36" r=".66"', [
    [0, '#ffffff'],
    [0.5, CREAM],
    [0.78, mix(CREAM, '#cdb0a4', 0.5)],
    [1, mix(CREAM, '#a07e84', 0.7)],
  ])
  art.fill(path, round)
  art.clipped(path, () => {
    const [x, y] = centroid(outline)
    for (let index = 0; index < 9; index += 1) {
      const from = random.angle()
      const reach = random.range(0.62, 0.94)
      const ridge = crescent(outline, [x, y], { from, reach, deep: 0.09 })
      art.movedBy(size * 0.01, size * 0.026, () => art.fill(ridge, '#a5837c', 0.3))
      art.fill(ridge, mix(CREAM, '#ffffff', 0.5), 0.9)
    }
  })
}

interface Crescent {
  /** Where around the fold it begins, in radians. */
  from: number
  /** How far from the middle it lies, and how broad it is, as shares of the fold. */
  reach: number
  deep: number
}

/** A crest that the spoon left, along the edge of its fold. */
function crescent(outline: readonly Point[], [x, y]: Point, { from, reach, deep }: Crescent): Path {
  const start = Math.round((from / (Math.PI * 2)) * outline.length)
  const side = (sign: 0 | 1) =>
    Array.from({ length: 8 }, (_, step): Point => {
      const [u, v] = outline[(start + step) % outline.length] ?? [x, y]
      const share = reach - step * 0.022 - sign * deep * Math.sin((step / 7) * Math.PI)
      return [x + (u - x) * share, y + (v - y) * share]
    })
  return closed([...side(0), ...side(1).toReversed()])
}
