import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { closed, moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

interface Cracks {
  count: number
  /** How far they reach, as a share of the size. */
  reach: number
  /** What shows in them. */
  depth: Color
}

/** Cracks of a baked top: they branch from near the middle, wide where it rose most. */
export function crackedCrust(art: Canvas, piece: Piece, { count, reach, depth }: Cracks): void {
  const { random } = art
  const { color, size } = piece
  const start = random.angle()
  const cracks = Array.from({ length: count }, (_, index) => {
    const heading = start + (index / count) * Math.PI * 2 + random.jitter(0.3)
    const far = reach * random.range(0.6, 1)
    const main = crackLine(art, piece, heading, [random.range(0.1, 0.34), far])
    const branch = crackLine(art, piece, heading + random.pick([-0.34, 0.34]), [
      far * 0.55,
      far * 0.8,
    ])
    return [opened(art, main, size * 0.02), opened(art, branch, size * 0.011)]
  }).flat()
  const path = cracks.map(closed).join('')
  const lit = cracks.map((crack) => closed(moved(crack, size * 0.008, size * 0.012))).join('')
  art.fill(lit, tint(color, 0.6), 0.6)
  art.fill(path, shade(depth, 0.42))
  const inside = cracks.map((crack) => closed(moved(crack, size * 0.003, size * 0.006))).join('')
  art.fill(inside, depth, 0.6)
}

/** A wandering line away from the middle, between two shares of the size. */
function crackLine(
  { random }: Canvas,
  { x, y, size }: Piece,
  heading: number,
  [from, to]: readonly [number, number],
): Point[] {
  return Array.from({ length: 7 }, (_, index): Point => {
    const share = from + ((to - from) * index) / 6
    const angle = heading + random.jitter(0.05) / (share + 0.3)
    return [x + Math.cos(angle) * size * share, y + Math.sin(angle) * size * share]
  })
}

/** A line as a narrow gap, widest in its middle. */
export function opened({ random }: Canvas, line: readonly Point[], width: number): Point[] {
  const side = (sign: number) =>
    line.map(([x, y], index): Point => {
      const share = Math.sin((index / (line.length - 1)) * Math.PI) * random.range(0.5, 1)
      return [x + sign * width * share * 0.6, y + sign * width * share]
    })
  return [...side(-1), ...side(1).toReversed()]
}
