import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { num, roundedRect } from '../../core/contour.ts'

interface Rack {
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
  /** Radians. */
  turn: number
}

/** A wire rack that stands a finger above the cloth. */
export function wireRack(art: Canvas, { x, y, width, height, turn }: Rack): void {
  const [left, top] = [x - width / 2, y - height / 2]
  const frame = roundedRect(left, top, width, height, height * 0.07)
  const count = 17
  const wires = Array.from({ length: count }, (_, index) => {
    const at = left + (width * (index + 0.5)) / count
    return `M${num(at)} ${num(top)}V${num(top + height)}`
  }).join('')
  const across = [0.27, 0.73]
    .map((share) => `M${num(left)} ${num(top + height * share)}H${num(left + width)}`)
    .join('')
  art.rotated(turn, x, y, () => {
    art.movedBy(20, 34, () => {
      art.stroke(wires + across, SHADOW, 7, { opacity: 0.26 })
      art.stroke(frame, SHADOW, 15, { opacity: 0.34 })
    })
    metal(art, across, 8)
    metal(art, wires, 6.5)
    metal(art, frame, 14)
  })
}

/** Round wire: dark below, bright where the window is seen in it. */
function metal(art: Canvas, path: string, width: number): void {
  art.stroke(path, '#4d4a52', width)
  art.movedBy(-width * 0.1, -width * 0.14, () => art.stroke(path, '#a9a8ad', width * 0.6))
  art.movedBy(-width * 0.16, -width * 0.2, () => art.stroke(path, '#f4f1ea', width * 0.22))
}
