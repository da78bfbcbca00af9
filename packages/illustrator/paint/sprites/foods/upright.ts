import type { Canvas } from '../../core/canvas.ts'
import { num } from '../../core/contour.ts'

interface Foot {
  x: number
  y: number
}

/** Draws something made higher or flatter, its foot where it was. */
function stretched(art: Canvas, { x, y }: Foot, by: number, draw: () => void): void {
  const place = `translate(${num(x)} ${num(y)}) scale(1 ${by.toFixed(3)}) translate(${num(-x)} ${num(-y)})`
  art.group(`transform="${place}"`, draw)
}

/**
 * Draws something as it is seen, standing at a point of the sheet: a chair's camera shrinks heights on
 * the table, not those of what stands on it.
 */
export function upright(art: Canvas, foot: Foot, draw: () => void): void {
  stretched(art, foot, 1 / art.camera.foreshortening, draw)
}

/** Draws something that lies flat on the table among what is upright. */
export function onTable(art: Canvas, foot: Foot, draw: () => void): void {
  stretched(art, foot, art.camera.foreshortening, draw)
}

/** The same as `upright`, and straight: a camera that is turned a little does not make what stands there lean. */
export function plumb(art: Canvas, foot: Foot, draw: () => void): void {
  art.rotated(-art.camera.turn, foot.x, foot.y, () => upright(art, foot, draw))
}
