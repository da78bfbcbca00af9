import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import { glossyLeaf } from './glossyLeaf.ts'
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
      glossyLeaf(art, {
        x: u,
        y: v,
        length: size * share * random.range(0.86, 1.12),
        angle: angle - Math.PI / 2 + side * off * random.range(0.85, 1.15),
        bend: side * random.range(0.06, 0.26),
        wide: random.range(0.28, 0.36),
        halves: side > 0 ? [0.8, 1] : [1, 0.8],
        color: mix(color, '#a6d05c', up * random.range(0.1, 0.4)),
        shade: side > 0 ? 0.14 : 0,
      })
    }
  }
  const [u, v] = at(1)
  glossyLeaf(art, {
    x: u,
    y: v,
    length: size * 0.26,
    angle: angle - 1.2,
    bend: 0.06,
    wide: 0.32,
    halves: [1, 0.8],
    color: tint(mix(color, '#b6dd6a', 0.5), 0.1),
    shade: 0,
  })
}
