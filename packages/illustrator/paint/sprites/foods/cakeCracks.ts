import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { closed, moved, open, type Point } from '../../core/contour.ts'
import { opened } from './crackedCrust.ts'

interface CrackedTop {
  x: number
  y: number
  size: number
  /** What is seen in them, their edge in the shade, their edge in the light. */
  inside: Color
  shade: Color
  light: Color
}

/** Cracks of a cake's top, as a hand sees them: long, with a few branches, wide in their middle. */
export function cakeCracks(
  art: Canvas,
  { x, y, size, inside, shade, light }: CrackedTop,
  cracks: readonly { line: readonly Point[]; wide: number }[],
): void {
  const { random } = art
  const gaps = cracks.map(({ line, wide }) => {
    const points = finer(line).map(([u, v]): Point => [
      x + (u + random.jitter(0.014)) * size,
      y + (v + random.jitter(0.014)) * size,
    ])
    return opened(art, points, wide * size)
  })
  art.fill(gaps.map((gap) => closed(moved(gap, size * 0.008, size * 0.014))).join(''), light, 0.8)
  art.fill(gaps.map((gap) => closed(moved(gap, -size * 0.005, -size * 0.008))).join(''), shade)
  art.fill(gaps.map(closed).join(''), inside)
  const deep = gaps.map((gap) => open(gap.slice(1, gap.length / 2 - 1)))
  art.stroke(deep.join(''), shade, size * 0.007, { opacity: 0.7 })
}

/** With a point between each two. */
function finer(line: readonly Point[]): Point[] {
  return line.flatMap(([u, v], index) => {
    const next = line[index + 1]
    return next
      ? [
          [u, v],
          [(u + next[0]) / 2, (v + next[1]) / 2],
        ]
      : [[u, v]]
  })
}

/** How high crust lifts along a crack, and how far that reaches, in shares of the cake's radius. */
const LIFT = { high: 0.04, reach: 0.09 } as const

/** How a papery crust lifts beside its cracks: its plates curl up on one side, sink on the other. */
export function liftedAlong(
  lines: readonly (readonly Point[])[],
): (right: number, deep: number) => number {
  const parts = lines.flatMap((line) =>
    line.slice(1).map((to, index) => [line[index] ?? to, to] as const),
  )
  return (right, deep) => {
    let [nearest, side] = [LIFT.reach * 2, 0]
    for (const [[x, y], [u, v]] of parts) {
      const [along, down] = [u - x, v - y]
      const share = ((right - x) * along + (deep - y) * down) / (along ** 2 + down ** 2)
      const kept = Math.min(1, Math.max(0, share))
      const [du, dv] = [right - x - along * kept, deep - y - down * kept]
      const away = Math.sqrt(du * du + dv * dv)
      if (away < nearest) [nearest, side] = [away, Math.sign(dv * 0.8 + du * 0.6)]
    }
    const curled = Math.exp(-nearest / LIFT.reach) - Math.exp(-2)
    return nearest < LIFT.reach * 2 ? LIFT.high * curled * (side > 0 ? 1 : -0.5) : 0
  }
}
