import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import { patches } from './touches.ts'

/** A patch of cheese that melted where it fell: a soft raised edge, browned spots, a greasy light. */
export function meltedCheese(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const look = { points: 12, wobble: 0.24, angle: random.angle() }
  const patch = blob(random, x, y, size, size * 0.68, look)
  art.softFill(closed(moved(patch, size * 0.04, size * 0.1)), '#a8661c', 0.4, size * 0.06)
  art.fill(closed(patch), '#f6d684')
  art.fill(closed(shrunk(patch, 0.88, -size * 0.03, -size * 0.04)), '#fdeab0')
  const spread = { x, y, angle: look.angle, rx: size * 0.66, ry: size * 0.42 }
  art.softFill(
    patches(art, { ...spread, count: 4, grain: size * 0.24 }),
    '#d0862a',
    0.45,
    size * 0.05,
  )
  art.fill(patches(art, { ...spread, count: 5, grain: size * 0.1 }), '#a8601c', 0.55)
  const light = shrunk(patch, 0.78, -size * 0.04, -size * 0.05)
  const high = light.toSorted(([a, b], [c, d]) => a + b - c - d).slice(0, 3)
  const edge = high.toSorted(([a], [c]) => a - c)
  art.stroke(open(edge), '#fffdf0', size * 0.07, { opacity: 0.8 })
}
