import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import {
  blob,
  closed,
  moved,
  open,
  type Point,
  polygon,
  shrunk,
  turned,
} from '../../core/contour.ts'

/** A pat of butter that begins to melt on something warm; `size` is half its length. */
export function meltingButter(
  art: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { random } = art
  const pool = blob(random, x + size * 0.1, y + size * 0.16, size * 1.5, size * 1.15, {
    points: 12,
    wobble: 0.12,
  })
  art.softFill(closed(pool), '#c8862a', 0.34, size * 0.1)
  art.fill(closed(pool), '#f2bf4a', 0.75)
  art.fill(closed(shrunk(pool, 0.8, -size * 0.08, -size * 0.08)), '#ffd978', 0.7)
  const top = turned(
    [
      [-1, -0.62],
      [0.96, -0.66],
      [1, 0.6],
      [-0.94, 0.66],
    ].map(([u = 0, v = 0]): Point => [u * size, v * size]),
    -0.3,
    x,
    y,
  )
  const thick = size * 0.36 * riseIn(art.camera)
  const [, right, front, left] = moved(top, 0, -thick)
  art.movedBy(size * 0.16, size * 0.14, () =>
    art.softFill(polygon(top), '#6b3208', 0.5, size * 0.1),
  )
  if (!right || !front || !left) return
  const side = (from: Point, to: Point) =>
    polygon([from, to, [to[0], to[1] + thick], [from[0], from[1] + thick]])
  art.fill(side(left, front), '#f0c04e')
  art.fill(side(front, right), '#cf9530')
  const lid = moved(top, 0, -thick)
  art.fill(polygon(lid), '#ffe9a2')
  art.fill(polygon(shrunk(lid, 0.7, -size * 0.1, -size * 0.08)), '#fff4c8')
  art.stroke(polygon(lid), '#fff6d2', size * 0.05, { opacity: 0.8 })
  const shine = [pool[8], pool[9], pool[10]].flatMap((point) => (point ? [point] : []))
  art.stroke(open(shrunk(shine, 0.9)), '#fffbe8', size * 0.1, { opacity: 0.85 })
}
