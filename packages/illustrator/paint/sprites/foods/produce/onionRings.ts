import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade } from '../../../core/color.ts'
import { closed, open, type Point, turned } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { layered } from '../touches.ts'

/** Where each ring lies, how large it is, how far it is laid over, and how it is turned. */
const RINGS = [
  [-0.46, -0.16, 0.46, 0.6, -0.5],
  [0.4, -0.26, 0.4, 0.76, 0.4],
  [-0.4, -0.12, 0.28, 0.62, -0.4],
  [0.06, 0.2, 0.54, 0.58, 0.15],
  [0.66, 0.2, 0.27, 0.66, -0.7],
  [0.1, 0.22, 0.33, 0.6, 0.2],
] as const

/** Thin rings of red onion, softened in the steam of what they lie on; `size` is half their width. */
export function onionRings(art: Canvas, { x, y, size, color }: Piece): void {
  for (const [u, v, reach, flat, angle] of RINGS) {
    ring(art, { x: x + u * size, y: y + v * size, size: size * reach, angle, color }, flat)
  }
}

/** One ring: no circle, as it sags; pale within, its skin purple, wet where it faces the window. */
function ring(art: Canvas, { x, y, size, angle, color }: Piece, flat: number): void {
  const { random } = art
  const sag = random.range(0.04, 0.12)
  const lean = random.angle()
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const turn = (index / 12) * Math.PI * 2
    const reach = size * (1 + Math.sin(turn * 2 + lean) * sag + random.jitter(0.03))
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * flat]
  })
  const outline = turned(points, angle, x, y)
  const width = Math.max(11, size * random.range(0.2, 0.26))
  const flesh: Color = mix(color, '#fff1ee', 0.84)
  layered(art, closed(outline), [
    { color: '#4a0f10', width, dx: width * 0.34, dy: width * 0.62, opacity: 0.5 },
    { color: shade(color, 0.12), width },
    { color: mix(color, '#f6dfe4', 0.6), width: width * 0.78, dx: width * 0.04, dy: width * 0.08 },
    { color: flesh, width: width * 0.5, dx: -width * 0.02, dy: width * 0.02 },
  ])
  const lit = [...outline.slice(6), ...outline.slice(0, 1)].slice(0, 4)
  art.stroke(open(lit), '#ffffff', width * 0.22, { opacity: 0.85 })
}
