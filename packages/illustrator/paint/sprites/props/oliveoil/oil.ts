import type { Canvas } from '../../../core/canvas.ts'
import {
  blob,
  centroid,
  closed,
  open,
  type Path,
  type Point,
  shrunk,
} from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, SHADOW, tint } from '../../../core/color.ts'

/** Oil that light falls through: green where it is deep, gold where the light gathers. */
export function oilFill(art: Canvas, outline: Path, color: Color): void {
  const depth = art.radialGradient('cx=".62" cy=".66" r=".74"', [
    [0, mix(color, '#fff2a6', 0.62)],
    [0.34, mix(color, '#f4d64e', 0.4)],
    [0.66, color],
    [1, mix(color, '#5f6a18', 0.5)],
  ])
  art.fill(outline, depth)
}

/** The window on the oil: two short bent strokes at the upper left of a round surface. */
export function oilGleam(art: Canvas, x: number, y: number, radius: number): void {
  const at = (t: number, reach: number): Point => [
    x + Math.cos(t) * radius * reach,
    y + Math.sin(t) * radius * reach,
  ]
  const long = open([at(3.3, 0.78), at(3.8, 0.8), at(4.3, 0.78)])
  art.stroke(long, '#fffbe0', radius * 0.09, { opacity: 0.85 })
  art.stroke(open([at(4.52, 0.78), at(4.66, 0.78)]), '#fffbe0', radius * 0.08, { opacity: 0.8 })
  const back = open([at(0.5, 0.84), at(0.9, 0.86), at(1.3, 0.84)])
  art.stroke(back, '#fff6b8', radius * 0.05, { opacity: 0.6 })
}

/** Oil that was spilled on the table: one can see through it to what it lies on. */
export function oilPool(art: Canvas, points: readonly Point[], color: Color): void {
  const outline = closed(points)
  art.movedBy(2, 4, () => art.fill(outline, SHADOW, 0.28))
  art.fill(outline, mix(color, '#6b701c', 0.3), 0.72)
  art.fill(closed(shrunk(points, 0.86, 3, 4)), mix(color, '#f7dc5a', 0.55), 0.72)
  art.fill(closed(shrunk(points, 0.44, 7, 8)), tint('#f9e684', 0.3), 0.5)
  const [cx, cy] = centroid(points)
  const lit = shrunk(points, 0.8).filter(([x, y]) => x < cx && y < cy)
  if (lit.length > 1) art.stroke(open(lit), '#fffbe0', 4.4, { opacity: 0.85 })
}

/** Drops of it on the table. */
export function oilDrops(art: Canvas, places: readonly Point[], color: Color): void {
  for (const [x, y] of places) {
    const size = art.random.range(6, 13)
    oilPool(art, blob(art.random, x, y, size, size * 0.9, { points: 9, wobble: 0.06 }), color)
  }
}
