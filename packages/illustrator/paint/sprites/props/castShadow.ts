import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Path } from '../../core/contour.ts'

/** The shadow of something round on the table, soft and, close to it, dark; `size` is its radius. */
export function castShadow(art: Canvas, whole: Path, size: number): void {
  art.movedBy(size * 0.16, size * 0.24, () => art.softFill(whole, SHADOW, 0.4, size * 0.13))
  art.movedBy(size * 0.05, size * 0.08, () => art.fill(whole, SHADOW, 0.5))
}
