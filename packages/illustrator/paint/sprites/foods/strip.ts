import type { Path, Point } from '../../core/contour.ts'
import { soft } from './produce/shapes.ts'

/**
 * A strip along something long and round, such as a bean: what lies between two distances from its
 * middle line, in shares of its half widths.
 * @param from -1 is the side above, which is the lit one whichever way the line runs
 * @param to 1 is the side below
 */
export function strip(
  line: readonly Point[],
  half: readonly number[],
  from: number,
  to: number,
): Path {
  const way = (line.at(-1)?.[0] ?? 0) >= (line[0]?.[0] ?? 0) ? 1 : -1
  const side = (share: number) =>
    line.map(([x, y], index): Point => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
      const long = Math.hypot(bx - ax, by - ay) || 1
      const off = (share * way * (half[index] ?? 0)) / long
      return [x - (by - ay) * off, y + (bx - ax) * off]
    })
  return soft([...side(from), ...side(to).toReversed()])
}
