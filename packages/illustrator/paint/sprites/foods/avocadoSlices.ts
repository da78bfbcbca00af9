import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'
import { bow } from './dough.ts'

interface Spot {
  x: number
  y: number
  size: number
}

/** How far each slice slid, along and across the fan, and how it is turned and sized: no hand fans evenly. */
const SLICES = [
  [-0.6, -0.4, -0.86, 0.9],
  [-0.44, -0.25, -0.72, 1.02],
  [-0.2, -0.2, -0.7, 0.96],
  [-0.04, 0.02, -0.5, 1.08],
  [0.3, 0.12, -0.56, 1],
  [0.44, 0.42, -0.26, 1.05],
] as const

/** Slices of ripe avocado that lean on each other, the last one in front; `size` is half a slice. */
export function avocadoSlices(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  for (const [u, v, turn, share] of SLICES) {
    const at = { x: x + u * size, y: y + v * size, size: size * share * random.range(0.97, 1.03) }
    slice(art, at, turn)
  }
}

/** One slice: a bow of flesh, dark where the skin was, pale where the stone was. */
function slice(art: Canvas, { x, y, size }: Spot, turn: number): void {
  const outer = bow([0, 0], [size, size * 0.56], [Math.PI * 1.02, Math.PI * 1.98], 14).map(
    // One end is the stalk's: narrower.
    ([u, v]): Point => [u, v * (1 + 0.2 * (u / size))],
  )
  const inner = bow([0, size * 0.05], [size * 0.62, size * 0.17], [Math.PI * 1.9, Math.PI * 1.1], 8)
  const place = (points: readonly Point[]) => turned(points, turn, x, y)
  const face = place([...outer, ...inner])
  art.movedBy(size * 0.06, size * 0.14, () =>
    art.softFill(closed(face), '#24400f', 0.6, size * 0.06),
  )
  art.movedBy(size * 0.05, size * 0.07, () => art.fill(closed(face), '#3f6a22'))
  const light = art.linearGradient('x1=".2" x2=".6" y1="0" y2="1"', [
    [0, '#7fae3c'],
    [0.3, '#b3cf62'],
    [0.62, '#e4e894'],
    [1, '#f4efae'],
  ])
  art.fill(closed(face), light)
  art.stroke(open(place(outer)), '#2f5a1c', size * 0.045)
  const rim = bow([0, size * 0.02], [size * 0.9, size * 0.48], [Math.PI * 1.12, Math.PI * 1.5], 8)
  art.stroke(open(place(rim)), '#f6f6c4', size * 0.04, { opacity: 0.6 })
  const wet = bow([0, size * 0.02], [size * 0.72, size * 0.3], [Math.PI * 1.24, Math.PI * 1.42], 5)
  art.stroke(open(place(wet)), '#fffef0', size * 0.06, { opacity: 0.75 })
}
