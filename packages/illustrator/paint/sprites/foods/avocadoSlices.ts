import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'
import { bow } from './dough.ts'

interface Spot {
  x: number
  y: number
  size: number
}

const COUNT = 6

/** Slices of ripe avocado that lean on each other, the last one in front; `size` is half a slice. */
export function avocadoSlices(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  for (let index = 0; index < COUNT; index += 1) {
    const on = index / (COUNT - 1) - 0.5
    const at = { x: x + on * size * 1.05, y: y + on * size * 0.72, size }
    slice(art, { ...at, size: size * random.range(0.94, 1.06) }, -0.62 + on * 0.4)
  }
}

/** One slice: a bow of flesh, dark where the skin was, pale where the stone was. */
function slice(art: Canvas, { x, y, size }: Spot, turn: number): void {
  const outer = bow([0, 0], [size, size * 0.56], [Math.PI * 1.02, Math.PI * 1.98], 14)
  const inner = bow([0, size * 0.05], [size * 0.62, size * 0.17], [Math.PI * 1.9, Math.PI * 1.1], 8)
  const place = (points: readonly Point[]) => turned(points, turn, x, y)
  const face = place([...outer, ...inner])
  art.movedBy(size * 0.06, size * 0.14, () => art.softFill(closed(face), SHADOW, 0.4, size * 0.05))
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
}
