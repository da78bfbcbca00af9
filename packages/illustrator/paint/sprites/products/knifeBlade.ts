import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade } from '../../core/color.ts'
import { circle, type Path } from '../../core/contour.ts'
import { down, litFromAbove } from '../materials.ts'

/** A blade from its spine above to its edge below. */
export function blade(art: Canvas, outline: Path, edge: Path): void {
  art.dropShadow(outline, 14, 24, 0.4)
  const metal = down(art, [
    [0, '#6f6a6c'],
    [0.1, '#cfc9c4'],
    [0.34, '#ffffff'],
    [0.52, '#b3aeac'],
    [0.6, '#8f8b8d'],
    [0.68, '#e9e5de'],
    [1, '#fffaf0'],
  ])
  art.fill(outline, metal)
  art.stroke(edge, '#fffdf6', 5, { opacity: 0.9 })
}

/** A handle along the x axis, ending at `to`. */
export function handle(art: Canvas, outline: Path, color: Color): void {
  art.dropShadow(outline, 14, 24, 0.4)
  art.fill(outline, shade(color, 0.5))
  art.movedBy(-2, -4, () => art.fill(outline, litFromAbove(art, color)))
}

export function rivets(art: Canvas, xs: readonly number[]): void {
  for (const x of xs) {
    art.fill(circle(x, 1, 12), '#6f665e')
    art.fill(circle(x - 1.5, -1, 9.5), '#e3dccf')
  }
}
