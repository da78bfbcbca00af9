import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { closed, type Path, type Point } from '../../../core/contour.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'

/** The light on something round, from a bright upper left to a dark lower right. */
export function bulbLight(art: Canvas, color: Color): Color {
  return art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, tint(color, 0.4)],
    [0.3, tint(color, 0.08)],
    [0.62, shade(color, 0.16)],
    [0.9, shade(color, 0.5)],
    [1, shade(color, 0.36)],
  ])
}

/** The veins of a dry skin, with the light beside them. */
export function veins(art: Canvas, lines: readonly Path[], size: number, color: Color): void {
  layered(art, lines.join(''), [
    { color: shade(color, 0.55), width: size * 0.026, opacity: 0.46 },
    { color: tint(color, 0.55), width: size * 0.014, dx: -size * 0.03, dy: -1, opacity: 0.3 },
  ])
}

/** The window as it shows in the skin. */
export function sheen(art: Canvas, { x, y, size }: Piece): void {
  const at = (u: number, v: number): Point => [x + u * size, y + v * size]
  const light = [
    at(-0.62, -0.18),
    at(-0.5, -0.5),
    at(-0.16, -0.7),
    at(-0.26, -0.5),
    at(-0.46, -0.26),
  ]
  art.softFill(closed(light), '#fff4ee', 0.72, size * 0.05)
}
