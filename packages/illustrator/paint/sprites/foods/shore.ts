import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import type { Area } from '../types.ts'

interface Shore {
  halves: readonly [number, number]
  broth: Color
}

/** The broth that closes over the edge of the noodles. */
export function shore(art: Canvas, { x, y }: Area, { halves: [rx, ry], broth }: Shore): void {
  const ring = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0.66, broth, 0],
    [0.8, broth, 0.35],
    [0.94, broth, 0.7],
    [1, broth, 0],
  ])
  art.fill(ellipse(x, y, rx * 1.08, ry * 1.08), ring)
}
