import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import { basilLeaf } from './basilLeaf.ts'
import type { Morsel } from './morsels.ts'

/** The pairs of leaves from below: how far up the stem, how large, how far they stand off it. */
const PAIRS = [
  { up: 0.42, size: 0.62, off: 1.35 },
  { up: 0.72, size: 0.54, off: 1.1 },
  { up: 0.94, size: 0.36, off: 0.8 },
] as const

/** A sprig of mint that stands in a drink; its foot is at `x`, `y`, it is `size` long. */
export function mintSprig(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const { random } = art
  const at = (up: number): Point => [
    x + Math.sin(angle + up * 0.2) * size * up,
    y - Math.cos(angle + up * 0.2) * size * up,
  ]
  const stem = open([at(0), at(0.5), at(1)])
  art.stroke(stem, shade(color, 0.4), size * 0.05)
  art.stroke(stem, mix(color, '#a9c46a', 0.4), size * 0.028)
  for (const { up, size: share, off } of PAIRS) {
    for (const side of [1, -1]) {
      const [u, v] = at(up + random.jitter(0.03))
      basilLeaf(art, {
        x: u,
        y: v,
        size: size * share * random.range(0.86, 1.12),
        angle: angle - Math.PI / 2 + side * off * random.range(0.85, 1.15),
        droop: random.range(0.3, 0.9),
        wide: random.range(0.56, 0.76),
        color: mix(color, '#a6d05c', up * random.range(0.1, 0.4)),
        behind: false,
      })
    }
  }
  const [u, v] = at(1)
  const tip = { x: u, y: v, size: size * 0.26, droop: 0.2, wide: 0.6, behind: false }
  basilLeaf(art, { ...tip, angle: angle - 1.2, color: tint(mix(color, '#b6dd6a', 0.5), 0.1) })
}
