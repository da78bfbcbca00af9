import type { Canvas } from '../../core/canvas.ts'
import { num, type Path, roundedRect } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { hollowed, innerShadow } from './ceramic.ts'

/** A rectangle by its middle. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
  corner: number
}

export function outline({ x, y, width, height, corner }: Box, by = 0, dx = 0, dy = 0): Path {
  const [w, h] = [width - by * 2, height - by * 2]
  return roundedRect(x - w / 2 + dx, y - h / 2 + dy, w, h, Math.max(6, corner - by))
}

/** Two strokes of light around a box's upper left corner. */
export function cornerGleam(
  art: Canvas,
  { x, y, width, height, corner }: Box,
  by: number,
  line: number,
): void {
  const [left, top] = [x - width / 2 + by, y - height / 2 + by]
  const r = Math.max(4, corner - by)
  const stroke = `M${num(left)} ${num(y)}V${num(top + r)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} -${num(r)}H${num(x - 20)}m30 0h36`
  art.stroke(stroke, '#ffffff', line, { opacity: 0.6 })
}

/** A pan of sheet metal with a rolled rim. */
export function metalPan(art: Canvas, pan: Box, color: Color): void {
  art.dropShadow(outline(pan), 28, 42, 0.42)
  art.fill(outline(pan), shade(color, 0.42))
  art.fill(outline(pan, 3, -2, -3), tint(color, 0.5))
  art.fill(outline(pan, 11, 1, 1), shade(color, 0.12))
  const floor = outline(pan, 27, 2, 3)
  art.fill(outline(pan, 22), shade(color, 0.34))
  art.fill(floor, color)
  hollowed(art, floor, 0.22, 0.3)
  innerShadow(art, floor, 15, 0.24)
  cornerGleam(art, pan, 7, 5)
}
