import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Point, turned } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { layered } from '../foods/touches.ts'
import type { Morsel } from './morsels.ts'

const PEEL = shape(
  '-1 0.1, -0.82 -0.3, -0.4 -0.56, 0.1 -0.6, 0.5 -0.5, 0.92 -0.14, 1.06 0.02, 0.8 0.06, 0.74 0.3, 0.4 0.28, 0.16 0.46, -0.2 0.36, -0.5 0.44, -0.7 0.24',
)
/** The part that curls back over itself and shows its paler inside. */
const CURL = shape('-0.4 -0.56, 0.1 -0.6, 0.5 -0.5, 0.92 -0.14, 0.5 -0.2, 0.06 -0.28, -0.34 -0.3')

/** A piece of dry onion skin: thin, veined, its edge curled up. */
export function onionSkin(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const on = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const outline = closed(on(PEEL))
  art.movedBy(7, 11, () => art.softFill(outline, SHADOW, 0.3, 6))
  const dry = art.linearGradient('x1="0" x2="1" y1="0" y2=".6"', [
    [0, tint(color, 0.36)],
    [0.4, mix(color, '#c98a6a', 0.3)],
    [1, shade(color, 0.3)],
  ])
  art.fill(outline, dry, 0.94)
  art.clipped(outline, () => {
    const veins = [-0.36, -0.2, -0.04, 0.12, 0.26, 0.4].map((v) =>
      open(
        on([
          [-1, 0.1],
          [-0.2, v * 1.1],
          [0.5, v * 0.9],
          [1.06, 0.02],
        ]),
      ),
    )
    layered(art, veins.join(''), [
      { color: shade(color, 0.45), width: 2, opacity: 0.5 },
      { color: tint(color, 0.6), width: 1.6, dy: 3, opacity: 0.5 },
    ])
  })
  art.movedBy(2, 5, () => art.softFill(closed(on(CURL)), SHADOW, 0.3, 3))
  art.fill(closed(on(CURL)), tint(color, 0.5))
}
