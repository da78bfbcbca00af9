import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { type Point, polygon } from '../../core/contour.ts'
import { friedCube } from './friedCube.ts'

/** A chopstick from its tip to beyond the picture, as shares of the bowl. */
function chopstick(art: Canvas, tip: Point, end: Point, size: number): void {
  const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]]
  const long = Math.hypot(dx, dy)
  const across: Point = [-dy / long, dx / long]
  const at = (share: number, side: number): Point => {
    const half = (0.012 + 0.02 * share) * side
    return [
      (tip[0] + dx * share + across[0] * half) * size,
      (tip[1] + dy * share + across[1] * half) * size,
    ]
  }
  const strip = (from: number, to: number) =>
    polygon([at(0, from), at(1, from), at(1, to), at(0, to)])
  art.movedBy(size * 0.03, size * 0.05, () => art.softFill(strip(-1, 1), SHADOW, 0.2, 5))
  art.fill(strip(-1, 1), '#5a1c14')
  art.fill(strip(-0.1, 0.95), '#a8392a')
  art.fill(strip(0.5, 0.8), '#f0a58a')
}

/** A cube held over the bowl between two chopsticks, glaze dripping from it; `size` is half the bowl's width. */
export function liftedCube(art: Canvas, { size, color }: { size: number; color: Color }): void {
  const [x, y] = [-0.2 * size, -0.78 * size]
  chopstick(art, [-0.3, -0.8], [1.5, -1.34], size)
  friedCube(art, { x, y, size: size * 0.15, turn: 0.62, tip: 0.12, lean: -0.12, color })
  const drop = size * 0.02
  const [dx, dy] = [x + size * 0.02, y + size * 0.19]
  art.fill(
    `M${dx - drop} ${dy}C${dx - drop * 0.4} ${dy + drop * 2} ${dx - drop * 0.7} ${dy + drop * 2.6} ${dx - drop * 0.8} ${dy + drop * 3.4}A${drop * 0.85} ${drop * 0.85} 0 0 0 ${dx + drop * 0.8} ${dy + drop * 3.4}C${dx + drop * 0.7} ${dy + drop * 2.6} ${dx + drop * 0.4} ${dy + drop * 2} ${dx + drop} ${dy}Z`,
    '#6a3210',
  )
  art.fill(
    polygon([
      [dx - drop * 0.3, dy + drop * 2.6],
      [dx, dy + drop * 2.6],
      [dx - drop * 0.2, dy + drop * 3.6],
    ]),
    '#ffd9a0',
    0.8,
  )
  chopstick(art, [-0.29, -0.66], [1.5, -1.2], size)
}
