import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { cloudsOf } from './relief/clouds.ts'
import { type Relief, reliefOf } from './relief/relief.ts'

/** Where something flat and round lies, as it is seen. */
export interface Disc {
  x: number
  y: number
  rx: number
  ry: number
}

interface DiscLook {
  /** How far its outline strays, as a share of its radius. */
  uneven: number
  /** From its darkest crease to its crest. */
  colors: readonly Color[]
  /** How high it is at a place; `far` is 0 in its middle and 1 at its edge. */
  height: (x: number, y: number, far: number) => number
  paleAt?: (x: number, y: number, far: number) => number
  contrast?: number
  crease?: number
}

/** Something flat, round and soft that was laid down or spooned out: no edge of it is a circle. */
export function unevenDisc(art: Canvas, place: Disc, look: DiscLook): Relief {
  const { x, y, rx, ry } = place
  const { uneven, colors, height, paleAt = () => 0, contrast = 1, crease = 0.4 } = look
  const stray = cloudsOf(art.random)
  const farAt = (px: number, py: number) => {
    const [u, v] = [(px - x) / rx, (py - y) / ry]
    return Math.hypot(u, v) * (1 + stray(u * 2.2 + 9, v * 2.2 + 5) * uneven * 3)
  }
  return reliefOf((px, py) => height(px, py, farAt(px, py)), {
    box: { x: x - rx * 1.2, y: y - ry * 1.2, width: rx * 2.4, height: ry * 2.4 },
    inside: (px, py) => (1 - farAt(px, py)) * ry,
    cell: Math.max(3.4, rx / 48),
    foreshortening: 0.7,
    tones: 9,
    colors,
    contrast,
    crease,
    paleAt: (px, py) => paleAt(px, py, farAt(px, py)),
  })
}
