import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'

export interface Glow {
  x: number
  y: number
  rx: number
  ry?: number
  angle?: number
}

/** Light or shade that fades from the middle of each place to its edge, as it does on round forms. */
export function glow(art: Canvas, color: Color, opacity: number, places: readonly Glow[]): void {
  const fading = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0, color, opacity],
    [0.45, color, Number((opacity * 0.62).toFixed(3))],
    [1, color, 0],
  ])
  for (const { x, y, rx, ry = rx, angle = 0 } of places) {
    art.rotated(angle, x, y, () => art.fill(ellipse(x, y, rx, ry), fading))
  }
}
