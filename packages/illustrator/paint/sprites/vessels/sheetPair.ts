import type { Canvas } from '../../core/canvas.ts'
import type { Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { rectArea } from '../areas.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { Area } from '../types.ts'
import { innerShadow } from './ceramic.ts'
import { type Box, metalPan, outline } from './metalPan.ts'

/** Bare metal brushed lengthwise: broad lights across it. */
function brushed(art: Canvas, pan: Box, color: Color): void {
  const floor = outline(pan, 30, 2, 3)
  const sheen = art.linearGradient('x1="0" y1="0" x2="1" y2=".7"', [
    [0, shade(color, 0.16)],
    [0.16, '#fdfbf4'],
    [0.3, color],
    [0.48, tint(color, 0.5)],
    [0.62, '#fffdf6'],
    [0.78, color],
    [1, shade(color, 0.34)],
  ])
  art.fill(floor, sheen)
  const { random } = art
  const lines = Array.from({ length: 46 }, (): Point => {
    return [pan.x + random.jitter(pan.width * 0.4), pan.y + random.jitter(pan.height * 0.42)]
  })
  art.specks(lines, '#ffffff', 1.6, { length: 70, angle: 0, opacity: 0.3 })
  innerShadow(art, floor, 18, 0.3)
}

/** Two bare sheet pans, one askew under the other. */
export function sheetpair(art: Canvas, { color }: Colors): Area {
  const angle = art.random.range(-0.06, 0.02)
  const pan: Box = { x: 628, y: 492, width: 868, height: 640, corner: 44 }
  const lower: Box = { ...pan, x: 690, y: 428 }
  art.rotated(angle + 0.15, lower.x, lower.y, () => {
    metalPan(art, lower, shade(color, 0.12))
    brushed(art, lower, shade(color, 0.16))
  })
  art.rotated(angle, pan.x, pan.y, () => {
    metalPan(art, pan, color)
    brushed(art, pan, color)
  })
  return rectArea(pan.x, pan.y, 812, 600, angle)
}
