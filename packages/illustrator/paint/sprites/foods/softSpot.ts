import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  rx: number
  ry: number
}

/** A round spot that fades from its middle to its edge: one gradient, so that hundreds are cheap. */
export function softSpot(art: Canvas, { x, y, rx, ry }: Spot, color: Color, opacity: number): void {
  const fading = art.radialGradient('', [
    [0, color, Number(opacity.toFixed(2))],
    [0.55, color, Number((opacity * 0.8).toFixed(2))],
    [1, color, 0],
  ])
  art.fill(ellipse(x, y, rx, ry), fading)
}
