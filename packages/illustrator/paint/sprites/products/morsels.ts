import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point, turned } from '../../core/contour.ts'

export interface Morsel {
  x: number
  y: number
  size: number
  angle?: number
  color: Color
}

/** A leaf with its rib; it grows from `x`, `y` and is `size` long. */
export function leaf(art: Canvas, { x, y, size, angle = 0, color }: Morsel, width = 0.4): void {
  const half = (size * width) / 2
  const outline: Point[] = [
    [0, 0],
    [size * 0.25, -half * 0.85],
    [size * 0.55, -half],
    [size, 0],
    [size * 0.55, half],
    [size * 0.25, half * 0.85],
  ]
  art.fill(closed(turned(outline, angle, x, y)), shade(color, 0.2))
  const lit = outline.map(([u, v]): Point => [u * 0.97, v > 0 ? v * 0.25 : v * 0.95])
  art.fill(closed(turned(lit, angle, x, y)), tint(color, 0.12))
  const rib = turned(
    [
      [size * 0.05, 0],
      [size * 0.9, 0],
    ],
    angle,
    x,
    y,
  )
  art.stroke(open(rib), tint(color, 0.45), Math.max(1.5, size * 0.025), { opacity: 0.7 })
}

/** A coffee bean with its seam. */
export function coffeeBean(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  art.rotated(angle, x, y, () => {
    art.fill(ellipse(x + 2, y + size * 0.35, size, size * 0.66), SHADOW, 0.35)
    art.fill(ellipse(x, y, size, size * 0.66), shade(color, 0.35))
    art.fill(ellipse(x - size * 0.06, y - size * 0.1, size * 0.86, size * 0.5), color)
    const seam = open([
      [x - size * 0.8, y + 1],
      [x - size * 0.2, y - size * 0.14],
      [x + size * 0.25, y + size * 0.12],
      [x + size * 0.8, y],
    ])
    art.stroke(seam, shade(color, 0.75), size * 0.13)
    art.fill(
      ellipse(x - size * 0.3, y - size * 0.32, size * 0.3, size * 0.1),
      tint(color, 0.5),
      0.7,
    )
  })
}

/** A splinter of zest or cheese, many at once, as one path. */
export function shreds(
  art: Canvas,
  points: readonly Point[],
  color: Color,
  length: number,
  width: number,
): void {
  const paths = points.map(([x, y]) => {
    const turn = art.random.angle()
    const dx = Math.cos(turn) * length
    const dy = Math.sin(turn) * length * 0.6
    return `M${num(x)} ${num(y)}q${num(dx * 0.5 - dy * 0.4)} ${num(dy * 0.5 + dx * 0.4)} ${num(dx)} ${num(dy)}`
  })
  art.stroke(paths.join(''), color, width)
}

/** Points in a heap that is `half` wide at its foot, for grains and flakes. */
export function heapPoints(
  art: Canvas,
  { x, y, half, height }: { x: number; y: number; half: number; height: number },
  count: number,
): Point[] {
  return Array.from({ length: count }, (): Point => {
    const across = art.random.jitter(1)
    const top = (1 - across * across) * height
    return [x + across * half, y - art.random.next() * top]
  })
}
