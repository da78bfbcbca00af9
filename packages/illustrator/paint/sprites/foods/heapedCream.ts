import type { Canvas } from '../../core/canvas.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Inside, lookAt } from './relief/standing.ts'
import { tiltOf } from './relief/tilt.ts'

/** A spoonful: where its middle is, half its width, half its height; shares of the radius of what it lies on. */
export type HeapedSpoonful = readonly [
  right: number,
  deep: number,
  high: number,
  wide: number,
  tall: number,
]

/** Whipped cream, heaped on something round of this size in soft spoonfuls. */
export function heapedCream(
  art: Canvas,
  { x, y, size }: Piece,
  spoonfuls: readonly HeapedSpoonful[],
): Path {
  const { flat, cos } = tiltOf(art.camera)
  const look = lookAt(
    art.camera,
    { x, y, size },
    { insideAt: heap(art, spoonfuls), high: spanOf(spoonfuls) },
  )
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
      contrast: 1.45,
      paleAt: () => -0.1,
      colors: ['#8f7478', '#c0a8a6', '#e2d4ce', '#f6efe8', '#fefcf8', '#ffffff'],
    },
  )
  art.movedBy(size * 0.03, size * 0.05, () =>
    art.softFill(cream.outline, '#6b4638', 0.4, size * 0.04),
  )
  cream.draw(art)
  return cream.outline
}

/** How far up the lowest begins and the highest ends. */
function spanOf(spoonfuls: readonly HeapedSpoonful[]): readonly [number, number] {
  const low = Math.min(...spoonfuls.map(([, , high, , tall]) => high - tall))
  const top = Math.max(...spoonfuls.map(([, , high, , tall]) => high + tall))
  return [low - 0.05, top + 0.06]
}

/** How deep in the heap a place is. */
function heap({ random }: Canvas, spoonfuls: readonly HeapedSpoonful[]): (place: Inside) => number {
  const bend = cloudsOf(random)
  return ({ right, deep, high }) => {
    if (right * right + deep * deep > 1) return -0.3
    const away = 0.1 * bend(right * 2.6 + high, deep * 2.6 - high)
    let inside = -0.3
    for (const [u, v, up, wide, tall] of spoonfuls) {
      const [du, dv, dh] = [(right - u) / wide, (deep - v) / wide, (high - up) / tall]
      const reach = Math.sqrt(du * du + dv * dv + dh * dh)
      if (reach > 1.6) continue
      const sweep = Math.sin(Math.atan2(dv, du) * 2 + reach * 2 + dh * 2.4 + u * 9)
      inside = softMax(inside, (1 - reach + 0.14 * sweep) * tall, 0.05)
    }
    return inside + away * 0.5
  }
}
