import type { Canvas } from '../../core/canvas.ts'
import type { Point } from '../../core/contour.ts'

/** A line as a narrow gap, widest in its middle. */
export function opened({ random }: Canvas, line: readonly Point[], width: number): Point[] {
  const side = (sign: number) =>
    line.map(([x, y], index): Point => {
      const share = Math.sin((index / (line.length - 1)) * Math.PI) * random.range(0.5, 1)
      return [x + sign * width * share * 0.6, y + sign * width * share]
    })
  return [...side(-1), ...side(1).toReversed()]
}
