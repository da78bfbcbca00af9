import type { Canvas } from '../../core/canvas.ts'
import { num } from '../../core/contour.ts'

/**
 * Draws something as it is seen, standing at a point of the sheet: a chair's camera shrinks heights on
 * the table, not those of what stands on it.
 */
export function upright(art: Canvas, { x, y }: { x: number; y: number }, draw: () => void): void {
  const tall = (1 / art.camera.foreshortening).toFixed(3)
  const place = `translate(${num(x)} ${num(y)}) scale(1 ${tall}) translate(${num(-x)} ${num(-y)})`
  art.group(`transform="${place}"`, draw)
}

/** The same, and straight: a camera that is turned a little does not make what stands there lean. */
export function plumb(art: Canvas, foot: { x: number; y: number }, draw: () => void): void {
  art.rotated(-art.camera.turn, foot.x, foot.y, () => upright(art, foot, draw))
}
