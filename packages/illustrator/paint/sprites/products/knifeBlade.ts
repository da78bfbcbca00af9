import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, type Path, roundedRect } from '../../core/contour.ts'
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

/** A cook's knife along the x axis, its tip at 480. */
export function drawChefsknife(art: Canvas, color: Color): void {
  blade(
    art,
    'M-40-52H300C390-50 452-26 486 8C430 40 330 66 200 70H-20Q-36 70-38 50Z',
    'M484 10C430 40 330 66 200 70H-16',
  )
  art.stroke('M-20-40H290C370-38 420-24 456-4', '#8f8a86', 3, { opacity: 0.5 })
  art.fill(roundedRect(-78, -54, 48, 86, 10), '#b7afa5')
  art.fill(roundedRect(-76, -52, 30, 78, 8), '#f6f1e8')
  handle(
    art,
    'M-70-46H-200C-280-50-330-54-380-44Q-432-34-434 10Q-430 52-396 46C-350 36-290 22-200 26H-70Z',
    color,
  )
  art.stroke('M-90-32C-200-36-300-42-390-28', tint(color, 0.45), 5, { opacity: 0.6 })
  rivets(art, [-120, -230, -350])
}
