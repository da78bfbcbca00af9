import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { closed, num, type Point, turned } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { halfMoon, onionBow } from './cutOnion.ts'

/** Half an onion on its cut side, its root to the left, a third of it sliced off to the right. */
export function onionBeingSliced(art: Canvas, color: Color): void {
  const [x, y] = [352, 636]
  for (const [u, v, angle, bend] of [
    [610, 782, -0.3, 1.9],
    [842, 672, 0.6, 2.3],
  ] as const) {
    onionBow(art, { x: u, y: v, size: 74, angle, color }, { bend, width: 20 })
  }
  for (const [u, v, angle, size, flat] of [
    [756, 676, 0.2, 104, 0.78],
    [664, 640, 0.34, 112, 0.84],
    [566, 652, -0.1, 122, 0.92],
  ] as const) {
    halfMoon(art, { x: u, y: v, size, angle: angle + art.random.jitter(0.05), color, flat })
  }
  dome(art, [x, y], color)
  onionBow(art, { x: 716, y: 794, size: 60, angle: 0.4, color }, { bend: 2.4, width: 18 })
  onionBow(art, { x: 872, y: 744, size: 58, angle: -0.7, color }, { bend: 1.8, width: 17 })
}

const DOME = shape(
  '-1.02 0.1, -0.98 -0.14, -0.8 -0.5, -0.4 -0.78, 0.1 -0.86, 0.6 -0.78, 0.72 -0.4, 0.76 0.04, 0.72 0.5, 0.58 0.78, 0.06 0.84, -0.46 0.74, -0.82 0.46, -0.98 0.26',
)

/** The rounded back of the half, its skin drawn together at the root. */
function dome(art: Canvas, [x, y]: Point, color: Color): void {
  const size = 138
  const outline = closed(
    turned(
      DOME.map(([u, v]): Point => [u * size, v * size]),
      -0.06,
      x,
      y,
    ),
  )
  art.movedBy(22, 26, () => art.softFill(outline, SHADOW, 0.5, 16))
  art.movedBy(6, 9, () => art.fill(outline, SHADOW, 0.45))
  const round = art.radialGradient('cx=".36" cy=".3" r=".78"', [
    [0, tint(color, 0.5)],
    [0.28, tint(color, 0.12)],
    [0.6, shade(color, 0.16)],
    [1, shade(color, 0.66)],
  ])
  art.fill(outline, round)
  art.clipped(outline, () => {
    const veins = Array.from({ length: 15 }, (_, index) => {
      const v = (index / 14 - 0.5) * 1.9
      const bow = v * size
      return `M${num(x - size)} ${num(y + v * 14)}C${num(x - size * 0.6)} ${num(y + bow * 0.8)} ${num(x)} ${num(y + bow)} ${num(x + size * 0.9)} ${num(y + bow * 0.94)}`
    })
    art.stroke(veins.join(''), shade(color, 0.42), 3, { opacity: 0.5 })
    art.movedBy(0, -3, () =>
      art.stroke(veins.slice(2, 9).join(''), tint(color, 0.6), 2, { opacity: 0.5 }),
    )
    const light = `M${x - size * 0.66} ${y - size * 0.3}C${x - size * 0.4} ${y - size * 0.62} ${x} ${y - size * 0.72} ${x + size * 0.34} ${y - size * 0.66}C${x} ${y - size * 0.56} ${x - size * 0.36} ${y - size * 0.44} ${x - size * 0.66} ${y - size * 0.3}Z`
    art.softFill(light, '#fff3f4', 0.6, 6)
    const cut = `M${x + size * 0.62} ${y - size * 0.84}Q${x + size * 0.86} ${y} ${x + size * 0.6} ${y + size * 0.8}`
    art.stroke(cut, tint(color, 0.86), 13)
    art.movedBy(4, 0, () => art.stroke(cut, tint(color, 0.4), 3))
  })
  const root = closed(
    turned(
      [
        [-1.1, 0.06],
        [-0.98, -0.06],
        [-0.88, 0.1],
        [-0.96, 0.24],
      ].map(([u = 0, v = 0]): Point => [u * size, v * size]),
      -0.06,
      x,
      y,
    ),
  )
  art.fill(root, '#b08a60')
}
