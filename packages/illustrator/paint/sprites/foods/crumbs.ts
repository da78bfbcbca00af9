import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { layered } from './touches.ts'

interface Crumbs {
  /** The radius of the largest. */
  size: number
  /** The length of their shadows. */
  height: number
  /** Corners instead of curves, as cheese breaks. */
  angular?: boolean
  /** How uneven they are. */
  rough?: number
  /** How dark their unlit sides are. */
  shaded?: number
}

/** Many small uneven bits (the smallest need no curves), drawn in three sweeps so that the later ones lie on the earlier. */
export function crumbs(art: Canvas, points: readonly Point[], color: Color, look: Crumbs): void {
  const { random } = art
  const { size, height, angular = false, shaded = 0.34, rough = 0.2 } = look
  const contour = angular || size < 28 ? polygon : closed
  for (const sweep of [0, 1, 2]) {
    const shapes = points
      .filter((_, index) => index % 3 === sweep)
      .map(([x, y]) => {
        const reach = size * random.range(0.5, 1)
        const angle = random.angle()
        return blob(random, x, y, reach, reach * 0.74, {
          points: rough > 0.2 ? 8 : 7,
          wobble: rough,
          angle,
        })
      })
    layered(art, shapes.map(contour).join(''), [
      { color: SHADOW, dx: height * 0.55, dy: height * 0.85, opacity: 0.3 },
      { color: shade(color, shaded) },
    ])
    const tone = [shade(color, 0.1), color, tint(color, 0.14)][sweep] ?? color
    const lit = shapes.map((shape) => contour(shrunk(shape, 0.74, -size * 0.1, -size * 0.13)))
    art.fill(lit.join(''), tone)
    const top = shapes
      .filter((_, index) => index % 2 === 0)
      .map((shape) => contour(shrunk(shape, 0.3, -size * 0.2, -size * 0.24)))
    art.fill(top.join(''), tint(color, 0.5), 0.55)
  }
}
