import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Colors } from '../../../language/words/types.ts'

/** The whole sheet and a little beyond, so that the hand's wobble never shows an edge. */
export const WHOLE_SHEET = 'M-20-20H1220V920H-20Z'

/** Numbers from one to another in equal steps. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
}

/** A pool of late light at the upper left; the corners fall off. */
function lightPool(art: Canvas): void {
  const pool = art.radialGradient('cx=".28" cy=".16" r=".98"', [
    [0, '#fff1cf', 0.5],
    [0.45, '#fff1cf', 0],
    [0.62, SHADOW, 0],
    [1, SHADOW, 0.26],
  ])
  art.fill(WHOLE_SHEET, pool)
}

/** A ground: its colour over the whole sheet, what is drawn on it, and the light. */
export function lit(draw: (art: Canvas, colors: Colors) => void) {
  return (art: Canvas, colors: Colors): void => {
    art.fill(WHOLE_SHEET, colors.color)
    draw(art, colors)
    lightPool(art)
  }
}
