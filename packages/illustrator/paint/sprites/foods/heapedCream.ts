import type { Canvas } from '../../core/canvas.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Inside, lookAt } from './relief/standing.ts'
import { tiltOf } from './relief/tilt.ts'

/** A spoonful: where its middle is, half its width, half its height; shares of the radius of what it lies on. */
type Spoonful = readonly [right: number, deep: number, high: number, wide: number, tall: number]

const SPOONFULS: readonly Spoonful[] = [
  [0, -0.02, 0.46, 0.62, 0.2],
  [-0.26, 0.28, 0.5, 0.36, 0.19],
  [0.32, 0.2, 0.5, 0.36, 0.19],
  [-0.3, -0.2, 0.54, 0.36, 0.2],
  [0.26, -0.24, 0.56, 0.38, 0.22],
  [-0.04, 0.02, 0.68, 0.38, 0.2],
  [0.04, -0.06, 0.84, 0.22, 0.16],
  [0.09, -0.1, 1, 0.08, 0.12],
]

/** Whipped cream, heaped on something round of this size in soft spoonfuls. */
export function heapedCream(art: Canvas, { x, y, size }: Piece): Path {
  const { flat, cos } = tiltOf(art.camera)
  const look = lookAt(art.camera, { x, y, size }, { insideAt: heap(art), high: [0.2, 1.16] })
  const up = (size * 1.25 * cos) / flat
  const cream = reliefOf(
    look(({ near }) => near * size),
    {
      box: {
        x: x - size * 0.95,
        y: y - size * 0.7 - up,
        width: size * 1.9,
        height: size * 1.4 + up,
      },
      inside: look(({ thick }) => thick * size),
      cell: size / 46,
      foreshortening: flat,
      blur: 2,
      tones: 14,
      crease: 0.5,
      contrast: 1.25,
      paleAt: () => -0.02,
      colors: ['#8f7478', '#c0a8a6', '#e2d4ce', '#f6efe8', '#fefcf8', '#ffffff'],
    },
  )
  art.movedBy(size * 0.03, size * 0.05, () =>
    art.softFill(cream.outline, '#6b4638', 0.4, size * 0.04),
  )
  cream.draw(art)
  return cream.outline
}

/** How deep in the heap a place is. */
function heap({ random }: Canvas): (place: Inside) => number {
  const bend = cloudsOf(random)
  return ({ right, deep, high }) => {
    if (Math.hypot(right, deep) > 1) return -0.3
    const away = 0.1 * bend(right * 2.6 + high, deep * 2.6 - high)
    let inside = -0.3
    for (const [u, v, up, wide, tall] of SPOONFULS) {
      const [du, dv, dh] = [(right - u) / wide, (deep - v) / wide, (high - up) / tall]
      const reach = Math.sqrt(du * du + dv * dv + dh * dh)
      if (reach > 1.6) continue
      const sweep = Math.sin(Math.atan2(dv, du) * 2 + reach * 2 + dh * 2.4 + u * 9)
      inside = softMax(inside, (1 - reach + 0.07 * sweep) * tall, 0.05)
    }
    return inside + away * 0.5
  }
}
